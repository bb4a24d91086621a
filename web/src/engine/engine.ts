import { type Remote, wrap } from 'comlink';
import type { Engine } from './api.ts';

let remote: Remote<Engine> | undefined;

/** The engine in its worker, started when it is first asked. */
export function engine(): Remote<Engine> {
  remote ??= wrap<Engine>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  return remote;
}
