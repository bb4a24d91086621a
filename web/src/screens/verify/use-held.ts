import { useEffect, useRef, useState } from 'react';
import type { Link } from '../../link.ts';
import { packed, unpacked } from '../../packed.ts';

/** Longer links are cut off on their way to somebody. */
const SENT = 2000;
/** Longer ones do not stand in the address at all. */
const HELD = 8000;

/** What a tab of Verify was asked, as it stands in the address. */
export interface Held {
  readonly hold: (text: string) => void;
  readonly isTooLong: boolean;
}

/** Keeps what a tab of Verify was asked in the address; `opened` hears what an address brings. */
export function useHeld(link: Link, go: (link: Link) => void, opened: (text: string) => void): Held {
  const { z = '' } = link.asked;
  const [isBeyond, setBeyond] = useState(false);
  const heard = useRef(opened);
  heard.current = opened;
  const own = useRef('');
  useEffect(() => {
    const text = z === own.current ? undefined : unpacked(z);
    if (text === undefined) return;
    own.current = z;
    heard.current(text);
  }, [z]);
  return {
    hold: (text) => {
      const fragment = packed(text);
      setBeyond(fragment.length > HELD);
      own.current = fragment.length > HELD ? '' : fragment;
      if (own.current !== z) go({ ...link, asked: { ...link.asked, z: own.current } });
    },
    isTooLong: isBeyond || z.length > SENT,
  };
}

/** A question of several fields as one text. */
export function together(fields: Readonly<Record<string, string>>): string {
  return `${JSON.stringify(fields, undefined, 1)}\n`;
}

/** The fields of such a text; undefined where it is something else. */
export function apart<Name extends string>(
  text: string,
  names: readonly Name[],
): Readonly<Record<Name, string>> | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return undefined;
    const found = new Map(Object.entries(read));
    if (!names.every((name) => typeof found.get(name) === 'string')) return undefined;
    return Object.fromEntries(names.map((name) => [name, found.get(name)])) as Record<Name, string>; // every name was found above
  } catch {
    return undefined;
  }
}
