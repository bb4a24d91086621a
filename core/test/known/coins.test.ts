import { checked } from './checked.ts';
import { coins } from './coins.checks.ts';

checked(coins);
