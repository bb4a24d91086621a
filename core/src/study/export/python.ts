import { certainty, type Moves, type Program } from './program.ts';

/** A Python 3 program. */
export function pythonProgram(program: Program): string {
  const { values, repeats, moves } = program;
  const size = values.length;
  const [period, saltus] = [repeats?.period ?? 1, repeats?.saltus ?? 0];
  const start = size - period;
  const beyond =
    repeats === undefined
      ? '    sys.exit(f"heap {n} is beyond the table")\n'
      : `    past = n - ${start}\n    return V[${start} + past % ${period}]${saltus === 0 ? '' : ` + past // ${period} * ${saltus}`}\n`;
  return `# ${certainty(program)}.
# Reads heaps; prints who wins, and the first winning move "heap: n -> rest".
import sys

V = [${values.join(', ')}]


def g(n):
    if n < ${size}:
        return V[n]
${beyond}

def moves(n):
${moves.map(written).join('')}

heaps = list(map(int, sys.stdin.read().split()))
x = 0
for h in heaps:
    x ^= g(h)
print("first" if x else "second")
if x:
    i, n, rest = next(
        (i, n, rest)
        for i, n in enumerate(heaps, 1)
        for value, rest in moves(n)
        if value == g(n) ^ x
    )
    print(f"{i}: {n} -> {rest}")
`;
}

function written(moves: Moves): string {
  switch (moves.is) {
    case 'all':
      return '    for r in range(n - 1, -1, -1):\n        yield g(r), f"{r}"\n';
    case 'take':
      return `    if n >= ${moves.k + moves.least}:\n        yield g(n - ${moves.k}), f"{n - ${moves.k}}"\n`;
    case 'split': {
      const { k, low, half, short } = moves;
      const bound = half ? `(n - ${k + short}) // 2 + 1` : `n - ${k + low} + 1`;
      return `    for a in range(${low}, ${bound}):\n        yield g(a) ^ g(n - ${k} - a), f"{a} + {n - ${k} - a}"\n`;
    }
  }
}
