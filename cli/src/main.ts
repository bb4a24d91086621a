import { type Exit, exits } from './exit.ts';
import { type Face, languageOf } from './face.ts';
import { pulledInput, standardInput } from './stdin.ts';
import { isTerminal, outputs, write } from './stdout.ts';

const words = process.argv.slice(2);
let stopped = false;

/** The language asked for anywhere on the command line. */
function asked(): string | undefined {
  const at = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const word = words[at];
  return word?.startsWith('--lang=') ? word.slice('--lang='.length) : at >= 0 ? words[at + 1] : undefined;
}

async function* lines(): AsyncGenerator<string> {
  const { createInterface } = await import('node:readline');
  yield* createInterface({ input: process.stdin });
}

const face: Face = {
  language: languageOf(asked(), process.env),
  colours: isTerminal(outputs.out) && process.env['NO_COLOR'] === undefined,
  terminal: isTerminal(outputs.err),
  out: (text) => write(outputs.out, text),
  err: (text) => write(outputs.err, text),
  input: standardInput,
  pull: pulledInput,
  lines,
  async pair() {
    const { isSpare, open } = await import('./second.ts');
    return isSpare() ? open : undefined;
  },
  stopped: () => stopped,
};

/** Runs the command line. */
async function begin(): Promise<Exit> {
  const [command, name = '-'] = words;
  if (command !== 'judge') {
    process.once('SIGINT', () => {
      stopped = true;
      // Work that hears no stop within two seconds is ended all the same.
      setTimeout(() => process.exit(exits.stopped), 2000).unref();
    });
  } else if (words.length === 2 && !name.startsWith('-')) return judge(name);
  return (await import('./program.ts')).run(words, face);
}

/** A judge and nothing else: most are over before the parser of command lines is loaded. It computes in one go and would hear no stop: the system ends it. */
async function judge(name: string): Promise<Exit> {
  const [{ optimizeLater }, { judgeCommand }] = await Promise.all([
    import('./optimizing.ts'),
    import('./commands/judge.ts'),
  ]);
  optimizeLater();
  return judgeCommand([name], {}, face);
}

void begin().then((code) => {
  process.exitCode = code;
});
