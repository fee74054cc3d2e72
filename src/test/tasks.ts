import type { DataOf } from './answers';

type Task = DataOf<'getTask'>;

/** An export of records, one third done. */
export function buildTask(overrides: Partial<Task> = {}): Task {
  return {
    taskId: '0190a1b2-0000-7000-8000-00000000aa01',
    kind: 'checks.export',
    status: 'running',
    done: 4_000,
    total: 12_000,
    perSecond: 100,
    secondsLeft: 80,
    createdAt: '2026-01-01T08:00:00Z',
    endedAt: null,
    fault: null,
    outcomes: null,
    file: null,
    ...overrides,
  };
}

/** The same with its file. */
export const buildDoneTask = (overrides: Partial<Task> = {}): Task =>
  buildTask({
    status: 'done',
    done: 12_000,
    perSecond: null,
    secondsLeft: null,
    endedAt: '2026-01-01T08:02:00Z',
    file: { fileName: 'checks-2026-01-01.csv', size: 1_300_000, until: '2026-01-04T08:02:00Z' },
    ...overrides,
  });
