import { format } from 'node:util';

type Level = 'warn' | 'error';

const original = { warn: console.warn, error: console.error };
/**
 * A timer or a reply between two waits of a test: whether it hits depends on how busy the machine is, and it only concerns
 * the test's timing. Tests assert what the screen shows afterwards.
 */
const betweenWaits = /An update to \S+ inside a test was not wrapped in act/;

let noise: string[] = [];
let expected: { level: Level; pattern: RegExp; seen: boolean }[] = [];

function record(level: Level) {
  return (...parts: unknown[]) => {
    const text = format(...parts);
    if (betweenWaits.test(text)) return;
    const match = expected.find((one) => one.level === level && one.pattern.test(text));
    if (match) match.seen = true;
    else {
      noise.push(`console.${level}: ${text}`);
      original[level](...parts);
    }
  };
}

/** Declares that this test makes the code log such a line; the test fails if it does not. */
export function expectConsole(level: Level, pattern: RegExp): void {
  expected.push({ level, pattern, seen: false });
}

/** Installed by setup.ts: a console warning or error that no test expected fails the test. */
export function failOnConsoleNoise(): void {
  beforeEach(() => {
    noise = [];
    expected = [];
    console.warn = record('warn');
    console.error = record('error');
  });
  afterEach(() => {
    console.warn = original.warn;
    console.error = original.error;
    const missing = expected
      .filter((one) => !one.seen)
      .map((one) => `expected console.${one.level} ${one.pattern}`);
    const faults = [...noise, ...missing];
    if (faults.length > 0) throw new Error(`The console was not as expected:\n${faults.join('\n')}`);
  });
}
