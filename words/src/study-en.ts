import { linesOf } from './lines.ts';
import { study } from './shelves.ts';

/** The shelf `study` in one language; the build of the page writes it out as plain text. */
export const lines = linesOf(study, 'en');
