import { exits } from './exit.ts';
import { type Face, languageOf } from './face.ts';
import { run } from './program.ts';
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
  stopped: () => stopped,
};

// A judge computes in one go and would hear nothing: the system ends it.
if (words[0] !== 'judge') {
  process.once('SIGINT', () => {
    stopped = true;
    // Work that hears no stop within two seconds is ended all the same.
    setTimeout(() => process.exit(exits.stopped), 2000).unref();
  });
}

void run(words, face).then((code) => {
  process.exitCode = code;
});
