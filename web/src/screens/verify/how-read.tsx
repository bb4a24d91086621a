import { Text } from '@mantine/core';
import type { Component } from 'nimlab';
import type { ClaimCard } from '../../engine/wishes.ts';
import { useWords, type Words } from '../../language.tsx';
import { grouped } from '../grouped.ts';

/** How the rules of a claim were read: who loses, parameters, the moves, and what tells these rules from others. */
export function HowRead({ card }: { readonly card: ClaimCard }) {
  const { t } = useWords();
  const { page, parameters, fingerprint, version } = card.rules;
  return (
    <details>
      <summary>{t('verify-how-read')}</summary>
      <ul className="beside">
        <li>{t(card.convention === 'misere' ? 'verify-last-loses' : 'verify-last-wins')}</li>
        {Object.keys(parameters).length > 0 && <li>{parametersText(parameters)}</li>}
      </ul>
      {page !== undefined && <pre className="block">{page.trimEnd()}</pre>}
      <Text size="sm" c="dimmed" className="digest" mt={6}>
        {t('verify-engine', { version, fingerprint })}
        <br />
        {spentText(card, t)}
      </Text>
    </details>
  );
}

/** What a check cost: its time, and how many moves it looked at where that was counted. */
export function spentText({ spent: { seconds, moves } }: ClaimCard, t: Words['t']): string {
  const time = t('verify-took', { seconds: seconds.toFixed(2) });
  return moves === 0 ? time : `${time} ${t('verify-looked', { count: grouped(moves) })}`;
}

/** Parameters as they are typed: `m = 3, set = [1, 3]`. */
export function parametersText(parameters: Readonly<Record<string, Component>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name} = ${written(value)}`)
    .join(', ');
}

function written(value: Component): string {
  return Array.isArray(value) ? `[${value.map(written).join(', ')}]` : String(value);
}
