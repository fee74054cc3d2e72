import { failures, filesToRunAgain, slowest, sumUp, unsteady, withSecondRun } from './lib/ciSummary.mjs';

describe('where the time of CI went', () => {
  const jest = {
    testResults: [
      {
        name: '/checkout/src/quick.test.ts',
        startTime: 1_000,
        endTime: 1_400,
        assertionResults: [
          { fullName: 'adds', duration: 3 },
          // A test that did not run has no duration.
          { fullName: 'left out', duration: null },
        ],
      },
      {
        name: '/checkout/gateway/test/slow.test.ts',
        startTime: 1_000,
        endTime: 13_340,
        assertionResults: [{ fullName: 'books hold', duration: 9_960 }],
      },
    ],
  };
  const journey = (title: string, ...durations: number[]) => ({
    title,
    file: 'main.spec.ts',
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const playwright = {
    suites: [
      {
        specs: [journey('orders', 2_000)],
        // A group inside a file.
        suites: [{ specs: [journey('shares', 31_000)] }],
      },
    ],
  };

  it('names files, tests and journeys, the longest first, by their paths in the project', () => {
    expect(slowest({ jest, playwright }, '/checkout')).toEqual([
      'Slowest test files',
      '    12.3 s  gateway/test/slow.test.ts',
      '     0.4 s  src/quick.test.ts',
      'Slowest tests',
      '    10.0 s  books hold (gateway/test/slow.test.ts)',
      '     0.0 s  adds (src/quick.test.ts)',
      '     0.0 s  left out (src/quick.test.ts)',
      'Slowest journeys',
      '    31.0 s  shares (main.spec.ts)',
      '     2.0 s  orders (main.spec.ts)',
    ]);
  });

  it('stops after as many as were asked for', () => {
    expect(slowest({ jest, playwright }, '/checkout', 1)).toHaveLength(6);
    const many = { testResults: Array.from({ length: 30 }, () => jest.testResults[0]) };
    expect(slowest({ jest: many }, '/checkout')).toHaveLength(2 + 10 + 10);
  });

  it('says nothing of a report that is missing', () => {
    expect(slowest({ jest: undefined, playwright }, '/checkout')).toEqual([
      'Slowest journeys',
      '    31.0 s  shares (main.spec.ts)',
      '     2.0 s  orders (main.spec.ts)',
    ]);
  });
});

describe('journeys that passed only when tried once more', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'main.spec.ts',
    tests: [{ status, results: [{ duration: 1 }] }],
  });
  const playwright = {
    stats: { expected: 1, flaky: 1, unexpected: 1 },
    suites: [
      { specs: [spec('orders', 'expected'), spec('shares', 'flaky'), spec('signs in', 'unexpected')] },
    ],
  };

  it('are named, and count as passed; what failed both times fails the run', () => {
    expect(unsteady({ playwright }, '/checkout')).toEqual(['Tried once more', '  shares (main.spec.ts)']);
    expect(sumUp({ playwright, otherFailures: 0, jestFailed: false, e2eFailed: true })).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  it('are not spoken of where there is none', () => {
    expect(unsteady({ playwright: undefined }, '/checkout')).toEqual([]);
    expect(
      unsteady({ playwright: { suites: [{ specs: [spec('orders', 'expected')] }] } }, '/checkout'),
    ).toEqual([]);
  });
});

describe('test files that failed and are run once more', () => {
  const file = (name: string, ...tests: [title: string, why?: string][]) => ({
    name: `/checkout/${name}`,
    status: tests.length === 0 || tests.some(([, why]) => why) ? 'failed' : 'passed',
    message: tests.length === 0 ? 'Cannot find module\n  at line 1' : '',
    assertionResults: tests.map(([fullName, why]) => ({
      fullName,
      status: why ? 'failed' : 'passed',
      failureMessages: why ? [why] : [],
    })),
  });
  const report = (...testResults: ReturnType<typeof file>[]) => {
    const outcomes = testResults.flatMap(({ assertionResults }) => assertionResults);
    return {
      numPassedTests: outcomes.filter(({ status }) => status === 'passed').length,
      numFailedTests: outcomes.filter(({ status }) => status === 'failed').length,
      numRuntimeErrorTestSuites: testResults.filter(({ assertionResults }) => assertionResults.length === 0)
        .length,
      testResults,
    };
  };
  const first = report(
    file('good.test.ts', ['adds'], ['takes away']),
    file('late.test.ts', ['waits', '\u001b[31mtoo late\u001b[0m\n  at line 3'], ['comes']),
    file('broken.test.ts'),
  );
  const sum = (jest: object) => sumUp({ jest, otherFailures: 0, jestFailed: true, e2eFailed: false });

  it('are the failed ones, while they are few', () => {
    expect(filesToRunAgain(first, '/checkout')).toEqual(['late.test.ts', 'broken.test.ts']);
    const many = report(...['a', 'b', 'c', 'd'].map((name) => file(name, ['does', 'it does not'])));
    expect(filesToRunAgain(many, '/checkout')).toEqual([]);
    expect(filesToRunAgain(undefined, '/checkout')).toEqual([]);
  });

  it('count by what the second run says of them, and are named', () => {
    expect(sum(first)).toEqual({ passed: 3, failed: 2 });
    const merged = withSecondRun(
      first,
      report(file('late.test.ts', ['waits'], ['comes']), file('broken.test.ts', ['starts', 'no'])),
    );
    expect(sum(merged)).toEqual({ passed: 4, failed: 1 });
    expect(unsteady({ jest: merged }, '/checkout')).toEqual([
      'Tried once more',
      '  waits (late.test.ts): too late',
      '  the file (broken.test.ts): Cannot find module',
    ]);
    expect(failures({ jest: merged }, '/checkout')).toEqual(['Failed', '  starts (broken.test.ts): no']);
  });

  it('are as they were without a second run', () => {
    expect(withSecondRun(first, undefined)).toBe(first);
    expect(failures({ jest: report(file('good.test.ts', ['adds'])) }, '/checkout')).toEqual([]);
  });

  it('stand beside the journeys that failed', () => {
    const spec = { title: 'signs in', file: 'main.spec.ts', tests: [{ status: 'unexpected', results: [] }] };
    expect(failures({ playwright: { suites: [{ specs: [spec] }] } }, '/checkout')).toEqual([
      'Failed',
      '  signs in (main.spec.ts)',
    ]);
  });

  it('stand beside the parts of the check that failed, with the lines that tell of a fault', () => {
    const failed = [
      { name: 'lint', output: '[warn] a.ts\nreading b.ts\n\nDuplicate tag name found.\n' },
      { name: 'build', output: 'one\n\ntwo\n' },
    ];
    expect(failures({ check: { failed } }, '/checkout')).toEqual([
      'Failed',
      '  npm run check, lint:',
      '    [warn] a.ts',
      '    Duplicate tag name found.',
      '  npm run check, build:',
      '    one',
      '    two',
    ]);
    expect(failures({ check: { failed: [] } }, '/checkout')).toEqual([]);
  });
});
