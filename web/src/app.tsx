import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { type Link, readLink, writeLink } from './link.ts';
import { Analyse } from './screens/analyse.tsx';
import { Play } from './screens/play.tsx';
import { Shell } from './shell/shell.tsx';

const Lab = lazy(async () => ({ default: (await import('./screens/lab/lab.tsx')).Lab }));
const Learn = lazy(async () => ({ default: (await import('./screens/learn/learn.tsx')).Learn }));
const Verify = lazy(async () => ({ default: (await import('./screens/verify/verify.tsx')).Verify }));

/** What each place shows. */
const screens = { play: Play, analyse: Analyse, lab: Lab, learn: Learn, verify: Verify } as const;

/** The page: a shell with its places, and the place that the address names. */
export function App() {
  const [link, setLink] = useState<Link>(() => readLink(location.hash));
  useEffect(() => {
    const heard = () => setLink(readLink(location.hash));
    addEventListener('hashchange', heard);
    return () => removeEventListener('hashchange', heard);
  }, []);
  const go = useCallback((next: Link) => {
    const fragment = writeLink(next);
    // Setting the fragment makes an entry of the history, and is heard above.
    if (location.hash === fragment) setLink(next);
    else location.hash = fragment;
  }, []);
  const Screen = screens[link.place];
  return (
    <Shell link={link} go={go}>
      <Suspense>
        <Screen link={link} go={go} />
      </Suspense>
    </Shell>
  );
}
