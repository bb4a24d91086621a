/** Functions that the language has its own texts for. */
export const JAVA_TEXTS: readonly (readonly [word: string, text: readonly string[]])[] = [
  [
    ' at',
    [
      'static long at(List<Long> list, long i) { return list.get((int) i - 1); } // lists count from 1',
      'static <T> T row(List<T> list, long i) { return list.get((int) i - 1); }',
    ],
  ],
  [
    'isqrt',
    [
      'static long isqrt(long n) {',
      '    long root = (long) Math.sqrt(n);',
      '    while (root * root > n) root--;',
      '    while ((root + 1) * (root + 1) <= n) root++;',
      '    return root;',
      '}',
    ],
  ],
  [
    'floorRoot',
    [
      '// The whole part of k * sqrt(d).',
      'static long floorRoot(long k, long d) {',
      '    BigInteger square = BigInteger.valueOf(k).pow(2).multiply(BigInteger.valueOf(d));',
      '    long root = square.sqrt().longValue();',
      '    return k >= 0 ? root : BigInteger.valueOf(root).pow(2).equals(square) ? -root : -root - 1;',
      '}',
    ],
  ],
  [
    'sorted',
    [
      'static List<Long> sorted(List<Long> list) {',
      '    List<Long> copy = new ArrayList<>(list);',
      '    Collections.sort(copy);',
      '    return copy;',
      '}',
    ],
  ],
  [
    'listed',
    [
      'static String listed(List<Long> list) {',
      '    String text = list.toString();',
      '    return text.substring(1, text.length() - 1);',
      '}',
    ],
  ],
];
