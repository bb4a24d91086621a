import type { Exit } from '../src/exit.ts';
import type { Face } from '../src/face.ts';
import { run } from '../src/program.ts';

/** What a command line came to: its exit code and its two outputs. */
export interface Ran {
  readonly code: Exit;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process. */
export async function ran(
  words: readonly string[],
  { input = '', language = 'en' }: { readonly input?: string | Uint8Array; readonly language?: 'en' | 'zh' } = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  const face: Face = {
    language,
    colours: false,
    terminal: false,
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
    stopped: () => false,
  };
  const code = await run(words, face);
  return { code, out, err };
}
