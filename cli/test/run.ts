import type { Exit } from '../src/exit.ts';
import type { Face } from '../src/face.ts';
import { run } from '../src/program.ts';

/** What a command line came to: its exit code and its two outputs. */
export interface Ran {
  readonly code: Exit;
  readonly out: string;
  readonly err: string;
}

interface Around {
  readonly input?: string | Uint8Array;
  readonly language?: 'en' | 'zh';
  /** The errors go to a terminal, and a person stops the run once they read so. */
  readonly stop?: (err: string) => boolean;
}

/** Runs a command line in this process. */
export async function ran(words: readonly string[], { input = '', language = 'en', stop }: Around = {}): Promise<Ran> {
  let out = '';
  let err = '';
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  const face: Face = {
    language,
    colours: false,
    terminal: stop !== undefined,
    out: (text) => {
      out += typeof text === 'string' ? text : new TextDecoder().decode(text);
    },
    err: (text) => {
      err += text;
    },
    input: async () => bytes,
    pull: () => undefined,
    lines: async function* () {
      yield* new TextDecoder().decode(bytes).split('\n');
    },
    stopped: () => stop?.(err) ?? false,
  };
  const code = await run(words, face);
  return { code, out, err };
}
