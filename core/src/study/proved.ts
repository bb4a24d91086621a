import { takesFlaw } from '../check/memory.ts';
import { readCode } from '../nim/code/read.ts';
import { writeCode } from '../nim/code/write.ts';
import type { Certificate, PeriodCertificate } from '../rules/certificate.ts';
import type { Compiled, Move, Option, Part, Rules, Theorem } from '../rules/rules.ts';
import { memoryTheorem } from '../solve/memory.ts';
import { valueByPeriod } from '../solve/period.ts';

/** Whether a certificate speaks of the game: heap n of the game is heap n of its code, or what may be taken from every heap is what the certificate says. */
export function isOf(certificate: Certificate, rules: Rules): boolean {
  if (!('code' in certificate)) return takesFlaw(rules, certificate) === undefined;
  const own = normal(rules.code);
  return own !== undefined && own === normal(certificate.code);
}

function normal(text: string | undefined): string | undefined {
  const code = text === undefined ? undefined : readCode(text);
  return code === undefined || 'wrong' in code ? undefined : writeCode(code);
}

/** The game with those of the certificates that speak of it. */
export function withCertificates(rules: Rules, certificates: readonly Certificate[]): Rules {
  return certificates.filter((one) => isOf(one, rules)).reduce(withCertificate, rules);
}

/**
 * The same game with a proved period as its first theorem, which then tells every value. The certificate must be one that the referee has replayed
 * and that speaks of the game.
 */
function withCertificate(rules: Rules, certificate: Certificate): Rules {
  return withTheorem(rules, 'code' in certificate ? periodTheorem(certificate) : memoryTheorem(certificate));
}

function periodTheorem(certificate: PeriodCertificate): Theorem {
  return {
    id: 'proved period',
    source: certificate.code,
    status: 'proved',
    speaks: 'component',
    convention: 'normal',
    text: '',
    value: (heap) =>
      (typeof heap === 'number' || typeof heap === 'bigint') && heap >= 0
        ? valueByPeriod(certificate, heap)
        : undefined,
    certificate,
  };
}

/** The same game with one theorem more, before its own; what its moves lead to belongs to the new game. */
function withTheorem(rules: Rules, theorem: Theorem): Rules {
  const { leading } = rules;
  const here = (part: Part): Part => (part.rules === rules ? { rules: hung, component: part.component } : part);
  const back = (part: Part): Part => (part.rules === hung ? { rules, component: part.component } : part);
  const led = <T extends Option>(option: T): T =>
    option.to === undefined ? option : { ...option, to: option.to.map(here) };
  const hung: Rules = {
    ...rules,
    options: (component) => each(rules.options(component), led),
    leading: leading && ((component, to) => leading(component, to.map(back)).map(led)),
    starts: rules.starts.map((start) => ({ ...start, position: (values) => start.position(values).map(here) })),
    get compiled() {
      return rules.compiled && compiledFor(hung, rules.compiled);
    },
    theorems: [theorem, ...rules.theorems.map((own) => told(own, led))],
  };
  return hung;
}

function compiledFor(hung: Rules, compiled: Compiled): Compiled {
  return { ...compiled, family: [hung, ...compiled.family.slice(1)] };
}

/** A theorem of the old game whose moves belong to the new one. */
function told(theorem: Theorem, led: <T extends Option>(option: T) => T): Theorem {
  return {
    ...theorem,
    ...(theorem.reach && { reach: (...asked) => each(theorem.reach?.(...asked) ?? [], led) }),
    ...(theorem.replies && { replies: (position) => each<Move>(theorem.replies?.(position) ?? [], led) }),
  };
}

function* each<T>(items: Iterable<T>, of: (item: T) => T): Generator<T, void> {
  for (const item of items) yield of(item);
}
