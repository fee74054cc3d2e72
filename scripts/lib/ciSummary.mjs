import path from 'node:path';

/**
 * Adds up test reports. A suite that did not get as far as a report, or that failed beside its tests (a hook, the
 * server's start), counts as one failure: a broken run must not read as "0 failed".
 * @param {{jest?: any, playwright?: any, otherFailures: number, jestFailed: boolean, e2eFailed: boolean}} run
 * @returns {{passed: number, failed: number}}
 */
export function sumUp({ jest, playwright, otherFailures, jestFailed, e2eFailed }) {
  const jestCount = {
    passed: jest?.numPassedTests ?? 0,
    failed: (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 0),
  };
  const e2eCount = {
    passed: (playwright?.stats?.expected ?? 0) + (playwright?.stats?.flaky ?? 0),
    failed: playwright?.stats?.unexpected ?? 0,
  };
  const unseen = Number(jestFailed && jestCount.failed === 0) + Number(e2eFailed && e2eCount.failed === 0);
  return {
    passed: jestCount.passed + e2eCount.passed,
    failed: jestCount.failed + e2eCount.failed + unseen + otherFailures,
  };
}

/**
 * The slowest parts of a run, longest first, as lines to print. A missing report is skipped.
 * @param {{jest?: any, playwright?: any}} reports
 * @param {string} root folder the files' paths are relative to
 * @param {number} [count] at most this many of each
 * @returns {string[]}
 */
export function slowest({ jest, playwright }, root, count = 10) {
  const files = jest?.testResults ?? [];
  const fileOf = (result) => path.relative(root, result.name);
  return [
    ...table(
      'Slowest test files',
      files.map((result) => ({ ms: result.endTime - result.startTime, name: fileOf(result) })),
      count,
    ),
    ...table(
      'Slowest tests',
      files.flatMap((result) =>
        result.assertionResults.map(({ duration, fullName }) => ({
          ms: duration ?? 0,
          name: `${fullName} (${fileOf(result)})`,
        })),
      ),
      count,
    ),
    ...table('Slowest journeys', (playwright?.suites ?? []).flatMap(journeysOf), count),
  ];
}

/**
 * The journeys that failed first and passed when they were tried once more, as lines to print: each is a fault of the
 * product or of the journey that shows only at times.
 * @param {{playwright?: any}} reports
 * @returns {string[]}
 */
export function unsteady({ playwright }) {
  const names = (playwright?.suites ?? [])
    .flatMap(journeysOf)
    .filter(({ flaky }) => flaky)
    .map(({ name }) => `  ${name}`);
  return names.length === 0 ? [] : ['Passed only when tried once more', ...names];
}

/** The journeys of a file and of the groups in it. */
function journeysOf(suite) {
  const own = (suite.specs ?? []).map(({ title, file, tests }) => ({
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    name: `${title} (${file})`,
    flaky: tests.some(({ status }) => status === 'flaky'),
  }));
  return [...own, ...(suite.suites ?? []).flatMap(journeysOf)];
}

function table(title, entries, count) {
  if (entries.length === 0) return [];
  const longest = entries.toSorted((a, b) => b.ms - a.ms).slice(0, count);
  return [title, ...longest.map(({ ms, name }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`)];
}
