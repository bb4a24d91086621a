import { writeFileSync } from 'node:fs';
import { certificateText, type Fact, type PeriodCertificate, periodFlaw, readCertificate } from 'nimlab';
import { label, say } from 'words';
import { type Exit, exits } from './exit.ts';
import type { Face } from './face.ts';
import { refuse } from './print/refusal.ts';
import { textOf } from './text.ts';

/** What became of a certificate file: replayed and standing, or what was said about it. */
export type Loaded = { readonly certificate: PeriodCertificate } | { readonly code: Exit };

/** Reads certificate files and has the referee replay each; the first that fails is refused, and says where. */
export async function certificatesOf(
  paths: readonly string[],
  face: Face,
): Promise<{ readonly certificates: readonly PeriodCertificate[] } | { readonly code: Exit }> {
  const certificates: PeriodCertificate[] = [];
  for (const path of paths) {
    const loaded = await replayed(path, face, false);
    if ('code' in loaded) return loaded;
    certificates.push(loaded.certificate);
  }
  return { certificates };
}

/** Reads one certificate file and has the referee replay it. */
export async function replayed(path: string, face: Face, json: boolean): Promise<Loaded> {
  const read = await textOf(path, face);
  if ('fault' in read) return { code: refuse(read.fault, face, json) };
  const certificate = readCertificate(read.text);
  if (!certificate.ok) return { code: refuse(certificate.fault, face, json) };
  const flaw = periodFlaw(certificate.value);
  if (flaw === undefined) return { certificate: certificate.value };
  const refused: Fact = { id: 'certificate-refused', code: certificate.value.code, flaw };
  if (json) face.out(`${JSON.stringify({ verified: false, flaw, text: say(refused, face.language) })}\n`);
  else face.err(`nimlab: ${path}: ${say(refused, face.language)}\n`);
  return { code: exits.refuted };
}

/** Writes a certificate file; false, and said so, when it cannot be written. */
export function writeCertificate(path: string, certificate: PeriodCertificate, face: Face): boolean {
  try {
    writeFileSync(path, certificateText(certificate));
    return true;
  } catch {
    face.err(`nimlab: ${label('cannot-write', face.language, { path })}\n`);
    return false;
  }
}
