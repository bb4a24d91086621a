import { Button, createTheme, type MantineColorsTuple } from '@mantine/core';

const blue: MantineColorsTuple = [
  '#e9f3fd',
  '#cfe4fa',
  '#a9d6ff',
  '#74b6ee',
  '#4896da',
  '#2377bd',
  '#155f9f',
  '#0d4d88',
  '#083d77',
  '#062c57',
];

/** One accent, system fonts, figures of one width. */
export const theme = createTheme({
  colors: { blue },
  components: {
    NativeSelect: { defaultProps: { rightSectionProps: { 'aria-hidden': true } } },
    // The words on a small button are not larger than on a large one.
    Button: Button.extend({
      vars: (_theme, { size }) => ({
        root: size === 'compact-md' ? { '--button-fz': 'var(--mantine-font-size-sm)' } : {},
      }),
    }),
  },
  primaryColor: 'blue',
  primaryShade: { light: 8, dark: 6 },
  autoContrast: true,
  defaultRadius: 'md',
  fontFamily:
    'system-ui, "Segoe UI", Roboto, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "WenQuanYi Micro Hei", sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono CJK SC", monospace',
});
