import { checked } from './checked.ts';
import { rows } from './rows.checks.ts';

checked(rows);
