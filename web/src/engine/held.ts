import type { Certificate } from 'nimlab';

/** The certificates that the referee has replayed here, by the name under which the page keeps them. */
export const held = new Map<string, Certificate>();
