import { programsSay } from './exported.ts';

programsSay('python');
