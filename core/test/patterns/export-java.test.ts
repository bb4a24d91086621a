import { programsSay } from './exported.ts';

programsSay('java', 3);
