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
