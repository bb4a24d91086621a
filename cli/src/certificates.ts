import { writeFileSync } from 'node:fs';
import {
  type Certificate,
  certificateText,
  type Fact,
  isMemoryText,
  type MemoryCertificate,
  memoryFlaw,
  memoryText,
  type PeriodCertificate,
  periodFlaw,
  readCertificate,
  readMemory,
} from 'nimlab';
import { label, say } from 'words';
import { type Exit, exits } from './exit.ts';
import type { Face } from './face.ts';
import type { Options } from './options.ts';
import { refuse } from './print/refusal.ts';
import { textOf } from './text.ts';
import { listOf } from './typed.ts';

/** What became of a certificate file: replayed and standing, or what was said about it. */
export type Loaded =
  | { readonly certificate: PeriodCertificate }
  | { readonly memory: MemoryCertificate }
  | { readonly code: Exit };

/** Reads certificate files and has the referee replay each; the first that fails is refused, and says where. */
export async function certificatesOf(
  { with: typed, misere }: Options,
  face: Face,
): Promise<{ readonly certificates: readonly Certificate[] } | { readonly code: Exit }> {
  const certificates: Certificate[] = [];
  for (const path of listOf(typed)) {
    const loaded = await replayed(path, face, false);
    if ('code' in loaded) return loaded;
    if ('memory' in loaded && loaded.memory.convention === 'misere' && misere !== true) {
      face.err(`nimlab: ${path}: ${say({ id: 'certificate-memory-misere-only' }, face.language)}\n`);
      return { code: exits.input };
    }
    certificates.push('memory' in loaded ? loaded.memory : loaded.certificate);
  }
  return { certificates };
}

/** Reads one certificate file and has the referee replay it. */
export async function replayed(path: string, face: Face, json: boolean): Promise<Loaded> {
  const read = await textOf(path, face);
  if ('fault' in read) return { code: refuse(read.fault, face, json) };
  if (isMemoryText(read.text)) return remembered(path, read.text, face, json);
  const certificate = readCertificate(read.text);
  if (!certificate.ok) return { code: refuse(certificate.fault, face, json) };
  const flaw = periodFlaw(certificate.value);
  if (flaw === undefined) return { certificate: certificate.value };
  return refusal({ id: 'certificate-refused', code: certificate.value.code, flaw }, flaw, path, face, json);
}

function remembered(path: string, text: string, face: Face, json: boolean): Loaded {
  const memory = readMemory(text);
  if (!memory.ok) return { code: refuse(memory.fault, face, json) };
  const flaw = memoryFlaw(memory.value);
  return flaw === undefined
    ? { memory: memory.value }
    : refusal({ id: 'certificate-memory-refused', flaw }, flaw, path, face, json);
}

function refusal(refused: Fact, flaw: Fact, path: string, face: Face, json: boolean): Loaded {
  if (json) face.out(`${JSON.stringify({ verified: false, flaw, text: say(refused, face.language) })}\n`);
  else face.err(`nimlab: ${path}: ${say(refused, face.language)}\n`);
  return { code: exits.refuted };
}

/** Writes a certificate file; false, and said so, when it cannot be written. */
export function writeCertificate(path: string, certificate: Certificate, face: Face): boolean {
  try {
    writeFileSync(path, 'code' in certificate ? certificateText(certificate) : memoryText(certificate));
    return true;
  } catch {
    face.err(`nimlab: ${label('cannot-write', face.language, { path })}\n`);
    return false;
  }
}
