import { demoUsers } from '../seeds/demoAccounts';
import { allTasks } from '../src/app/tasks';
import { uuidv7 } from '../src/kernel/ids';
import { insertTask, taskById } from '../src/kernel/tasks/taskTable';
import { inputField } from '../src/kernel/tasks/startTask';
import { workTask } from '../src/kernel/tasks/workTask';
import { sql } from '../src/platform/db/sql';
import { openBatch, PRICE, TERMS } from '../test/openBatches';
import { ms, report } from './report';
import type { World } from './world';

const WHOLE_MS = 25_000;
const MEMORY_MB = 150;
let people = 0;

/** A confirmed batch, ordered by its task as a gateway works it: what a row of 10 000 takes beside one of 1 000, and how much memory. */
export async function measureBatchOrders(world: World, mainId: string, rows: number): Promise<void> {
  const few = Math.max(500, rows / 10);
  await ordered(world, mainId, 500); // warms plans and caches
  const small = await ordered(world, mainId, few);
  const whole = await ordered(world, mainId, rows);
  report({
    what: `a batch of ${rows} through its task : one of ${few}, a row`,
    ratio: whole.took / rows / (small.took / few),
    budget: { most: 1.5 },
    beside: `${ms(whole.took)} in all (${ms(WHOLE_MS)} for 10 000), ${ms(whole.took / rows)} a row`,
  });
  report({
    what: 'memory while a batch is ordered : 150 MB above idle',
    ratio: whole.more / MEMORY_MB,
    budget: { most: 1 },
    beside: `${Math.round(whole.more)} MB`,
  });
}

async function ordered(
  { services }: World,
  mainId: string,
  rows: number,
): Promise<{ took: number; more: number }> {
  const list = Array.from({ length: rows }, () => {
    people += 1;
    return { name: '王芳', mobile: `135${String(10_000_000 + people)}` };
  });
  const { batchId } = await openBatch({ services }, list, { mainId, terms: { ...TERMS } });
  const at = services.clock.now();
  const taskId = uuidv7();
  await services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
    await insertTask(tx, {
      ...{
        mainId,
        id: taskId,
        kind: 'batch.order',
        lang: 'en',
        startedBy: demoUsers.owner,
        sessionId: uuidv7(),
      },
      ...{ starterRole: 'owner', starterDepartmentId: null, createdAt: at },
      inputEnc: services.crypto.encrypt(JSON.stringify({ batchId }), inputField(taskId)),
    });
    await tx.run(sql`update batch set status = 'ordering', erase_at = null, confirmed_by = ${demoUsers.owner},
      confirmed_at = ${at}, task_id = ${taskId},
      pinned = jsonb_build_object(${TERMS.packageId}::text, jsonb_build_object('version', 1, 'price', ${PRICE}::int))
      where id = ${batchId}`);
  });
  const idle = process.memoryUsage().rss;
  let most = idle;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50);
  const started = performance.now();
  try {
    await workTask(
      {
        services,
        kinds: allTasks,
        keepFile: () => Promise.reject(new Error('It makes no file')),
        onEnd: () => Promise.resolve(),
        pace: { turnMs: 3_600_000 },
      },
      { mainId, taskId },
      services.log,
    );
  } finally {
    clearInterval(watch);
  }
  const took = performance.now() - started;
  const task = await services.db.withTenant({ mainIds: [mainId], mainId }, (tx) => taskById(tx, taskId));
  if (task?.status !== 'done' || task.done !== rows)
    throw new Error(`Not all were ordered: ${task?.status} ${task?.done}`);
  return { took, more: (most - idle) / 2 ** 20 };
}
