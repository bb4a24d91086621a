import { checked } from './checked.ts';
import { heaps } from './heaps.checks.ts';

checked(heaps);
