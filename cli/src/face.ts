import type { OpenPair, Pull } from 'nimlab';
import type { Language } from 'words';

/** What a command touches outside itself: its two outputs, its input, its language; tests pass their own. */
export interface Face {
  readonly language: Language;
  /** Whether colours may be written. */
  readonly colours: boolean;
  /** Whether progress may be shown on the error output. */
  readonly terminal: boolean;
  out(text: string | Uint8Array): void;
  err(text: string): void;
  /** All of the standard input. */
  input(): Promise<Uint8Array>;
  /** Reads on in the standard input while all else waits; undefined where it is a terminal, which must hear an interrupt. */
  pull(): Pull | undefined;
  /** The standard input line by line, as it arrives. */
  lines(): AsyncIterable<string>;
  /** What opens two kernels in two threads for long tables; undefined where one thread is to do all. */
  readonly pair?: () => Promise<OpenPair | undefined>;
  /** Whether the person asked to stop. */
  stopped(): boolean;
}

/** The language of a face: as asked for, else Chinese where LC_ALL or LANG says so, else English. */
export function languageOf(
  asked: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  if (asked === 'zh' || asked === 'en') return asked;
  const locale = environment['LC_ALL'] || environment['LANG'] || '';
  return locale.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}
