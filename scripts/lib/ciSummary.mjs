import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

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

/** More failed files than these are a fault, not a test that is unsteady: they are not run once more. */
const ONCE_MORE = 3;

/**
 * The test files of a Jest report that failed and are worth a second run, because they are few.
 * @param {any} jest
 * @param {string} root folder the paths are relative to
 * @returns {string[]}
 */
export function filesToRunAgain(jest, root) {
  const files = (jest?.testResults ?? []).filter(({ status }) => status === 'failed');
  return files.length > ONCE_MORE ? [] : files.map(({ name }) => path.relative(root, name));
}

/**
 * A Jest report with the files of a second run in the place of their first results.
 * @param {any} first
 * @param {any} [again] the report of the second run
 * @returns {any}
 */
export function withSecondRun(first, again) {
  if (!again) return first;
  const names = again.testResults.map(({ name }) => name);
  const before = first.testResults.filter(({ name }) => names.includes(name));
  const outcomes = before.flatMap(({ assertionResults }) => assertionResults);
  const taken = (outcome) => outcomes.filter(({ status }) => status === outcome).length;
  const brokenBefore = before.filter(({ assertionResults }) => assertionResults.length === 0).length;
  return {
    numPassedTests: first.numPassedTests - taken('passed') + again.numPassedTests,
    numFailedTests: first.numFailedTests - taken('failed') + again.numFailedTests,
    numRuntimeErrorTestSuites:
      first.numRuntimeErrorTestSuites - brokenBefore + again.numRuntimeErrorTestSuites,
    testResults: [...first.testResults.filter(({ name }) => !names.includes(name)), ...again.testResults],
    unsteady: before.flatMap(failuresOf),
  };
}

/** So many lines of a failed part of the check stand in the summary. */
const LINES_OF_A_PART = 12;

/**
 * What failed, by name and with the first line of why, as lines to print: the end of a log is what one sees of it first.
 * @param {{check?: {failed: {name: string, output: string}[]}, jest?: any, playwright?: any}} reports
 * @param {string} root folder the files' paths are relative to
 * @returns {string[]}
 */
export function failures({ check, jest, playwright }, root) {
  const lines = [
    ...(check?.failed ?? []).flatMap(({ name, output }) => [`  npm run check, ${name}:`, ...toldBy(output)]),
    ...(jest?.testResults ?? []).flatMap(failuresOf).map((failure) => lineOf(failure, root)),
    ...(playwright?.suites ?? [])
      .flatMap(journeysOf)
      .filter(({ failed }) => failed)
      .map(({ name }) => `  ${name}`),
  ];
  return lines.length === 0 ? [] : ['Failed', ...lines];
}

/** The lines of a tool's output that tell of a fault, or its last ones where none does. */
function toldBy(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '');
  const telling = lines.filter((line) => /error|\[warn\]|duplicate|too much|differ/i.test(line));
  return (telling.length > 0 ? telling : lines.slice(-LINES_OF_A_PART))
    .slice(0, LINES_OF_A_PART)
    .map((line) => `    ${line}`);
}

/** The failed tests of a file of Jest's report, or the file itself where it broke before its first test. */
function failuresOf({ name: file, status, message, assertionResults }) {
  if (status !== 'failed') return [];
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0) return [{ file, title: 'the file', why: message }];
  return failed.map(({ fullName, failureMessages }) => ({ file, title: fullName, why: failureMessages[0] }));
}

function lineOf({ file, title, why }, root) {
  const firstLine = stripVTControlCharacters(why ?? '')
    .trim()
    .split('\n')[0];
  return `  ${title} (${path.relative(root, file)}): ${firstLine}`;
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
 * The tests and journeys that failed first and were tried once more, as lines to print: one that passed then is a fault
 * of the product or of the test that shows only at times.
 * @param {{jest?: any, playwright?: any}} reports Jest's with its second run
 * @param {string} root folder the files' paths are relative to
 * @returns {string[]}
 */
export function unsteady({ jest, playwright }, root) {
  const names = [
    ...(jest?.unsteady ?? []).map((failure) => lineOf(failure, root)),
    ...(playwright?.suites ?? [])
      .flatMap(journeysOf)
      .filter(({ flaky }) => flaky)
      .map(({ name }) => `  ${name}`),
  ];
  return names.length === 0 ? [] : ['Tried once more', ...names];
}

/** The journeys of a file and of the groups in it. */
function journeysOf(suite) {
  const own = (suite.specs ?? []).map(({ title, file, tests }) => ({
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    name: `${title} (${file})`,
    flaky: tests.some(({ status }) => status === 'flaky'),
    failed: tests.some(({ status }) => status === 'unexpected'),
  }));
  return [...own, ...(suite.suites ?? []).flatMap(journeysOf)];
}

function table(title, entries, count) {
  if (entries.length === 0) return [];
  const longest = entries.toSorted((a, b) => b.ms - a.ms).slice(0, count);
  return [title, ...longest.map(({ ms, name }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`)];
}
