import { checked } from './checked.ts';
import { codes } from './codes.checks.ts';

checked(codes);
