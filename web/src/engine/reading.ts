import {
  type Component,
  moves,
  type Position,
  type Rules,
  readGame,
  readPosition,
  remarks,
  rulesPage,
  saidMove,
  writePosition,
} from 'nimlab';
import { sumKey } from './sums.ts';
import { aboutOf, withAbout } from './told-about.ts';
import type { Reading, Source } from './wishes.ts';

/** The most moves of a sample that are listed. */
const LISTED = 40;
/** The most moves of a sample that are looked at for different ones. */
const LOOKED = 400;
const SIZES = [3, 5, 7] as const;

/** Rules as they were read. */
export function readingOf(source: Source, sample: string): Reading {
  const read = readGame(source);
  if (!read.ok) return { ...NOTHING, fault: read.fault };
  const rules = read.value;
  const { name, page, code, shape } = rules;
  const about = aboutOf(rules);
  const text = rulesPage(rules);
  const isPlain = shape.every(({ depth, members }) => depth === 0 && members.length === 0);
  const typed = sample.trim() === '' ? undefined : readPosition(sample, rules);
  const positions = typed?.ok === true ? [typed.value] : typed === undefined ? samplesOf(rules) : [];
  return {
    name,
    called: page.called,
    about,
    code,
    fields: isPlain ? shape.map((field) => field.name) : [],
    page: text && withAbout(text, about),
    remarks: remarks(source, rules),
    samples: positions.map(sampled),
    fault: typed?.ok === false ? typed.fault : undefined,
  };
}

const NOTHING: Reading = {
  name: '',
  called: undefined,
  about: undefined,
  code: undefined,
  fields: [],
  page: undefined,
  remarks: [],
  samples: [],
  fault: undefined,
};

function samplesOf(rules: Rules): readonly Position[] {
  const { shape } = rules;
  if (shape.some(({ depth, members }) => depth > 0 || members.length > 0)) {
    const start = readPosition('', rules);
    const [small] = (rules.samples ?? []).slice(-1);
    return start.ok ? [start.value] : small === undefined ? [] : [[{ rules, component: small }]];
  }
  return SIZES.flatMap((size) => {
    const component: Component = shape.length === 1 ? size : shape.map((_, i) => size + i);
    return rules.refused(component) === undefined ? [[{ rules, component: rules.kept(component) }]] : [];
  });
}

function sampled(position: Position): Reading['samples'][number] {
  const leads = new Map<string, string>();
  let count = 0;
  for (const move of moves(position)) {
    const { to } = saidMove(position, move);
    const key = sumKey(to);
    count += 1;
    if ((leads.size === LISTED && !leads.has(key)) || count > LOOKED)
      return { position: writePosition(position), leads: [...leads.values()], more: true };
    if (!leads.has(key)) leads.set(key, to);
  }
  return { position: writePosition(position), leads: [...leads.values()], more: false };
}
