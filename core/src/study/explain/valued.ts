import { add, compare, divide, isWhole, multiply, remainder, subtract } from '../../nim/whole.ts';
import { nimSum } from '../../nim/xor.ts';
import type { Evidence } from '../../rules/answer.ts';
import type { Certificate } from '../../rules/certificate.ts';
import type { Fact } from '../../rules/fact.ts';
import { writeComponent } from '../../rules/notation/write.ts';
import type { Component, Whole } from '../../rules/position.ts';
import type { Part, Position, Theorem } from '../../rules/rules.ts';

/** The value of a part as far as evidence tells it. */
export type Valuation = (part: Part) => Whole | undefined;

/** Options beyond this number are not listed behind a value. */
const OPTIONS = 200;

/** A theorem's value needs no list of options above this size. */
const SMALL = 30;

/** How evidence gives the value of a part; undefined where it does not speak. */
export function valuation(evidence: Evidence): Valuation {
  switch (evidence.by) {
    case 'theorem':
      return (part) => theoremOf(part, evidence.theorem)?.value?.(part.component);
    case 'period': {
      const { certificate } = evidence;
      return ({ rules, component }) => {
        const speaks = 'takes' in certificate ? certificate.convention === 'normal' : rules.code === certificate.code;
        return speaks ? repeated(component, certificate)?.value : undefined;
      };
    }
    case 'table':
    case 'search': {
      const known = new Map(evidence.values.map((row) => [key(row.game, row.component), row.value]));
      return ({ rules, component }) =>
        known.get(key(rules.name, component)) ?? (rules.same && known.get(key(rules.name, rules.same(component))));
    }
    case 'parts':
    case 'graph':
      return () => undefined;
  }
}

/** The theorem of a part's page that evidence names. */
export function theoremOf(part: Part, id: string): Theorem | undefined {
  return part.rules.theorems.find((theorem) => theorem.id === id);
}

/** Where the value of one part comes from: theorem, period or table, and for small parts the values of its options. Among `several` games a part is told with its game's name. */
export function valueSteps(
  part: Part,
  place: number,
  value: Whole,
  evidence: Evidence,
  several: boolean,
): readonly Fact[] {
  const written = writeComponent(part.rules, part.component);
  const component = several ? `${part.rules.name} ${written}` : written;
  const common = { part: place, component, value };
  const zero = value === 0 ? '-zero' : '';
  const behind = (): readonly Fact[] => mexStep(part, value, valuation(evidence));
  switch (evidence.by) {
    case 'theorem':
      return [{ id: `value-theorem${zero}`, ...common, source: evidence.source }, ...(isSmall(part) ? behind() : [])];
    case 'period': {
      const { preperiod, period } = evidence.certificate;
      const found = repeated(part.component, evidence.certificate);
      if (found === undefined || found.like === part.component)
        return [{ id: `value-table${zero}`, ...common }, ...behind()];
      const rise = found.rise === 0 ? '' : ` (+ ${found.rise})`;
      return [{ id: 'value-period', ...common, preperiod, period, like: found.like, rise }];
    }
    case 'table':
    case 'search':
      return [{ id: `value-table${zero}`, ...common }, ...behind()];
    case 'parts':
    case 'graph':
      return [];
  }
}

/** Why the one heap of a misère position is won or lost by a finite memory; none where the evidence is another. */
export function outcomeSteps([part]: Position, evidence: Evidence): readonly Fact[] {
  if (part === undefined || evidence.by !== 'period' || 'code' in evidence.certificate) return [];
  const { preperiod, period } = evidence.certificate;
  const found = repeated(part.component, evidence.certificate);
  if (found === undefined) return [];
  const isNear = found.like === part.component;
  const id = found.value === 0 ? 'heap-lost' : 'heap-won';
  const component = writeComponent(part.rules, part.component);
  return [{ id: isNear ? id : `${id}-period`, component, preperiod, period, like: found.like }];
}

/** A part whose options are quickly listed and read. */
function isSmall({ component }: Part): boolean {
  return isWhole(component) && compare(component, SMALL) <= 0;
}

/** The set of option values behind a value, when every one of them is known. */
function mexStep(part: Part, value: Whole, known: Valuation): readonly Fact[] {
  const found = optionValues(part, known);
  if (found === undefined) return [];
  const component = writeComponent(part.rules, part.component);
  return [
    found.length === 0
      ? { id: 'mex-empty', component, value }
      : { id: 'mex', component, values: found, count: found.length, value },
  ];
}

function optionValues(part: Part, known: Valuation): readonly Whole[] | undefined {
  const found = new Set<Whole>();
  let count = 0;
  for (const option of part.rules.options(part.component)) {
    count += 1;
    if (option.to === undefined || count > OPTIONS) return undefined;
    const value = sumOf(option.to, known);
    if (value === undefined) return undefined;
    found.add(value);
  }
  return [...found].sort(compare);
}

/** The nim-sum of a position's values, when all are known. */
function sumOf(position: Position, known: Valuation): Whole | undefined {
  const values: Whole[] = [];
  for (const part of position) {
    const value = known(part);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return nimSum(values);
}

interface Repeated {
  readonly value: Whole;
  readonly like: Whole;
  readonly rise: Whole;
}

/** The value of a heap by a certificate, the small heap that it is like, and how many periods lie between. */
function repeated(component: Component, certificate: Certificate): Repeated | undefined {
  if (!isWhole(component)) return undefined;
  const { preperiod, period, values } = certificate;
  const beyond = subtract(component, preperiod);
  const times = compare(beyond, period) < 0 ? 0 : divide(beyond, period);
  const like = times === 0 ? component : add(preperiod, remainder(beyond, period));
  const value = values[Number(like)];
  const rise = multiply('code' in certificate ? certificate.saltus : 0, times);
  return value === undefined ? undefined : { value: add(value, rise), like, rise };
}

function key(game: string, component: Component): string {
  return `${game} ${plain(component)}`;
}

function plain(component: Component): string {
  return typeof component === 'object' ? `[${component.map(plain).join()}]` : String(component);
}
