import type { Fact } from 'nimlab';
import { useEffect, useState } from 'react';
import type { Line } from '../../engine/api.ts';
import { engine } from '../../engine/engine.ts';

/** What may be spent on the verdict of a position in play. */
const BUDGET = 2_000_000;

/** The hints asked for at one position, and how many were asked for in the whole game. */
export function useHelp(line: Line, position: string) {
  const key = JSON.stringify(line);
  const start = JSON.stringify({ ...line, moves: [] });
  const [rung, setRung] = useState(0);
  const [facts, setFacts] = useState<readonly Fact[]>([]);
  const [verdict, setVerdict] = useState<readonly Fact[]>([]);
  const [used, setUsed] = useState<{ readonly start: string; readonly count: number }>({ start, count: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position has no hints yet
  useEffect(() => {
    setRung(0);
    setFacts([]);
    setVerdict([]);
  }, [key]);
  const count = used.start === start ? used.count : 0;
  const counted = () => setUsed({ start, count: count + 1 });
  return {
    rung,
    facts,
    verdict,
    used: count,
    ask: (wanted: number) => {
      setRung(wanted);
      counted();
      void engine().hint(line, wanted).then(setFacts);
    },
    hide: () => {
      setRung(0);
      setVerdict([]);
    },
    askVerdict: () => {
      counted();
      void engine()
        .ask({ ...line, position }, { all: false, count: false, why: false }, BUDGET)
        .then((read) =>
          setVerdict(read.ok ? [read.value.verdict, ...(read.value.ground ? [read.value.ground] : [])] : [read.fault]),
        );
    },
  };
}

/** What was asked for at a position, and the ways to ask for more. */
export type Help = ReturnType<typeof useHelp>;
