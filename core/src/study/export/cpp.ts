import { certainty, type Moves, type Program } from './program.ts';

/** A C++17 program. */
export function cppProgram(program: Program): string {
  const { values, repeats, moves } = program;
  const size = values.length;
  const [period, saltus] = [repeats?.period ?? 1, repeats?.saltus ?? 0];
  const beyond =
    repeats === undefined
      ? '    cerr << "heap " << n << " is beyond the table\\n";\n    exit(3);\n'
      : `    ll past = n - ${size - period};\n    return V[${size - period} + past % ${period}]${saltus === 0 ? '' : ` + past / ${period} * ${saltus}`};\n`;
  return `// ${certainty(program)}.
// Reads heaps; prints who wins, and the first winning move "heap: n -> rest".
#include <cstdlib>
#include <iostream>
#include <vector>
using namespace std;
typedef long long ll;
static const int V[${size}] = {${values.join(', ')}};
static ll g(ll n) {
    if (n < ${size}) return V[n];
${beyond}}
int main() {
    vector<ll> heaps;
    ll h, x = 0;
    while (cin >> h) heaps.push_back(h), x ^= g(h);
    if (x == 0) return cout << "second\\n", 0;
    cout << "first\\n";
    for (size_t i = 0; i < heaps.size(); i++) {
        ll n = heaps[i], t = g(n) ^ x;
${moves.map(written).join('')}    }
}
`;
}

const SAY = (rest: string): string => `return cout << i + 1 << ": " << n << " -> " << ${rest} << "\\n", 0;`;

function written(moves: Moves): string {
  switch (moves.is) {
    case 'all':
      return `        for (ll r = n - 1; r >= 0; r--)\n            if (g(r) == t) ${SAY('r')}\n`;
    case 'take':
      return `        if (n >= ${moves.k + moves.least} && g(n - ${moves.k}) == t) ${SAY(`n - ${moves.k}`)}\n`;
    case 'split': {
      const { k, low, half, short } = moves;
      const bound = half ? `2 * a <= n - ${k + short}` : `a <= n - ${k + low}`;
      return `        for (ll a = ${low}; ${bound}; a++)\n            if ((g(a) ^ g(n - ${k} - a)) == t) ${SAY(`a << " + " << n - ${k} - a`)}\n`;
    }
  }
}
