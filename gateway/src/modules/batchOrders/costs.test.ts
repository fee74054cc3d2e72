import { CODE } from '@probity/contract/codeNames';
import { demoDepartments, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { mainId, openBatch, orderWorld, PRICE, someRows } from '../../../test/openBatches';
import { sql } from '../../platform/db/sql';

/** Whose costs the rows of a batch are. */
let gateway: TestGateway;
const world = orderWorld(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 100 * PRICE);
});
afterEach(() => gateway.close());

const OTHER = demoDepartments.sales;
const departments = () =>
  inAccount(gateway, mainId, async ({ tx }) =>
    (
      await tx.many<{ of: string | null }>(
        sql`select department_id as of from checks where batch_id is not null order by ordered_at, id`,
      )
    ).map(({ of }) => of),
  );

test.each([{ terms: {} }, { terms: { departmentId: null } }])(
  'a recruiter whose batch names no department ($terms) orders for their own: its budget is spent and stops the rest, colleagues see the records',
  async (given) => {
    await inAccount(gateway, mainId, async ({ tx }) => {
      await tx.run(
        sql`update department set monthly_budget = ${2 * PRICE} where id = ${demoDepartments.people}`,
      );
      await tx.run(sql`insert into approval_rule (main_id, over_budget, updated_by, updated_at)
        values (${mainId}, 'refused', ${demoUsers.owner}, now()) on conflict (main_id) do update set over_budget = 'refused'`);
    });
    const over = { ...given, createdBy: demoUsers.recruiter, departmentId: demoDepartments.people };
    const { batchId } = await openBatch(gateway, someRows(3), over);
    const { call } = await world.as('recruiter');
    const preview = await call('previewBatch', { batchId });
    expect(preview.data).toMatchObject({
      placed: { rows: 2 },
      refused: { rows: 1 },
      budgets: [{ whose: 'department' }],
    });
    expect((await world.confirm(batchId, 'recruiter')).code).toBe(0);
    await gateway.runJobs();
    expect(await departments()).toEqual(Array(2).fill(demoDepartments.people));
    expect((await world.rows(batchId)).map(({ state, code }) => [state, code])).toEqual([
      ['placed', null],
      ['placed', null],
      ['refused', CODE.OVER_BUDGET],
    ]);
  },
);

test('whoever reaches their department alone orders at the cost of no other: such rows are refused, of an owner they are ordered', async () => {
  const [one, two, three] = someRows(3);
  const rows = [one!, { ...two!, department: OTHER }, { ...three!, department: demoDepartments.people }];
  const { batchId } = await openBatch(gateway, rows, {
    createdBy: demoUsers.recruiter,
    departmentId: demoDepartments.people,
  });
  const { call } = await world.as('recruiter');
  expect((await call('previewBatch', { batchId })).data).toMatchObject({
    created: { rows: 2 },
    refused: { rows: 1 },
    reasons: [{ count: 1, msg: 'You may order at the cost of your own department alone' }],
  });
  expect((await world.confirm(batchId, 'recruiter')).code).toBe(0);
  await gateway.runJobs();
  expect((await world.rows(batchId))[1]).toMatchObject({
    ...{ state: 'refused', code: CODE.DEPARTMENT_OF_OTHERS, field: 'departmentId', hasCells: true },
  });
  expect(await departments()).toEqual(Array(2).fill(demoDepartments.people));
  const owner = await world.as('owner');
  const { revision } = (await owner.read('getBatch', { batchId })).data;
  expect((await owner.call('retryBatch', { batchId, revision })).code).toBe(0);
  await gateway.runJobs();
  expect((await departments()).sort()).toEqual(
    [demoDepartments.people, demoDepartments.people, OTHER].sort(),
  );
});
