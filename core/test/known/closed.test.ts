import { checked } from './checked.ts';
import { closed } from './closed.checks.ts';

checked(closed);
