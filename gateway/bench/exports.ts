import { demoUsers } from '../seeds/demoAccounts';
import { callsOf } from './batches';
import type { Population } from './checks';
import { ms, report } from './report';
import { workTasks } from './tasks';
import type { World } from './world';

const WHOLE = 100_000;
/** What the file of so many records may take, in ms, and how much memory its making. */
const MADE_MS = 30_000;
const MEMORY = 150 * 2 ** 20;

/** The records of the largest account as a file, made in the background: its time, its memory, and that both grow no faster than it. */
export async function measureExports(
  world: World,
  { mainIds: [mainId], inLargest }: Population,
): Promise<void> {
  const call = callsOf(world, mainId!, await world.signIn(demoUsers.owner, mainId!));
  const rows = Math.min(WHOLE, inLargest);
  const made = async (format: 'csv' | 'xlsx', records: object) => {
    await call('task/export/checks', { format, records });
    return workTasks(world, mainId!);
  };
  for (const format of ['csv', 'xlsx'] as const) {
    // A tenth of them: what a row costs in a short file.
    const few = { all: { status: ['awaitingInfo'] } };
    await made(format, few);
    const short = await made(format, few);
    const whole = await made(format, { all: {} });
    const part = rows / WHOLE;
    report({
      what: `${format} of ${rows} records : 30 s for 100 000`,
      ratio: (whole.cpu + whole.database) / (MADE_MS * part),
      budget: { most: 1 },
      beside: `${ms(whole.cpu)} of work in the process and ${ms(whole.database)} in the database, ${ms(whole.took)} in all; ${whole.statements} statements; a tenth ${ms(short.cpu + short.database)} of work`,
    });
    report({
      what: `memory while ${format} of ${rows} records is made : 150 MB above idle`,
      ratio: whole.more / MEMORY,
      budget: { most: 1 },
      beside: `${Math.round(whole.more / 2 ** 20)} MB; of a tenth ${Math.round(short.more / 2 ** 20)} MB`,
    });
  }
}
