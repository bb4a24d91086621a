/** Runs every check that is not a test, as many at a time as there are processors, shows the output of those that fail, and says at the end how many hold. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The checks: names of scripts in package.json, the longest first. */
const checks = ['types:whole', 'types:alone', 'size', 'kernel:check', 'dead', 'imports', 'lint', 'texts:check'];

/** Runs a check: whether it holds. @param {string} name */
async function holds(name) {
  const child = spawn('npm', ['run', '-s', name], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const status = await new Promise((ended) => child.once('close', ended));
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (status !== 0) console.log(said);
  return status === 0;
}

const waiting = [...checks];
let failed = 0;
/** Takes one check after another until none waits. */
async function lane() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) if (!(await holds(name))) failed += 1;
}
await Promise.all(Array.from({ length: availableParallelism() }, lane));
console.log(`${checks.length - failed} of ${checks.length} checks hold`);
process.exitCode = failed > 0 ? 1 : 0;
