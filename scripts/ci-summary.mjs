// Summarises the time and the failures of a CI run, and sums the reports of Jest and Playwright into the one line that
// ends it. With `--again` it prints the failed test files that are worth a second run, and nothing else.
// Arguments: failed other parts, whether Jest failed (0/1), whether the journeys failed (0/1).
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { failures, filesToRunAgain, slowest, sumUp, unsteady, withSecondRun } from './lib/ciSummary.mjs';
import { root } from './lib/root.mjs';

const read = (file) => {
  const absolute = path.join(root, file);
  return existsSync(absolute) ? JSON.parse(readFileSync(absolute, 'utf8')) : undefined;
};
const jest = read('.cache/jest.json');
if (process.argv[2] === '--again') {
  console.log(filesToRunAgain(jest, root).join(' '));
  process.exit(0);
}
const [otherFailures, jestFailed, e2eFailed] = process.argv.slice(2).map(Number);
const reports = {
  check: read('.cache/check.json'),
  jest: withSecondRun(jest, read('.cache/jest-again.json')),
  playwright: read('test-results/e2e.json'),
};
for (const line of [...slowest(reports, root), ...unsteady(reports, root), ...failures(reports, root)]) {
  console.log(line);
}
const { passed, failed } = sumUp({
  ...reports,
  otherFailures,
  jestFailed: jestFailed === 1,
  e2eFailed: e2eFailed === 1,
});
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
