import { CODE } from '@probity/contract/codeNames';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ID_NUMBER } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { openBatch, orderWorld, PRICE, someRows, type ListRow } from '../../../test/openBatches';
import { sql } from '../../platform/db/sql';

/** What was decided of people who stand twice, and what it says of checks. */
let gateway: TestGateway;
const world = orderWorld(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000 * PRICE);
});
afterEach(() => gateway.close());

/** A single order for the same person, by a colleague. */
const checkedBefore = async ({ name, mobile }: ListRow) => {
  const token = await sessionOf(gateway, demoUsers.owner, demoMains.first);
  await placeOrder(gateway, token, { candidate: { name, mobile } });
};
const told = async (batchId: string) =>
  (await world.rows(batchId)).map(({ state, code }) => (code === null ? state : code));

test('kept as twice in the list says nothing of a check that somebody ordered since: that is asked; kept as checked before does', async () => {
  const [list, both, earlier] = someRows(3);
  const { batchId } = await openBatch(gateway, [
    list!,
    { ...list!, kept: ['list'] },
    both!,
    { ...both!, kept: ['list', 'earlier'] },
    { ...earlier!, kept: ['earlier'] },
  ]);
  for (const one of [list!, both!, earlier!]) await checkedBefore(one);
  expect((await world.confirm(batchId)).code).toBe(0);
  await gateway.runJobs();
  expect(await told(batchId)).toEqual([
    ...[CODE.CHECKED_BEFORE, CODE.CHECKED_BEFORE, CODE.CHECKED_BEFORE],
    ...['placed', 'placed'],
  ]);
});

test('kept as twice in the list is ordered beside the other row, in the same chunk and in the next one, and tried again', async () => {
  const [one, last, ...others] = someRows(504);
  const { batchId } = await openBatch(gateway, [
    ...[one!, { ...one!, kept: ['list'] }, last!],
    ...others,
    { ...last!, kept: ['list'] },
    one!,
  ]);
  const { call, read } = await world.as('owner');
  expect((await call('previewBatch', { batchId })).data).toMatchObject({
    created: { rows: 506 },
    refused: { rows: 1 },
  });
  expect((await world.confirm(batchId)).code).toBe(0);
  await gateway.runJobs();
  expect(await told(batchId)).toEqual([...Array(506).fill('placed'), CODE.CHECKED_BEFORE]);
  await inAccount(gateway, demoMains.first, ({ tx }) =>
    tx.run(sql`update batch_row set kept = '{list}' where state = 'refused'`),
  );
  const { revision } = (await read('getBatch', { batchId })).data;
  expect((await call('retryBatch', { batchId, revision })).code).toBe(0);
  await gateway.runJobs();
  expect(await told(batchId)).toEqual(Array(507).fill('placed'));
}, 120_000);

test('of three alike the first is ordered beside the kept one, also when it is tried again after it; who nobody decided of is not', async () => {
  const [one, byNumber] = someRows(2);
  const idNumber = ID_NUMBER;
  const { batchId } = await openBatch(gateway, [
    ...[one!, { ...one!, kept: ['list'] }, { ...one!, state: 'faulty' }],
    ...[
      { ...byNumber!, idNumber },
      { ...someRows(1)[0]!, idNumber, kept: ['list'] },
    ],
    // One that the check of the list has missed: neither the first nor decided.
    one!,
    ...someRows(1),
  ] as ListRow[]);
  await inAccount(gateway, demoMains.first, ({ tx }) =>
    tx.run(
      sql`update batch_row set state = 'refused', refused_code = ${CODE.TASK_FAILED} where no in (1, 4)`,
    ),
  );
  expect((await world.confirm(batchId)).code).toBe(0);
  await gateway.runJobs();
  const [failed, asked] = [CODE.TASK_FAILED, CODE.CHECKED_BEFORE];
  expect(await told(batchId)).toEqual([failed, 'placed', 'faulty', failed, 'placed', asked, 'placed']);
  const { call, read } = await world.as('owner');
  const { revision } = (await read('getBatch', { batchId })).data;
  expect((await call('retryBatch', { batchId, revision })).code).toBe(0);
  await gateway.runJobs();
  expect(await told(batchId)).toEqual(['placed', 'placed', 'faulty', 'placed', 'placed', asked, 'placed']);
});
