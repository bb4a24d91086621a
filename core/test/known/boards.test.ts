import { checked } from './checked.ts';
import { boards } from './boards.checks.ts';

checked(boards);
