import type { Convention } from 'nimlab';
import type { ExerciseKind } from '../../engine/wishes.ts';

/** A theorem of the shelf: the game and the position of its puzzle, and how many sentences its proof has. */
export interface Theorem {
  readonly id: TheoremId;
  readonly game: string;
  readonly position: string;
  readonly convention: Convention;
  /** Positions for the proof on one's own numbers, one of each kind. */
  readonly others: readonly string[];
  readonly parts: number;
  /** The puzzle is of this one position, which its words describe. */
  readonly isFixed?: true;
  /** The theorem as a formula, where it is one; the words say it aloud. */
  readonly formula?: string;
  /** What is practised below the proof. */
  readonly practice?: ExerciseKind;
}

export type TheoremId =
  | 'pn'
  | 'bash'
  | 'race'
  | 'nim'
  | 'sums'
  | 'wythoff'
  | 'fibonacci'
  | 'staircase'
  | 'georgia'
  | 'kayles'
  | 'misere'
  | 'rows'
  | 'tower'
  | 'periods';

/** Other names of theorems, as links say them. */
const OTHER_NAMES: Readonly<Record<string, TheoremId>> = {
  bouton: 'nim',
  mex: 'sums',
  sg: 'sums',
  grundy: 'sums',
  zeckendorf: 'fibonacci',
  subtraction: 'periods',
  octal: 'kayles',
};

/** The theorem that a link names. */
export function theoremOf(name: string | undefined): Theorem | undefined {
  const asked = name?.toLowerCase() ?? '';
  return theorems.find(({ id }) => id === (OTHER_NAMES[asked] ?? asked));
}

/** The theorems in the order in which they lean on each other. */
export const theorems: readonly Theorem[] = [
  {
    id: 'pn',
    game: 'take {1, 3, 4}',
    position: '7',
    convention: 'normal',
    others: ['6', '8', '9'],
    parts: 2,
    formula: 'G ∈ P ⟺ ∀ G → G′ : G′ ∈ N',
    practice: 'moves',
  },
  {
    id: 'bash',
    game: 'bash',
    position: '21',
    convention: 'normal',
    others: ['20', '30', '7'],
    parts: 2,
    formula: 'n ∈ P ⟺ n mod ( m + 1 ) = 0',
  },
  {
    id: 'race',
    game: 'race',
    position: '0',
    convention: 'normal',
    others: ['2', '9', '17'],
    parts: 2,
    formula: 'n ∈ P ⟺ ( 20 − n ) mod 3 = 0',
  },
  {
    id: 'nim',
    game: 'nim',
    position: '3 6 9',
    convention: 'normal',
    others: ['2 4 6', '7 1 3', '1 4 5'],
    parts: 3,
    formula: '( h_1 , … , h_k ) ∈ P ⟺ h_1 ⊕ … ⊕ h_k = 0',
    practice: 'wrong',
  },
  {
    id: 'sums',
    game: 'kayles',
    position: '7 + nim 3',
    convention: 'normal',
    others: ['5 + nim 4', '3 + nim 3', '9 + nim 4'],
    parts: 3,
    formula: 'g ( G ) = mex { g ( G′ ) : G → G′ } ; g ( G + H ) = g ( G ) ⊕ g ( H )',
    practice: 'mex',
  },
  {
    id: 'wythoff',
    game: 'wythoff',
    position: '6 9',
    convention: 'normal',
    others: ['6 10', '3 5', '8 12'],
    parts: 2,
    formula: '( a_k , b_k ) = ( ⌊ k φ ⌋ , ⌊ k φ ⌋ + k )',
  },
  {
    id: 'fibonacci',
    game: 'fibonacci',
    position: '20',
    convention: 'normal',
    others: ['21', '30', '33'],
    parts: 2,
    formula: 'n = F_a + F_b + … + F_z ; n ∈ N ⟺ F_z ≤ q',
  },
  {
    id: 'staircase',
    game: 'staircase',
    position: '2 3 1 4',
    convention: 'normal',
    others: ['2 3 2 1', '0 5 0 2', '1 2 3 4 5'],
    parts: 2,
    formula: 'P ⟺ s_1 ⊕ s_3 ⊕ s_5 ⊕ … = 0',
  },
  {
    id: 'georgia',
    game: 'georgia',
    position: '1 4 8 13',
    convention: 'normal',
    others: ['1 3 8 10', '2 5 6', '1 5 9'],
    parts: 2,
    formula: 'P ⟺ ( x_k − x_‹k − 1› − 1 ) ⊕ ( x_‹k − 2› − x_‹k − 3› − 1 ) ⊕ … = 0',
  },
  {
    id: 'kayles',
    game: 'kayles',
    position: '9',
    convention: 'normal',
    others: ['8', '4 4', '3 5'],
    parts: 2,
    formula: 'g ( n + 12 ) = g ( n ) ; n ≥ 71',
    practice: 'mex',
  },
  {
    id: 'misere',
    game: 'nim',
    position: '1 1 2',
    convention: 'misere',
    others: ['1 1 1', '3 4 5', '2 2'],
    parts: 3,
    formula: 'P ⟺ h_1 ⊕ … ⊕ h_k = 0 ; max h_i ≥ 2',
  },
  { id: 'rows', game: 'kayles', position: '7', convention: 'misere', others: ['4', '9', '5'], parts: 2 },
  {
    id: 'tower',
    game: 'tower',
    position: '8 7 6 5 4 3 2 1',
    convention: 'normal',
    others: ['8 7 3 5 4 3 2 1', '3 2 1', '1 1 1'],
    isFixed: true,
    parts: 2,
    practice: 'published',
  },
  {
    id: 'periods',
    game: 'take {2, 5, 7}',
    position: '100',
    convention: 'normal',
    others: ['22', '1000', '12345'],
    parts: 2,
    formula: 'g ( n + p ) = g ( n ) ; n ≥ n_0',
    practice: 'mex',
  },
];
