import { slowest, sumUp, unsteady } from './lib/ciSummary.mjs';

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
    expect(unsteady({ playwright })).toEqual(['Passed only when tried once more', '  shares (main.spec.ts)']);
    expect(sumUp({ playwright, otherFailures: 0, jestFailed: false, e2eFailed: true })).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  it('are not spoken of where there is none', () => {
    expect(unsteady({ playwright: undefined })).toEqual([]);
    expect(unsteady({ playwright: { suites: [{ specs: [spec('orders', 'expected')] }] } })).toEqual([]);
  });
});
