import { aboutsIn } from './abouts.ts';

/** What the games are about, in one language; the build writes it out as plain text. */
export const lines = aboutsIn('en');
