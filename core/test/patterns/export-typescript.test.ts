import { programsSay } from './exported.ts';

programsSay('typescript');
