import { type Remote, wrap } from 'comlink';
import type { Engine } from './api.ts';

let worker: Worker | undefined;
let remote: Remote<Engine> | undefined;

/** The engine in its worker, started when it is first asked. */
export function engine(): Remote<Engine> {
  if (remote !== undefined) return remote;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  remote = wrap<Engine>(worker);
  return remote;
}

/** Ends what the engine is doing; the next question starts it anew. */
export function stopEngine(): void {
  worker?.terminate();
  worker = undefined;
  remote = undefined;
}
