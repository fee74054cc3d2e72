import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, orderBody, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';

const mainId = demoMains.first;
const content = { name: '周杰', mobile: '13900001234', itemCodes: ['identity'] };
let gateway: TestGateway;
let token: string;
let generation: number;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  token = await sessionOf(gateway, demoUsers.owner, mainId);
  ({ generation } = await read());
});

const read = async (as = token) =>
  (await gateway.call('getOrderDraft', {}, { token: as, mainId })).data as {
    content: unknown;
    generation: number;
  };
const save = async (body: { content: object | null; generation: number }, as = token) =>
  (await gateway.call('saveOrderDraft', { body }, { token: as, mainId })).data as unknown;
const order = async (mobile: string, idempotencyKey = uuidv7()) =>
  gateway.call(
    'placeOrder',
    { body: orderBody({ candidate: { name: '周杰', mobile } }) },
    { token, mainId, idempotencyKey },
  );

test('the draft of the form is kept encrypted, per user, until it is forgotten', async () => {
  expect(await read()).toEqual({ content: null, savedAt: null, generation: 0 });
  expect(await save({ content, generation: 0 })).toEqual({ kept: true, generation: 1 });
  expect((await read()).content).toEqual(content);
  const other = await sessionOf(gateway, demoUsers.recruiter, mainId);
  expect((await read(other)).content).toBeNull();
  expect(await save({ content: null, generation: 1 })).toEqual({ kept: true, generation: 2 });
  expect(await read()).toEqual({ content: null, savedAt: null, generation: 2 });
});

test('what another window typed since is not overwritten; the same once more is no other', async () => {
  const mine = (await save({ content, generation })) as { kept: boolean; generation: number };
  expect(await save({ content, generation })).toEqual(mine);
  const other = { ...content, positionTitle: 'typed elsewhere' };
  expect(await save({ content: other, generation })).toEqual({ ...mine, kept: false });
  expect((await read()).content).toEqual(content);
  expect(await save({ content: other, generation: mine.generation })).toMatchObject({ kept: true });
  expect((await read()).content).toEqual(other);
});

test('placing empties the draft in the same answer, and what was begun before comes too late', async () => {
  await save({ content, generation });
  const placed = await order('13911110101');
  expect(placed).toMatchObject({ code: 0, data: { draftGeneration: generation + 2 } });
  expect((await read()).content).toBeNull();
  // A save that was under way, and a second window with the same draft.
  expect(await save({ content, generation })).toEqual({ kept: false, generation: generation + 2 });
  expect((await read()).content).toBeNull();
  expect(await save({ content, generation: generation + 2 })).toMatchObject({ kept: true });
  expect((await read()).content).toEqual(content);
});

test('somebody without a draft: the save under way of the first order comes too late as well', async () => {
  token = await sessionOf(gateway, demoUsers.recruiter, mainId);
  expect((await order('13911110102')).data.draftGeneration).toBe(1);
  expect(await save({ content, generation: 0 })).toEqual({ kept: false, generation: 1 });
  expect((await read()).content).toBeNull();
});

test('an order that is refused, and one placed again under its key, leave the draft alone', async () => {
  const key = uuidv7();
  const first = await order('13911110103', key);
  const kept = await save({ content, generation: generation + 1 });
  expect(kept).toMatchObject({ kept: true });
  expect((await order('13911110103')).code).toBe(2007);
  expect((await order('13911110103', key)).data).toEqual(first.data);
  expect((await read()).content).toEqual(content);
});

test('saves and an order at once: nothing of the person ordered is left, whatever came first', async () => {
  for (const mobile of ['13911110104', '13911110105', '13911110106']) {
    const now = (await read()).generation;
    await Promise.all([
      ...Array.from({ length: 4 }, () => save({ content, generation: now })),
      order(mobile),
      ...Array.from({ length: 4 }, () => save({ content, generation: now })),
    ]);
    expect((await read()).content).toBeNull();
  }
  const rows = await gateway.services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
    tx.one<{ n: number }>(sql`select count(*)::int as n from order_draft where content_enc is not null`),
  );
  expect(rows.n).toBe(0);
});
