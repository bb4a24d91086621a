import { programsSay } from './exported.ts';

programsSay('cpp');
