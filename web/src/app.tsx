import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { type Link, readLink, writeLink } from './link.ts';
import { Play } from './screens/play.tsx';
import { Shell } from './shell/shell.tsx';
import { withStudyWords } from './shelves.ts';

interface Shown {
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** A place that is loaded when it is first opened, with its words. */
const place = (open: () => Promise<ComponentType<Shown>>) =>
  lazy(async () => {
    const [screen] = await Promise.all([open(), withStudyWords()]);
    return { default: screen };
  });

const Analyse = place(async () => (await import('./screens/analyse/analyse.tsx')).Analyse);
const Lab = place(async () => (await import('./screens/lab/lab.tsx')).Lab);
const Learn = place(async () => (await import('./screens/learn/learn.tsx')).Learn);
const Verify = place(async () => (await import('./screens/verify/verify.tsx')).Verify);

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
