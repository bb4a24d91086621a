/** Eight steps of cividis: neighbours are told apart by every kind of colour vision. */
const STEPS = ['#00224e', '#123570', '#3b496c', '#575d6d', '#707173', '#a59c74', '#d2c060', '#fee838'] as const;

/** The most values that have a colour of their own. */
export const CLASSES = STEPS.length;

/** The colour of a nim-value above 0; 0 is a white cell with a ring. */
export function colourOf(value: number): string {
  return STEPS[Math.min(value - 1, CLASSES - 1)] ?? STEPS[0];
}

/** The colour of a number written on it. */
export function inkOn(value: number): string {
  return value - 1 >= 5 ? '#14181d' : '#ffffff';
}
