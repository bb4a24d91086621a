import { programsSay } from './exported.ts';

programsSay('rust', 3);
