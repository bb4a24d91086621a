import { useCallback, useEffect, useRef, useState } from 'react';
import { isSealed, type Link, readLink, writeLink } from './link.ts';
import { leaveGame } from './screens/play/recent.ts';
import type { Refusal } from './sealed.ts';

/** What the address names; while its folded rules are being unfolded, nothing; where they cannot be, why. */
export type Address = { readonly link: Link } | { readonly refusal: Refusal } | undefined;

/** Goes to a link; `isTyped`: in place of the present one, as typing does. */
export type Go = (link: Link, isTyped?: boolean) => void;

/** The address as a link, and the way to another. */
export function useAddress(): { readonly address: Address; readonly go: Go } {
  const [address, setAddress] = useState<Address>(() =>
    isSealed(location.hash) ? undefined : { link: readLink(location.hash) },
  );
  const turn = useRef(0);
  const made = useRef(location.hash);

  const open = useCallback(async (fragment: string) => {
    turn.current += 1;
    const mine = turn.current;
    if (!isSealed(fragment)) return setAddress({ link: readLink(fragment) });
    const read = await (await import('./sealed.ts')).unsealed(fragment);
    if (turn.current === mine) setAddress('refusal' in read ? read : { link: readLink(read.fragment) });
  }, []);
  useEffect(() => {
    const heard = () => {
      if (location.hash === made.current) return;
      // An address that this page did not write was opened by the person.
      leaveGame();
      made.current = location.hash;
      void open(location.hash);
    };
    if (isSealed(location.hash)) void open(location.hash);
    addEventListener('hashchange', heard);
    return () => removeEventListener('hashchange', heard);
  }, [open]);

  const go = useCallback(async (next: Link, isTyped: boolean) => {
    const plain = writeLink(next);
    const fragment = plain.includes('rules=') ? await (await import('./sealed.ts')).sealed(plain) : plain;
    made.current = fragment;
    turn.current += 1;
    // At once: the browser tells of a new fragment only later, and a key pressed meanwhile would act on the old one.
    setAddress({ link: location.hash === fragment ? next : readLink(plain) });
    // Setting the fragment makes an entry of the history.
    if (location.hash === fragment) return;
    if (isTyped) location.replace(fragment);
    else location.hash = fragment;
  }, []);
  return { address, go: useCallback((next, isTyped = false) => void go(next, isTyped), [go]) };
}
