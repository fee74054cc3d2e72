import { demoMains } from '../seeds/demoAccounts';
import { allTasks } from '../src/app/tasks';
import { startSystemTask } from '../src/kernel/tasks/startTask';
import { lastSystemTask, type TaskRow } from '../src/kernel/tasks/taskTable';
import { eraseTask } from '../src/modules/retention/eraseTask';
import { taskJobOf } from '../src/modules/tasks/taskJobs';
import { inAccount } from './checks';
import type { TestGateway } from './gateway';

/** The erasure of one account as its night does it, to its end. */
export async function eraseAccount(gateway: TestGateway, mainId: string = demoMains.first): Promise<TaskRow> {
  await inAccount(gateway, mainId, (work) => startSystemTask(work, mainId, eraseTask));
  for (;;) {
    const run = (await lastRun(gateway, mainId))!;
    if (run.endedAt) {
      expect(run.status).toBe('done');
      return run;
    }
    await workOn(gateway, run);
  }
}

export const lastRun = (gateway: TestGateway, mainId: string = demoMains.first): Promise<TaskRow | null> =>
  inAccount(gateway, mainId, ({ tx }) => lastSystemTask(tx, mainId, eraseTask.kind));

/** One worker at a run, for as long as it takes. */
export async function workOn(
  { services }: Pick<TestGateway, 'services'>,
  { mainId, id }: Pick<TaskRow, 'mainId' | 'id'>,
): Promise<void> {
  const context = { services, log: services.log, attempt: 1, maxAttempts: 8 };
  await taskJobOf(allTasks, { turnMs: 600_000 }).run({ mainId, taskId: id } as never, context);
}

/** The number of rows with the text, by table of the account, read as the owner past the grants. */
export async function rowsContaining(
  gateway: TestGateway,
  text: string,
  mainId: string = demoMains.first,
): Promise<Record<string, number>> {
  const client = await gateway.owner.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.main_ids', $1, true)`, [`{${mainId}}`]);
    const { rows: tables } = await client.query(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const found: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*)::int as n from ${name} t where strpos(t::text, $1) > 0`,
        [text],
      );
      if (rows[0].n > 0) found[name] = rows[0].n;
    }
    return found;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Backdates the end of a check by that many days, past the rules: old enough to be erased. */
export async function backdateClosing(gateway: TestGateway, checkId: string, days = 400): Promise<void> {
  const client = await gateway.owner.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.main_ids', $1, true), set_config('app.main_id', $2, true)`, [
      `{${demoMains.first}}`,
      demoMains.first,
    ]);
    await client.query(`update checks set closed_at = closed_at - $1 * interval '1 day' where id = $2`, [
      days,
      checkId,
    ]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
