import { transfer } from 'comlink';
import type { Advance, ClaimCard, Result, Wish, Working } from './wishes.ts';

/** Milliseconds of work between two looks: a stop is heard at once. */
const CHUNK_MS = 80;
const LEAST = 1000;
const MOST = 20_000_000;

/** Milliseconds that a table must have taken to be worth keeping. */
const WORTH = 200;

interface Held {
  readonly wish: Wish;
  readonly work: Working;
  size: number;
  begun: boolean;
  /** Milliseconds spent so far. */
  spent: number;
}

const works = new Map<number, Held>();
let last = 0;

/** Begins work; its number stands for it. */
export async function begin(wish: Wish): Promise<number> {
  last += 1;
  const id = last;
  works.set(id, { wish, work: (await keptWork(wish)) ?? (await workOf(wish)), size: LEAST, begun: false, spent: 0 });
  return id;
}

/** A table that was kept is there at once. */
async function keptWork(wish: Wish): Promise<Working | undefined> {
  if (wish.is !== 'table' || 'pasted' in wish.table) return undefined;
  const sheet = await (await import('./kept-tables.ts')).keptTable(wish.table);
  return sheet && finished({ is: 'sheet', sheet: { ...sheet, isKept: true } });
}

// biome-ignore lint/correctness/useYield: what is there takes no work.
function* finished(result: Result): Working {
  return result;
}

/** Keeps a table that took a while. */
async function keep({ wish, spent }: Held, result: Result): Promise<void> {
  if (wish.is !== 'table' || result.is !== 'sheet' || result.sheet.isKept || spent < WORTH) return;
  await (await import('./kept-tables.ts')).keepTable(wish.table, result.sheet);
}

async function workOf(wish: Wish): Promise<Working> {
  switch (wish.is) {
    case 'rules':
    case 'table':
    case 'pattern':
    case 'period':
    case 'form':
    case 'program':
      return (await import('./lab.ts')).laboured(wish);
    case 'options':
      return (await import('./options.ts')).optionsOf(wish);
    case 'added':
    case 'claims':
    case 'pairs':
    case 'certificate':
      return (await import('./verify.ts')).verified(wish);
    case 'judges':
    case 'judge':
      return (await import('./judged.ts')).judgedWork(wish);
    case 'look':
    case 'moves':
    case 'history':
    case 'compare':
    case 'out':
    case 'pasted':
      return (await import('./analyse.ts')).analysed(wish);
    case 'explained':
      return (await import('./explained.ts')).explained(wish);
    case 'quiz':
      return (await import('./quiz.ts')).quizzed(wish);
  }
}

/** Goes on with work for a moment. */
export async function advance(id: number): Promise<Advance> {
  const held = works.get(id);
  if (held === undefined) return { done: true, result: { is: 'refused', fact: { id: 'budget-spent' } }, cards: [] };
  const until = performance.now() + CHUNK_MS;
  const cards: ClaimCard[] = [];
  for (;;) {
    const began = performance.now();
    const step = held.work.next(held.begun ? held.size : 0);
    held.begun = true;
    const now = performance.now();
    held.spent += now - began;
    if (step.done === true) {
      works.delete(id);
      const result = { done: true, result: step.value, cards } as const;
      await keep(held, step.value);
      return step.value.is === 'sheet' ? transfer(result, [step.value.sheet.terms.buffer]) : result;
    }
    cards.push(...step.value.cards);
    held.size = sized(held.size, now - began);
    if (now >= until) return { done: false, stand: { ...step.value, cards } };
  }
}

/** Lets go of work that nobody wants any more. */
export function drop(id: number): void {
  works.delete(id);
}

function sized(size: number, took: number): number {
  const factor = took <= 0 ? 4 : Math.min(4, Math.max(0.25, CHUNK_MS / took));
  return Math.round(Math.min(MOST, Math.max(LEAST, size * factor)));
}
