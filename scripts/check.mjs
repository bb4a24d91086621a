/** Runs every check that is not a test, shows the output of those that fail, and says at the end how many hold. */
import { spawnSync } from 'node:child_process';

/** The checks: names of scripts in package.json. */
const checks = ['texts:check', 'kernel:check', 'lint', 'types', 'imports', 'dead', 'size'];

const failed = checks.filter((name) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', name], { encoding: 'utf8', maxBuffer: 2 ** 30 });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status !== 0;
});
console.log(`${checks.length - failed.length} of ${checks.length} checks hold`);
process.exitCode = failed.length > 0 ? 1 : 0;
