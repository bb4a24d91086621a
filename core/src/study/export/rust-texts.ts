/** Functions that the language has its own texts for. */
export const RUST_TEXTS: readonly (readonly [word: string, text: readonly string[]])[] = [
  [
    ' at',
    ['// Lists count from 1.', 'fn at<T: Clone>(list: &[T], i: i64) -> T {', '    list[i as usize - 1].clone()', '}'],
  ],
  [
    'isqrt',
    [
      'fn isqrt(n: i64) -> i64 {',
      '    let mut root = (n as f64).sqrt() as i64;',
      '    while root * root > n {',
      '        root -= 1;',
      '    }',
      '    while (root + 1) * (root + 1) <= n {',
      '        root += 1;',
      '    }',
      '    return root;',
      '}',
    ],
  ],
  [
    'floorRoot',
    [
      '// The whole part of k * sqrt(d).',
      'fn floorRoot(k: i64, d: i64) -> i64 {',
      '    let square = (k as i128) * (k as i128) * (d as i128);',
      '    let mut root = (square as f64).sqrt() as i128;',
      '    while root * root > square {',
      '        root -= 1;',
      '    }',
      '    while (root + 1) * (root + 1) <= square {',
      '        root += 1;',
      '    }',
      '    let up = if root * root == square { 0 } else { 1 };',
      '    return if k >= 0 { root as i64 } else { (-root - up) as i64 };',
      '}',
    ],
  ],
  [
    'sorted',
    [
      'fn sorted(list: &[i64]) -> Vec<i64> {',
      '    let mut copy = list.to_vec();',
      '    copy.sort();',
      '    return copy;',
      '}',
    ],
  ],
  [
    'listed',
    [
      'fn listed(list: &[i64]) -> String {',
      '    list.iter().map(|x| x.to_string()).collect::<Vec<_>>().join(", ")',
      '}',
    ],
  ],
];
