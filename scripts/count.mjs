/** Adds up a run of the checks and of the tests: `count.mjs CHECKS TESTS.json EXIT-OF-TESTS EXIT-OF-TEXTS`. */
import { readFileSync } from 'node:fs';

const [, , checksFile = '', testsFile = '', testsExit, textsExit] = process.argv;

/** How many checks passed and failed, by the closing line of check.mjs; a run without that line is one failure. */
const checks = () => {
  const line = /^(\d+) of (\d+) checks hold$/m.exec(readFileSync(checksFile, 'utf8'));
  return line === null ? [0, 1] : [Number(line[1]), Number(line[2]) - Number(line[1])];
};

/** How many tests passed and failed; a test file that did not load, or a run without a report, is a failure too. */
const tests = () => {
  try {
    const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(testsFile, 'utf8'));
    for (const { name, status, message, assertionResults } of testResults) {
      for (const test of assertionResults) {
        if (test.status !== 'passed') console.log(`FAILED ${name}: ${test.fullName} (${test.status})`);
      }
      if (status === 'failed' && assertionResults.length === 0) console.log(`FAILED ${name}: ${message}`);
    }
    const unloaded = testResults.filter(
      (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
        file.status === 'failed' && file.assertionResults.length === 0,
    ).length;
    return [numPassedTests, numTotalTests - numPassedTests + unloaded];
  } catch {
    console.log('FAILED the tests left no report');
    return [0, 1];
  }
};

const counts = [checks(), tests(), textsExit === '0' ? [0, 0] : [0, 1]];
const passed = counts.reduce((sum, [good = 0]) => sum + good, 0);
let failed = counts.reduce((sum, [, bad = 0]) => sum + bad, 0);
if (testsExit !== '0' && failed === 0) {
  console.log(`FAILED npm test ended with exit ${testsExit}`);
  failed = 1;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
