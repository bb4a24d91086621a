import { inWords } from '../../boards/in-words.ts';
import type { ClaimCard } from '../../engine/wishes.ts';
import type { Words } from '../../language.tsx';
import { parametersText, spentText } from './how-read.tsx';

/** A verdict as a text to be sent to somebody: the claim, how it was read, what became of it, and what stands behind that. */
export function cardText(card: ClaimCard, words: Words): string {
  const { t, say, language } = words;
  const { rules } = card;
  const lines = [
    card.text,
    t('verify-reading-of', {
      game: card.called?.[language] ?? card.game,
      convention: t(card.convention === 'misere' ? 'verify-misere' : 'verify-normal'),
    }),
    ...(Object.keys(rules.parameters).length === 0 ? [] : [parametersText(rules.parameters)]),
    say(card.said),
    ...card.play.map((fact) => say(inWords(fact, card.boards, words))),
    ...[...(card.moves === undefined ? [] : [card.moves]), ...card.beside].map(say),
    ...(rules.page === undefined ? [] : ['', rules.page.trimEnd()]),
    '',
    spentText(card, t),
    t('verify-engine', { version: rules.version, fingerprint: rules.fingerprint }),
  ];
  return `${lines.join('\n')}\n`;
}
