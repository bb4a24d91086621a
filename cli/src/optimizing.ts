import { setFlagsFromString } from 'node:v8';

/** Asks V8 to optimize later than usual: in work of a tenth of a second, optimizing as soon as usual costs more than it saves; in longer work it makes no difference. */
export function optimizeLater(): void {
  setFlagsFromString('--interrupt-budget=1000000');
}
