import { Text } from '@mantine/core';
import { useWords } from '../../language.tsx';

/** A first sentence narrower than this only names the things; the rule is in the second. */
const NARROW = 60;
/** A second sentence that speaks of these tells who wins: no rule, and not asked for. */
const TELLS = /必败|必胜|SG|\blost\b|\bvalues?\b|\bworth\b/u;

/** The rule of a game, and behind a click what is known of it. */
export function About({ text }: { readonly text: string }) {
  const { t } = useWords();
  const sentences = text.match(/[^.。\n]+(?:[.。](?=\s|$|[^\d\s])|\n|$)\s*/gu) ?? [text];
  const [first = '', second = ''] = sentences;
  const rule = width(first) < NARROW && !TELLS.test(second) ? first + second : first;
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

/** How wide a sentence is, a Chinese character as two letters and a half. */
function width(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2.5 : 1), 0);
}
