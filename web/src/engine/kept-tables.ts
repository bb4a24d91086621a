import { fingerprint, readGame, version } from 'nimlab';
import type { GameTable, Sheet, TableWish } from './wishes.ts';

// Finished tables, kept in the browser under what tells the rules from others, the version of the engine, the convention and the end.

const BASE = 'nimlab-tables';
const SHEETS = 'sheets';
const SIZES = 'sizes';
/** The most tables, and the most bytes of all of them. */
const TABLES = 24;
const BYTES = 64 * 1024 * 1024;

interface Size {
  readonly key: string;
  readonly bytes: number;
  readonly used: number;
}

/** The table that was kept for a wish, where there is one. */
export async function keptTable(wish: TableWish): Promise<Sheet | undefined> {
  const key = keyOf(wish);
  if (key === undefined) return undefined;
  try {
    const base = await opened();
    const stores = base.transaction([SHEETS, SIZES], 'readwrite');
    const held: Sheet | undefined = await answered(stores.objectStore(SHEETS).get(key));
    if (held !== undefined) stores.objectStore(SIZES).put({ key, bytes: held.bytes, used: Date.now() } satisfies Size);
    base.close();
    return held;
  } catch {
    // A browser may refuse to keep anything.
    return undefined;
  }
}

/** Keeps a table; those that were not used for longest give way. */
export async function keepTable(wish: TableWish, sheet: Sheet): Promise<void> {
  const key = keyOf(wish);
  if (key === undefined || sheet.bytes > BYTES / 4) return;
  const copy = { ...sheet, terms: sheet.terms.slice() };
  try {
    const base = await opened();
    const stores = base.transaction([SHEETS, SIZES], 'readwrite');
    const all: readonly Size[] = await answered(stores.objectStore(SIZES).getAll());
    const others = all.filter((one) => one.key !== key).sort((a, b) => b.used - a.used);
    let [bytes, count] = [sheet.bytes, 1];
    for (const one of others) {
      bytes += one.bytes;
      count += 1;
      if (bytes <= BYTES && count <= TABLES) continue;
      stores.objectStore(SHEETS).delete(one.key);
      stores.objectStore(SIZES).delete(one.key);
    }
    stores.objectStore(SHEETS).put(copy, key);
    stores.objectStore(SIZES).put({ key, bytes: sheet.bytes, used: Date.now() } satisfies Size);
    stores.commit();
    base.close();
  } catch {
    // A browser may refuse to keep anything.
  }
}

function keyOf(wish: TableWish): string | undefined {
  if ('pasted' in wish) return undefined;
  const { source, to, convention }: GameTable = wish;
  const read = readGame(source);
  return read.ok ? `${fingerprint(read.value)} ${version} ${convention} ${to}` : undefined;
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(BASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(SHEETS);
    request.result.createObjectStore(SIZES, { keyPath: 'key' });
  };
  return answered(request);
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
