import { type Fact, type MemoryCertificate, memoryFact, type PeriodCertificate } from 'nimlab';
import { label, say } from 'words';
import { replayed } from '../certificates.ts';
import { type Exit, exits, together } from '../exit.ts';
import type { Face } from '../face.ts';
import type { Options } from '../options.ts';

/** `nimlab verify FILE…`: the referee alone replays certificates of periods. */
export async function verifyCommand(words: readonly string[], options: Options, face: Face): Promise<Exit> {
  if (words.length === 0) {
    face.err(`nimlab: ${label('what-to-verify', face.language)}\n`);
    return exits.input;
  }
  const codes: Exit[] = [];
  for (const path of words) {
    const loaded = await replayed(path, face, options['json'] === true);
    if ('certificate' in loaded) told(loaded.certificate, options['json'] === true, face);
    if ('memory' in loaded) remembered(loaded.memory, options['json'] === true, face);
    codes.push('code' in loaded ? loaded.code : exits.answered);
  }
  return together(codes);
}

function told({ code, preperiod, period, saltus, values }: PeriodCertificate, json: boolean, face: Face): void {
  const fact: Fact = { id: 'certificate-stands', code, preperiod, period, saltus, count: values.length };
  const text = say(fact, face.language);
  if (json)
    face.out(`${JSON.stringify({ verified: true, code, preperiod, period, saltus, values: values.length, text })}\n`);
  else face.out(`${label('proved', face.language)}  ${text}\n`);
}

function remembered(memory: MemoryCertificate, json: boolean, face: Face): void {
  const { convention, takes, preperiod, period, values } = memory;
  const text = say(memoryFact(memory), face.language);
  if (json)
    face.out(
      `${JSON.stringify({ verified: true, convention, takes, preperiod, period, values: values.length, text })}\n`,
    );
  else face.out(`${label('proved', face.language)}  ${text}\n`);
}
