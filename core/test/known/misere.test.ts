import { checked } from './checked.ts';
import { misere } from './misere.checks.ts';

checked(misere);
