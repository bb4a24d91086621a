/** Eight steps of cividis: neighbours are told apart by every kind of colour vision. */
const STEPS = ['#00224e', '#123570', '#3b496c', '#575d6d', '#707173', '#a59c74', '#d2c060', '#fee838'] as const;

/** The most values that have a colour of their own. */
const CLASSES = STEPS.length;

/** The class of a nim-value above 0, where the greatest is known: its own while there are at most eight, else its band. */
export function classOf(value: number, most: number): number {
  return most <= CLASSES ? value - 1 : Math.min(CLASSES - 1, Math.floor(((value - 1) * CLASSES) / most));
}

/** The colour of a class. */
export function colourOf(step: number): string {
  return STEPS[step] ?? STEPS[0];
}

/** The colour of a number written on it. */
export function inkOn(step: number): string {
  return step >= 5 ? '#14181d' : '#ffffff';
}
