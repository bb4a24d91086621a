import { type ComponentType, lazy, Suspense } from 'react';
import { type Link, readLink } from './link.ts';
import { Play } from './screens/play.tsx';
import { Shell } from './shell/shell.tsx';
import { withStudyWords } from './shelves.ts';
import { useAddress } from './use-address.ts';

interface Shown {
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** A place that is loaded when it is first opened, with its words. */
const place = <Given extends object = Shown>(open: () => Promise<ComponentType<Given>>) =>
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

const Refused = place(async () => (await import('./shell/refused.tsx')).Refused);

/** The page: a shell with its places, and the place that the address names. */
export function App() {
  const { address, go } = useAddress();
  const link = address !== undefined && 'link' in address ? address.link : readLink('');
  const Screen = screens[link.place];
  return (
    <Shell link={link} go={go}>
      <Suspense>
        {address !== undefined && 'refusal' in address && <Refused refusal={address.refusal} go={go} />}
        {address !== undefined && 'link' in address && <Screen link={link} go={go} />}
      </Suspense>
    </Shell>
  );
}
