import { Text } from '@mantine/core';
import { useWords } from '../../language.tsx';

/** How many sentences say the rule; what is known of the game follows them, and would be a hint. */
const RULE = 2;

/** The rule of a game, and behind a click what is known of it. */
export function About({ text }: { readonly text: string }) {
  const { t } = useWords();
  const sentences = text.match(/[^.。\n]+(?:[.。](?=\s|$|[^\d\s])|\n|$)\s*/gu) ?? [text];
  const rule = sentences.slice(0, RULE).join('');
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
