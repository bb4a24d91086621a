import { Group, Text, TextInput } from '@mantine/core';
import type { Component } from 'nimlab';
import type { Form } from '../../engine/api.ts';
import { useWords } from '../../language.tsx';

interface Props {
  readonly form: Form;
  readonly set: readonly string[];
  readonly change: (set: readonly string[]) => void;
}

/** A field for every parameter of the game; what is left as usual is not said in the link. */
export function Parameters({ form, set, change }: Props) {
  const { t } = useWords();
  if (form.parameters.length === 0) return null;
  const typed = (name: string) => set.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
  return (
    <fieldset className="parameters">
      <legend>
        <Text size="sm" fw={500} component="span">
          {t('page-parameters')}
        </Text>
      </legend>
      <Group gap="sm">
        {form.parameters.map(({ name, value }) => (
          <TextInput
            key={`${form.name} ${name}`}
            label={name}
            w="9rem"
            defaultValue={typed(name) ?? text(value)}
            onBlur={(event) => {
              const wanted = event.currentTarget.value.trim();
              if (wanted === (typed(name) ?? text(value))) return;
              const others = set.filter((one) => !one.startsWith(`${name}=`));
              change(wanted === '' ? others : [...others, `${name}=${wanted}`]);
            }}
          />
        ))}
      </Group>
    </fieldset>
  );
}

function text(value: Component): string {
  return Array.isArray(value) ? `[${value.map(text).join(', ')}]` : String(value);
}
