/** A global of a module. */
export interface Cell<T> {
  value: T;
}

/** The memory of a module; its buffer is another one after it has grown. */
export interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** The little of WebAssembly that is used here; every engine of today has it. */
interface Engine {
  readonly Memory: new (size: { initial: number; maximum: number; shared?: boolean }) => Memory;
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}

declare const WebAssembly: Engine | undefined;

/** Compiles a module and gives what it exports; undefined where the engine lacks WebAssembly, its vectors, or the memory. */
export function instantiated(bytes: Uint8Array<ArrayBuffer>, memory: Memory): object | undefined {
  if (typeof WebAssembly === 'undefined') return undefined;
  try {
    return new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: { memory } }).exports;
  } catch {
    return undefined;
  }
}

/** A memory of some pages of 64 KiB, which may grow to 4 GiB, and which threads may share; undefined where there is none. */
export function memoryOf(pages: number, shared = false): Memory | undefined {
  if (typeof WebAssembly === 'undefined') return undefined;
  try {
    return new WebAssembly.Memory({ initial: pages, maximum: 65_536, shared });
  } catch {
    return undefined;
  }
}
