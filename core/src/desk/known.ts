import { catalogued, names } from '../games/registry.ts';
import { budgetOf, finish } from '../solve/solve.ts';
import type { Known } from '../study/pattern/known.ts';
import { tabulate } from '../study/tabulate.ts';

const TO = 140;

/** The first nim-values of every game of one number in the catalogue. */
export function knownValues(): readonly Known[] {
  return names.flatMap((game): readonly Known[] => {
    const read = catalogued(game);
    const [field, more] = read.ok ? read.value.shape : [];
    if (!read.ok || field === undefined || more !== undefined || field.depth > 0) return [];
    const table = finish(tabulate(read.value, { from: 0, to: TO }, 'normal', budgetOf(20_000)));
    if ('id' in table || table.is !== 'row') return [];
    const end = table.entries.findIndex((entry) => entry?.value === undefined);
    const values = table.entries.slice(0, end < 0 ? undefined : end).map((entry) => Number(entry?.value));
    return values.length > 24 ? [{ game, values }] : [];
  });
}
