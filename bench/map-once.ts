import { readFileSync } from 'node:fs';
import { argv, cpuUsage } from 'node:process';
import { budgetOf, finish, readGame, tabulate } from 'nimlab';

// One map in a process of its own, from the reading of the rules on: prints the checksum, then the milliseconds of processor time.
const [, , game = '', to = '', holds = 'outcomes'] = argv;
const isPage = game.endsWith('.game');
const page = isPage ? readFileSync(new URL(`./games/${game}`, import.meta.url), 'utf8') : undefined;
const ends = to.split(',').map(Number);
const asked = holds === 'values' ? 'values' : 'outcomes';
const began = cpuUsage();
const read = readGame({ game: isPage ? undefined : game, page, set: [] });
if (!read.ok) throw new Error(read.fault.id);
const table = finish(tabulate(read.value, { from: 0, to: ends }, 'normal', budgetOf(200_000_000), asked));
const { user, system } = cpuUsage(began);
if ('id' in table || table.is !== 'map') throw new Error('no map');
const place = ends.map(() => 0);
let at = 0;
let sum = 0n;
let part = 0;
for (let isOpen = true; isOpen; at += 1) {
  const entry = table.at(place);
  if (asked === 'values') part += Number(entry?.value) * ((at % 1009) + 1);
  else if (entry?.outcome === 'P') part += at + 1;
  if (part > 2 ** 40) {
    sum += BigInt(part);
    part = 0;
  }
  let i = ends.length - 1;
  while (i >= 0 && place[i] === ends[i]) {
    place[i] = 0;
    i -= 1;
  }
  isOpen = i >= 0;
  if (isOpen) place[i] = (place[i] ?? 0) + 1;
}
console.log(`${sum + BigInt(part)} ${((user + system) / 1000).toFixed(3)}`);
