import { batchWorld, pasted, terms, type Batch } from '../../../test/batches';
import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { demoDepartments, demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { uuidv7 } from '../../kernel/ids';
import { lockCatalogue } from '../packages/catalogueRepository';

/** What a batch tells whoever reads it, and what reading it leaves alone. */
const { first } = demoMains;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
});
afterAll(() => gateway.close());
const { as, get, read, match, matchBody, checked, rows, change } = batchWorld(() => gateway);

let people = 0;
const list = (count = 1) => [
  ['姓名', '手机号'],
  ...Array.from({ length: count }, () => {
    people += 1;
    return ['候选人', `1390000${String(people).padStart(4, '0')}`];
  }),
];

test('each reply that begins work tells of it, so that it can be followed', async () => {
  const owner = await as();
  const begun = (reply: { code: number; data: unknown }) => (ok(reply as never).data as Batch).task;
  const waiting = (kind: string) => ({ kind, status: 'waiting', done: 0, endedAt: null });
  const source = { kind: 'paste', text: pasted(list()) };
  expect(begun(await owner('createBatch', { body: { source, terms } }))).toMatchObject(waiting('batch.read'));
  const batch = await read(owner, pasted(list()));
  const matched = await owner('matchBatch', { body: matchBody(batch) });
  expect(begun(matched)).toMatchObject(waiting('batch.check'));
  expect(begun(matched)!.taskId).not.toBe(batch.task!.taskId);
  expect((await get(owner, batch.batchId)).task).toEqual(begun(matched));
  await gateway.runJobs();
  const open = await get(owner, batch.batchId);
  const again = await change(owner, 'setBatchTerms', open, { terms });
  expect(begun(again)).toMatchObject(waiting('batch.check'));
  await gateway.runJobs();
  const { data: seen } = ok(await owner('previewBatch', { body: { batchId: batch.batchId } }));
  const figures = { expectedRows: seen.created.rows, expectedPrice: seen.created.price };
  const confirmed = await change(owner, 'confirmBatch', await get(owner, batch.batchId), figures);
  expect(begun(confirmed)).toMatchObject(waiting('batch.order'));
  await gateway.runJobs();
});

test('following a batch renews no session: half an hour after the last use it is over', async () => {
  const { batchId } = await checked(await as(), list());
  const token = await sessionOf(gateway, demoUsers.owner, first);
  const call = (operation: string, input: object) =>
    gateway.call(operation, input, { token, mainId: first, idempotencyKey: uuidv7() });
  const follow = async () => (await call('getBatch', { query: { batchId } })).code;
  gateway.clock.advance(25 * 60_000);
  expect(await follow()).toBe(0);
  expect((await call('listBatchRows', { body: { batchId } })).code).toBe(0);
  gateway.clock.advance(25 * 60_000);
  expect(await follow()).toBe(0);
  gateway.clock.advance(6 * 60_000);
  expect(await follow()).toBe(-5);
});

test('who reads a batch, its rows or what it would order waits for no change of the catalogue', async () => {
  const owner = await as();
  const batch = await checked(owner, list(2));
  const { batchId } = batch;
  await inAccount(gateway, first, async ({ tx }) => {
    await lockCatalogue(tx);
    expect((await get(owner, batchId)).counts.ready).toBe(2);
    expect(await rows(owner, batch)).toHaveLength(2);
    expect((await owner('previewBatch', { body: { batchId } })).data).toMatchObject({ created: { rows: 2 } });
  });
  expect(await match(owner, batch)).toMatchObject({ status: 'open' });
}, 10_000);

test('a batch tells at whose cost its reader may order: of the whole account, or of their own department alone', async () => {
  const token = await sessionOf(gateway, demoUsers.owner, first);
  const { data } = await gateway.call('listDepartments', {}, { token, mainId: first, lang: 'en' });
  const all = data.map(({ departmentId, name }: Batch['departments'][number]) => ({ departmentId, name }));
  expect(all.length).toBeGreaterThan(1);
  const begin = async (name: 'owner' | 'recruiter') => {
    const call = await as(name);
    return { call, batch: await read(call, pasted(list())) };
  };
  expect((await begin('owner')).batch.departments).toEqual(all);
  const { call, batch } = await begin('recruiter');
  const own = all.filter(
    ({ departmentId }: { departmentId: string }) => departmentId === demoDepartments.people,
  );
  expect(batch.departments).toEqual(own);
  // What is told is what may be chosen.
  const [one, other] = [demoDepartments.people, demoDepartments.sales];
  expect(
    await change(call, 'setBatchTerms', batch, { terms: { ...terms, departmentId: other } }),
  ).toMatchObject({ code: 1000, data: { fields: [{ path: 'terms.departmentId' }] } });
  ok(await change(call, 'setBatchTerms', batch, { terms: { ...terms, departmentId: one } }));
});
