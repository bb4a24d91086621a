import type { Native } from '../code.ts';
import { collapsed, SAID } from './said.ts';

/** Retrograde analysis in Python. */
export function pythonBackwards({ component, lost }: Native): readonly string[] {
  const key = (one: string): string => (component === 'number' ? `tuple(${one})` : `tuple(map(tuple, ${one}))`);
  return [
    'ranked = {}',
    '',
    '',
    ...SAID.map((line) => `# ${line}`),
    'def rankOf(position):',
    `    first = ${key('position')}`,
    '    if first in ranked:',
    '        return ranked[first]',
    '    all, place, before, waits = [first], {first: 0}, [[]], []',
    '    for i, now in enumerate(all):',
    `        following_now = [${key('one')} for one in following(now)]`,
    '        waits.append(len(following_now))',
    '        for one in following_now:',
    '            if one not in place:',
    '                place[one] = len(all)',
    '                all.append(one)',
    '                before.append([])',
    '            before[place[one]].append(i)',
    '    left = list(waits)',
    '    rank = [0 if count == 0 else -1 for count in waits]',
    '    queue = [i for i, count in enumerate(waits) if count == 0]',
    '    over = list(queue)',
    '    for i in queue:',
    '        for j in before[i]:',
    '            waits[j] -= 1',
    `            if rank[j] < 0 and (rank[i] % 2 == ${lost} or waits[j] == 0):`,
    '                rank[j] = rank[i] + 1',
    '                queue.append(j)',
    '    for i in over:',
    '        for j in before[i]:',
    '            left[j] -= 1',
    '            if left[j] == 0:',
    '                over.append(j)',
    '    for one, i in place.items():',
    `        ranked[one] = rank[i] if len(over) < len(all) else ${collapsed('rank[i]', lost)}`,
    '    return ranked[first]',
  ];
}
