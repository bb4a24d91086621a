import type { Fact } from 'nimlab';
import { useSyncExternalStore } from 'react';
import { done } from './engine/use-long.ts';
import type { Result, Told } from './engine/wishes.ts';

/** A certificate that is answered by until it is dropped, or the tab is closed. */
export interface Answering {
  /** Under this name the engine holds it. */
  readonly name: string;
  readonly of: Told;
  readonly facts: readonly Fact[];
}

const KEY = 'nimlab-certificate';
const heard = new Set<() => void>();
let current: Answering | undefined;
let last = 0;

/** The certificate that is answered by; one that was kept is replayed again before. */
export function useAnswering(): Answering | undefined {
  return useSyncExternalStore(subscribe, () => current);
}

/** Has the referee replay a certificate; one that stands is answered by from then on. */
export async function answerBy(text: string): Promise<Result> {
  last += 1;
  const name = `certificate ${last}`;
  const result = await done({ is: 'certificate', text, name });
  if (result.is !== 'judged' || !result.accepted || result.of === undefined) return result;
  keep(text);
  change({ name, of: result.of, facts: result.facts });
  return result;
}

/** Answers without a certificate again. */
export function dropCertificate(): void {
  sessionStorage.removeItem(KEY);
  change(undefined);
}

function subscribe(listener: () => void): () => void {
  heard.add(listener);
  return () => heard.delete(listener);
}

function change(next: Answering | undefined): void {
  current = next;
  for (const listener of heard) listener();
}

function keep(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // One that is too long to be kept is there until the page is left.
    sessionStorage.removeItem(KEY);
  }
}

const kept = sessionStorage.getItem(KEY);
if (kept !== null)
  void answerBy(kept).then(() => {
    if (current === undefined) dropCertificate();
  });
