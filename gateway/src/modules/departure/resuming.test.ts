import { Readable } from 'node:stream';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import { departureTools } from '../../../test/departure';
import type { TestGateway } from '../../../test/gateway';
import { claimTask } from '../../kernel/tasks/taskTable';
import { fileById } from '../files/fileRepository';
import { keepMadeFile } from '../files/madeFile';
import { sql } from '../../platform/db/sql';
import { UnreadableObject } from '../../platform/storage/fileStore';
import { sources } from './sources';

const { first } = demoMains;
let gateway: TestGateway;
const { start, task, files, turn } = departureTools(() => gateway);
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  const token = await sessionOf(gateway, demoUsers.owner, first);
  for (let n = 0; n < 3; n += 1) await placeOrder(gateway, token);
});
afterAll(() => gateway.close());

/** Begun, and left to the turns of the test. */
async function begun(): Promise<string> {
  const taskId = await start();
  await gateway.owner.query('delete from graphile_worker._private_jobs');
  return taskId;
}
const orderNumbers = (archive: Record<string, Buffer>) =>
  (JSON.parse(archive['json/orders.json']!.toString()) as { orderNumber: string }[]).map(
    ({ orderNumber }) => orderNumber,
  );

test('a worker that is killed in the middle is followed by another, and each row is there once', async () => {
  const taskId = await begun();
  // A step a turn: counted, then some of the pieces.
  for (let step = 0; step < 6; step += 1) await turn(taskId, { turnMs: 0 });
  const { done, status } = await task(taskId);
  expect(status).toBe('running');
  expect(done).toBeGreaterThan(0);
  // Taken by a worker that is never heard of again.
  await inAccount(gateway, first, async ({ tx }) => {
    expect(await claimTask(tx, taskId, 30_000)).not.toBeNull();
    await tx.run(
      sql`update task set leased_until = clock_timestamp() - interval '1 second' where id = ${taskId}`,
    );
  });
  for (let step = 0; step < sources.length + 3; step += 1) await turn(taskId, { turnMs: 0 });
  expect(await task(taskId)).toMatchObject({ status: 'done' });
  const numbers = orderNumbers(await files(taskId));
  expect(numbers).toHaveLength(3);
  expect(new Set(numbers).size).toBe(3);
});

test('what breaks off while the archive is written is written anew, and leaves nothing behind', async () => {
  const taskId = await begun();
  const store = gateway.services.files;
  const broken = jest.spyOn(store, 'saveStream').mockImplementationOnce(async (content: Readable) => {
    for await (const _bytes of content) throw new Error('The storage broke off');
    throw new Error('Nothing came');
  });
  await turn(taskId, { turnMs: 60_000, backOffMs: 0 });
  expect(broken).toHaveBeenCalledTimes(1);
  expect(await task(taskId)).toMatchObject({ status: 'running', file: null });
  await turn(taskId, { turnMs: 60_000, backOffMs: 0 });
  broken.mockRestore();
  expect(await task(taskId)).toMatchObject({ status: 'done' });
  expect(orderNumbers(await files(taskId))).toHaveLength(3);
  const { rows } = await gateway.owner.query('select 1 from erased_object where main_id = $1', [first]);
  expect(rows).toEqual([]);
});

/** A slip that the account's people open. */
async function slipped(reference: string): Promise<{ fileId: string; storageKey: string }> {
  const { services } = gateway;
  let fileId = '';
  const slip = { mainId: first, kind: 'upload', createdBy: demoUsers.finance, originalName: 'slip.pdf' };
  const content = Readable.from([Buffer.from('%PDF-1.4')]);
  await keepMadeFile(services, { ...slip, mime: 'application/pdf', content }, async (tx, id) => {
    fileId = id;
    await tx.run(sql`insert into recharge (main_id, id, reference, amount, paid_on, payer_name, slip_file_id, asked_by, asked_at)
      values (${first}, ${id}, ${reference}, 100, '2026-01-01', 'A', ${id}, ${demoUsers.finance}, now())`);
  });
  const stored = await inAccount(gateway, first, ({ tx }) => fileById(tx, fileId));
  return { fileId, storageKey: stored!.storageKey };
}
const manifestOf = async (taskId: string) =>
  JSON.parse((await files(taskId))['manifest.json']!.toString()) as {
    files: { path: string }[];
    leftOut: string[];
    unreadable: string[];
  };

test('a file that is erased meanwhile is left out and named', async () => {
  const { fileId, storageKey } = await slipped('2345');
  const taskId = await begun();
  // All is read; then the file goes, and the archive is written.
  for (let step = 0; step <= sources.length; step += 1) await turn(taskId, { turnMs: 0 });
  expect(await task(taskId)).toMatchObject({ status: 'running' });
  await gateway.services.files.remove(storageKey);
  await turn(taskId, { turnMs: 60_000 });
  expect(await task(taskId)).toMatchObject({ status: 'done' });
  expect(await manifestOf(taskId)).toMatchObject({ leftOut: [`files/slip/${fileId}.pdf`], unreadable: [] });
});

test('a file that does not open is named, and holds up nothing; a storage that is away is waited for', async () => {
  const [broken, whole] = [await slipped('3456'), await slipped('4567')];
  const store = gateway.services.files;
  const read = store.read.bind(store);
  let isAway = true;
  const reading = jest.spyOn(store, 'read').mockImplementation((key) => {
    if (isAway) return Promise.reject(new Error('The storage is away'));
    return key === broken.storageKey ? Promise.reject(new UnreadableObject(new Error('tag'))) : read(key);
  });
  const taskId = await begun();
  await turn(taskId, { turnMs: 60_000, backOffMs: 0 });
  expect(await task(taskId)).toMatchObject({ status: 'running' });
  isAway = false;
  await turn(taskId, { turnMs: 60_000 });
  reading.mockRestore();
  expect(await task(taskId)).toMatchObject({ status: 'done' });
  const { files: written, unreadable } = await manifestOf(taskId);
  expect(unreadable).toEqual([`files/slip/${broken.fileId}.pdf`]);
  expect(written.map(({ path }) => path)).toContain(`files/slip/${whole.fileId}.pdf`);
});
