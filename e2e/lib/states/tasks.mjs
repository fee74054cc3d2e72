const ago = (minutes) => new Date(Date.now() - minutes * 60_000).toISOString();

const task = (kind, at, parts) => ({
  taskId: `0190a1b2-0000-7000-8000-00000000070${at}`,
  kind,
  status: 'running',
  done: 0,
  total: null,
  perSecond: null,
  secondsLeft: null,
  createdAt: ago(at + 1),
  endedAt: null,
  fault: null,
  outcomes: null,
  file: null,
  ...parts,
});

/** Long work in each of its states, as `listTasks` answers. */
export const tasksUnderWay = () =>
  ['checks.export', 'audit.export'].flatMap((kind, at) => [
    task(kind, at * 4, { status: 'waiting' }),
    task(kind, at * 4 + 1, { done: 42_000, total: 98_500, perSecond: 900, secondsLeft: 63 }),
    task(kind, at * 4 + 2, {
      status: 'done',
      done: 12_000,
      total: 12_000,
      endedAt: ago(1),
      file: { fileName: 'records.xlsx', size: 1_400_000, until: ago(-3 * 1_440) },
    }),
    task(kind, at * 4 + 3, {
      status: 'failed',
      done: 300,
      total: 12_000,
      endedAt: ago(1),
      fault: '没有可写入文件的内容',
    }),
  ]);
