import type { Native } from '../code.ts';
import { collapsed, SAID } from './said.ts';

/** Retrograde analysis in C++. */
export function cppBackwards({ component, lost }: Native): readonly string[] {
  const position = component === 'number' ? 'vector<ll>' : 'vector<vector<ll>>';
  return [
    ...SAID.map((line) => `// ${line}`),
    `ll rankOf(const ${position} &position) {`,
    `    static map<${position}, ll> ranked;`,
    '    if (ranked.count(position)) return ranked[position];',
    `    vector<${position}> all = {position};`,
    `    map<${position}, int> place = {{position, 0}};`,
    '    vector<vector<int>> before(1);',
    '    vector<int> waits;',
    '    for (size_t i = 0; i < all.size(); i++) {',
    '        auto next = following(all[i]);',
    '        waits.push_back(next.size());',
    '        for (auto &one : next) {',
    '            auto [found, isNew] = place.insert({one, all.size()});',
    '            if (isNew) all.push_back(one), before.emplace_back();',
    '            before[found->second].push_back(i);',
    '        }',
    '    }',
    '    vector<ll> rank(all.size(), -1);',
    '    vector<int> left = waits, queue, over;',
    '    for (size_t i = 0; i < all.size(); i++)',
    '        if (waits[i] == 0) rank[i] = 0, queue.push_back(i), over.push_back(i);',
    '    for (size_t h = 0; h < queue.size(); h++)',
    '        for (int i = queue[h], k = 0; k < (int)before[i].size(); k++) {',
    '            int j = before[i][k];',
    `            if (rank[j] < 0 && (rank[i] % 2 == ${lost} || --waits[j] == 0)) rank[j] = rank[i] + 1, queue.push_back(j);`,
    '        }',
    '    for (size_t h = 0; h < over.size(); h++)',
    '        for (int j : before[over[h]])',
    '            if (--left[j] == 0) over.push_back(j);',
    '    bool round = over.size() < all.size();',
    `    for (size_t i = 0; i < all.size(); i++) ranked[all[i]] = round ? rank[i] : ${collapsed('rank[i]', lost)};`,
    '    return ranked[position];',
    '}',
  ];
}
