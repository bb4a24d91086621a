/** Rules to begin with, each in another of the ways that rules are written. */
export const examples = [
  { name: 'lab-example-kayles', rules: 'kayles' },
  { name: 'lab-example-code', rules: '0.137' },
  { name: 'lab-example-take', rules: 'take {2, 5, 7}' },
  { name: 'lab-example-line', rules: 'n -> n - k for k in {1, 3, 4}' },
  { name: 'lab-example-half', rules: 'n -> n - k for k in 1..n div 2' },
  { name: 'lab-example-wythoff', rules: 'wythoff' },
  {
    name: 'lab-example-page',
    rules: `game corner(a, b)
  called "A rook that also steps" zh "会斜走一步的车"
  -> (a - k, b)   for k in 1..a
  -> (a, b - k)   for k in 1..b
  -> (a - 1, b - 1)`,
  },
  { name: 'lab-example-split', rules: 'n -> a and n - 1 - a for a in 0..n - 1' },
] as const;
