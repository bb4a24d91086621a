import { type Checked, factsOf, type Position, verdictFact, writePosition } from 'nimlab';
import pico from 'picocolors';
import { type Language, say } from 'words';
import type { Face } from '../face.ts';
import { plain } from './json.ts';

/** The documented JSON object of one checked claim. */
export function claimJson(file: string, checked: Checked, language: Language): unknown {
  const { verdict } = checked;
  const refuted = verdict.verdict === 'refuted' ? verdict : undefined;
  return plain({
    file,
    line: checked.line,
    game: checked.game,
    kind: checked.is,
    claim: checked.text,
    source: checked.source,
    convention: checked.convention,
    verdict: verdict.verdict,
    at: 'at' in verdict ? written(verdict.at) : undefined,
    choice: refuted?.by,
    said: refuted && say(refuted.said, language),
    found: refuted && say(refuted.found, language),
    positions: verdict.verdict === 'observed' ? verdict.positions : undefined,
    play: refuted?.line.map((fact) => say(fact, language)) ?? [],
    neighbours: checked.neighbours.map((one) => ({
      game: one.game,
      convention: one.convention,
      swapped: one.swapped,
      verdict: one.verdict.verdict,
      text: say(verdictFact(one.verdict), language),
    })),
    expected: checked.expected,
    ok: checked.ok,
    text: factsOf(checked).map((fact) => say(fact, language)),
  });
}

function written(position: Position | undefined): string | undefined {
  return position === undefined ? undefined : writePosition(position);
}

/** What became of a claim, as lines; `place` is the file and line, or the game as typed. */
export function claimText(place: string, checked: Checked, face: Face): string {
  const [verdict, ...rest] = factsOf(checked).map((fact) => say(fact, face.language));
  const source = checked.source === undefined ? '' : `  — ${checked.source}`;
  const colours = pico.createColors(face.colours);
  const coloured = checked.ok ? colours.green : colours.red;
  const lines = [
    `${place}  ${checked.game}  ${checked.text.replace(/\s*"[^"]*"$/u, '')}${source}`,
    `  ${coloured(`${checked.ok ? '✓' : '✗'} ${verdict ?? ''}`)}`,
  ];
  return `${[...lines, ...rest.map((line) => `    ${line}`)].join('\n')}\n`;
}
