import type { Component, Reply, SaidMove } from 'nimlab';
import pico from 'picocolors';
import { label, say } from 'words';
import type { Face } from '../face.ts';

/** One answer as a person reads it: how it was read, the verdict, what stands behind it, and what else was asked for. */
export function answerText(reply: Reply, face: Face): string {
  const { language } = face;
  const lines = [say(reply.reading, language), headline(reply, face)];
  if (reply.value !== undefined) lines.push(`${label('value', language)} ${short(String(reply.value))}`);
  if (reply.ground) lines.push(say(reply.ground, language));
  for (const fact of reply.why) if (reply.outcome !== '?') lines.push(say(fact, language));
  for (const fact of reply.refuted) lines.push(say(fact, language));
  if (reply.count !== undefined)
    lines.push(label(reply.outcome === 'D' ? 'drawing-moves' : 'winning-moves', language, { number: reply.count }));
  for (const move of reply.moves?.items ?? []) lines.push(`  ${moveText(move)}`);
  if (reply.moves?.more) lines.push(`  ${label('and-more', language)}`);
  if (reply.replies && reply.replies.items.length > 0) {
    lines.push(label('refuting-replies', language));
    for (const { move, reply: answer } of reply.replies.items)
      lines.push(`  ${moveText(move)}  ⇒  ${moveText(answer)}`);
    if (reply.replies.more) lines.push(`  ${label('and-more', language)}`);
  }
  if (reply.steps.length > 0) lines.push('', ...reply.steps.map((step) => say(step, language)));
  return `${lines.join('\n')}\n`;
}

function headline(reply: Reply, face: Face): string {
  const colours = pico.createColors(face.colours);
  const text = say(reply.verdict, face.language);
  switch (reply.outcome) {
    case 'N':
      return colours.green(`N  ${text}`);
    case 'P':
      return colours.red(`P  ${text}`);
    case 'D':
      return colours.yellow(`D  ${text}`);
    case '?':
      return colours.yellow(`?  ${text}`);
  }
}

/** The most characters of one side of a move, or of a value, that are shown. */
const WIDEST = 400;

/** A move in a list; where its numbers are too long to be compared by eye, with what was chosen (`k = 4`). */
function moveText({ text, by }: SaidMove): string {
  if (text.length <= WIDEST) return text;
  const chosen = Object.entries(by).map(([name, value]) => `${name} = ${short(written(value))}`);
  const sides = text.split(' -> ').map(short).join(' -> ');
  return chosen.length === 0 ? sides : `${sides}  (${chosen.join(', ')})`;
}

function written(value: Component): string {
  return Array.isArray(value) ? `[${value.map(written).join(', ')}]` : String(value);
}

/** Very long numbers are cut in the middle for the eye, each by itself; JSON keeps them whole. */
function short(text: string): string {
  const cut = text.replace(/\d{61,}/gu, (number) => `${number.slice(0, 24)}…${number.slice(-24)}`);
  return cut.length <= WIDEST ? cut : `${cut.slice(0, 180)} … ${cut.slice(-180)}`;
}
