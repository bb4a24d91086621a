import { useCallback, useEffect, useState } from 'react';
import { type Link, readLink, writeLink } from './link.ts';
import { Analyse } from './screens/analyse.tsx';
import { Play } from './screens/play.tsx';
import { Shell } from './shell/shell.tsx';

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
  return (
    <Shell link={link} go={go}>
      {link.place === 'play' ? <Play link={link} go={go} /> : <Analyse link={link} go={go} />}
    </Shell>
  );
}
