import { Text } from '@mantine/core';
import { useWords } from '../../language.tsx';
import { ruleOf } from '../../rule-of.ts';

/** The rule of a game, and behind a click what is known of it. */
export function About({ text }: { readonly text: string }) {
  const { t } = useWords();
  const rule = ruleOf(text);
  const rest = text.slice(rule.length);
  return (
    <>
      <Text size="sm" className="about">
        {rule}
      </Text>
      {rest.trim() !== '' && (
        <details>
          <summary>{t('page-known')}</summary>
          <Text size="sm" className="about">
            {rest}
          </Text>
        </details>
      )}
    </>
  );
}
