import { boards } from './boards.checks.ts';
import { checked } from './checked.ts';

checked(boards);
