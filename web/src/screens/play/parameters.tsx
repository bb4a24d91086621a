import { Group, Text, TextInput } from '@mantine/core';
import type { Component } from 'nimlab';
import type { Form } from '../../engine/api.ts';
import { useWords } from '../../language.tsx';

interface Props {
  readonly form: Form;
  readonly set: readonly string[];
  readonly change: (set: readonly string[]) => void;
}

/** A field for every parameter of the game, and for what the link sets beside them; what is left as usual, or emptied, is not said in the link. */
export function Parameters({ form, set, change }: Props) {
  const { t } = useWords();
  const typed = (name: string) => set.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
  const others = set
    .map((one) => one.split('=')[0] ?? one)
    .filter((name) => !form.parameters.some((own) => own.name === name));
  const fields = [...form.parameters, ...others.map((name) => ({ name, value: undefined }))];
  if (fields.length === 0) return null;
  return (
    <fieldset className="parameters">
      <legend>
        <Text size="sm" fw={500} component="span">
          {t('page-parameters')}
        </Text>
      </legend>
      <Group gap="sm" align="start">
        {fields.map(({ name, value }) => (
          <TextInput
            key={`${form.name} ${name}`}
            label={name}
            w="9rem"
            error={value === undefined && t('page-no-parameter')}
            defaultValue={typed(name) ?? text(value)}
            onBlur={(event) => {
              const wanted = event.currentTarget.value.trim();
              if (wanted === (typed(name) ?? text(value))) return;
              const rest = set.filter((one) => one.split('=')[0] !== name);
              change(wanted === '' ? rest : [...rest, `${name}=${wanted}`]);
            }}
          />
        ))}
      </Group>
    </fieldset>
  );
}

function text(value: Component | undefined): string {
  if (value === undefined) return '';
  return Array.isArray(value) ? `[${value.map(text).join(', ')}]` : String(value);
}
