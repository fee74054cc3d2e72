import { demoUsers } from '../seeds/demoAccounts';
import { uuidv7 } from '../src/kernel/ids';
import { pasted, terms } from '../test/batches';
import type { Population } from './checks';
import { readyToOrder } from './orders';
import { ms, report } from './report';
import { databaseWork, databaseWorkSince, nothingWorked, workTasks, type Worked } from './tasks';
import type { World } from './world';

const WHOLE = 10_000;
/** What a whole batch may take, in ms: from its list to its checked rows, from its confirmation to its last order. */
const CHECKED_MS = 10_000;
const ORDERED_MS = 25_000;
const PREVIEWED_MS = 2_000;
const MEMORY = 150 * 2 ** 20;
let people = 0;

interface Batch {
  batchId: string;
  revision: number;
  headerRow: number | null;
  columns: { at: number; field: string | null }[];
}

interface Course {
  checked: Worked;
  previewed: Worked;
  ordered: Worked;
}

/** A list from its text to its last order, by the calls of the screen and the tasks of the gateway, in the largest account. */
export async function measureBatches(world: World, { mainIds: [mainId] }: Population): Promise<void> {
  const rows = Math.round(Math.min(1, Number(process.env.SCALE ?? 0.05) / 0.05) * WHOLE);
  const few = Math.max(200, rows / 10);
  await readyToOrder(world, mainId!, 2 * rows);
  const call = callsOf(world, mainId!, await world.signIn(demoUsers.owner, mainId!));
  await courseOf(world, mainId!, call, few); // warms plans and caches
  const small = await courseOf(world, mainId!, call, few);
  const whole = await courseOf(world, mainId!, call, rows);
  const part = rows / WHOLE;
  // Processor time: they work in turn, so that on an idle machine it is what passes, and a busy one does not change it.
  const timed = (what: string, { took, cpu, database, statements }: Worked, most: number) =>
    report({
      what,
      ratio: (cpu + database) / (most * part),
      budget: { most: 1 },
      beside: `${ms(cpu)} of work in the process and ${ms(database)} in the database, ${ms(took)} in all for ${rows} rows; ${statements} statements`,
    });
  timed('a list to its checked rows : 10 s for 10 000', whole.checked, CHECKED_MS);
  timed('the preview of a batch : 2 s for 10 000', whole.previewed, PREVIEWED_MS);
  timed('its confirmation to its last order : 25 s for 10 000', whole.ordered, ORDERED_MS);
  for (const [name, of] of [
    ['checked', 'checked'],
    ['ordered', 'ordered'],
  ] as const) {
    report({
      what: `a row of ${rows} ${name} : of ${few}, work`,
      ratio: work(whole[of]) / rows / (work(small[of]) / few),
      budget: { most: 1.5 },
      beside: `${ms(work(whole[of]) / rows)} and ${ms(work(small[of]) / few)}`,
    });
    report({
      what: `statements a row that is ${name}`,
      ratio: whole[of].statements / rows,
      budget: { most: 2 },
      beside: `${whole[of].statements} for ${rows}`,
    });
    report({
      what: `memory while ${rows} rows are ${name} : 150 MB above idle`,
      ratio: whole[of].more / MEMORY,
      budget: { most: 1 },
      beside: `${Math.round(whole[of].more / 2 ** 20)} MB`,
    });
  }
}

const work = ({ cpu, database }: Worked) => cpu + database;

async function courseOf(world: World, mainId: string, call: Call, rows: number): Promise<Course> {
  const list = Array.from({ length: rows }, () => {
    people += 1;
    return ['王芳', `135${String(10_000_000 + people)}`, '会计'];
  });
  const from = performance.now();
  const source = { kind: 'paste', text: pasted([['姓名', '手机号', '岗位'], ...list]) };
  const { batchId } = await call<Batch>('batch/list/create', { source, terms });
  const read = await workTasks(world, mainId);
  const get = () => call<Batch>(`batch/list/get?batchId=${batchId}`);
  const { revision, headerRow, columns } = await get();
  const matched = columns.map(({ at, field }) => ({ at, field }));
  await call('batch/list/match', { batchId, revision, headerRow, columns: matched });
  const matching = await workTasks(world, mainId);
  const checked = { ...sum(read, matching), took: performance.now() - from };
  const { seen, previewed } = await previewOf(world, call, batchId);
  if (seen.created.rows !== rows) throw new Error(`Not all rows can be ordered: ${JSON.stringify(seen)}`);
  const start = performance.now();
  const expected = { expectedRows: seen.created.rows, expectedPrice: seen.created.price };
  await call('batch/order/confirm', { batchId, revision: seen.revision, ...expected });
  const ordering = await workTasks(world, mainId);
  return { checked, previewed, ordered: { ...ordering, took: performance.now() - start } };
}

/** What the confirmation would do, told by one call. */
async function previewOf(world: World, call: Call, batchId: string) {
  const before = await databaseWork(world);
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const seen = await call<{ revision: number; created: { rows: number; price: number } }>(
    'batch/order/preview',
    { batchId },
  );
  const took = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  const previewed = {
    ...nothingWorked,
    took,
    cpu: (user + system) / 1000,
    database: await databaseWorkSince(world, before),
  };
  return { seen, previewed };
}

const sum = (...all: Worked[]): Worked =>
  all.reduce(
    (one, { took, cpu, database, more, statements }) => ({
      took: one.took + took,
      cpu: one.cpu + cpu,
      database: one.database + database,
      more: Math.max(one.more, more),
      statements: one.statements + statements,
    }),
    nothingWorked,
  );

type Call = <T>(path: string, body?: object) => Promise<T>;

/** Calls of a person, as their browser makes them. @throws for any answer but success */
export function callsOf({ address }: World, mainId: string, token: string): Call {
  return async <T>(path: string, body?: object) => {
    const reply = await fetch(`${address}/gateway/bd/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        appcode: 'bd-web',
        authorization: `Bearer ${token}`,
        'x-main-id': mainId,
        'idempotency-key': uuidv7(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: T };
    if (code !== 0) throw new Error(`${path} answered ${code} ${msg} ${JSON.stringify(data)}`);
    return data;
  };
}
