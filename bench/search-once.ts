import { readFileSync } from 'node:fs';
import { argv, cpuUsage } from 'node:process';
import { ask, budgetOf, type Convention } from 'nimlab';

// One search in a process of its own, as a person would wait for it: prints the checksum, then the milliseconds of processor time.
const [, , game = '', position = '', convention = 'normal'] = argv;
const page = readFileSync(new URL(`./games/${game}.game`, import.meta.url), 'utf8');
const rule: Convention = convention === 'misere' ? 'misere' : 'normal';
const question = { game: undefined, page, position, convention: rule, set: [] };
const began = cpuUsage();
const work = ask(question, { all: false, count: false, why: false }, budgetOf(200_000_000));
let step = work.next(1_000_000);
while (!step.done) step = work.next(1_000_000);
const { user, system } = cpuUsage(began);
const took = (user + system) / 1000;
if (!step.value.ok) throw new Error(step.value.fault.id);
const { outcome, value } = step.value.value.reply;
console.log(`${value ?? (outcome === 'N' ? 1 : 0)} ${took.toFixed(3)}`);
