import { format } from 'node:util';

type Level = 'warn' | 'error';

const original = { warn: console.warn, error: console.error };
/** MUI's own timers of a transition end outside act() on a slow machine; nothing of ours runs in them. */
const libraryTimers = /An update to Transition inside a test was not wrapped in act/;

let noise: string[] = [];
let expected: { level: Level; pattern: RegExp; seen: boolean }[] = [];

function record(level: Level) {
  return (...parts: unknown[]) => {
    const text = format(...parts);
    if (libraryTimers.test(text)) return;
    const match = expected.find((one) => one.level === level && one.pattern.test(text));
    if (match) match.seen = true;
    else {
      noise.push(`console.${level}: ${text}`);
      original[level](...parts);
    }
  };
}

/** Says that this test makes the code log such a line; the test fails when it does not. */
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
