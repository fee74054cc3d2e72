import { demoMains } from '../../../seeds/demoAccounts';
import { batchWorld, terms, type Batch } from '../../../test/batches';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { apply, registrationsOf } from '../../../test/registrations';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';

/** Job applications as a batch, and lists whose people have applied. */
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());
const { as, get, checked, rows, change } = batchWorld(() => gateway);

async function applied(...phones: string[]): Promise<string[]> {
  const desk = await registrationsOf(gateway);
  const form = await desk.opened();
  for (const phone of phones) await apply(gateway, form, phone);
  const { data } = ok(await desk.call('listApplications', { body: { formId: form.formId } }));
  return data.rows.map(({ applicationId }: { applicationId: string }) => applicationId);
}

test('applications become rows without columns to match; what one gave goes with it', async () => {
  const owner = await as();
  const applicationIds = await applied('13911110001', '13911110002');
  const source = { kind: 'applications', applicationIds };
  const missing = await owner('createBatch', {
    body: { source: { ...source, applicationIds: [...applicationIds, uuidv7()] } },
  });
  expect(missing.data.fields).toEqual([{ path: 'source.applicationIds', msg: expect.any(String) }]);
  const begun = ok(await owner('createBatch', { body: { source, terms } })).data as Batch;
  // Words of the enterprise, whatever language it was begun in.
  expect(begun.name).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d \S/);
  await gateway.runJobs();
  const batch = await get(owner, begun.batchId);
  // The same people have applied, and that is what they are ordered from: it is no duplicate.
  expect(batch).toMatchObject({ status: 'open', columns: [], counts: { rows: 2, ready: 2 }, duplicates: [] });
  const [row] = await rows(owner, batch);
  expect(row!.cells).toEqual({ name: '王小明', mobile: '13911110001' });
  const matching = await change(owner, 'matchBatch', batch, { headerRow: null, columns: [] });
  expect(matching).toMatchObject({ code: 2301, msg: expect.stringContaining('applications') });
  const kept = await inAccount(gateway, demoMains.first, ({ tx }) =>
    tx.many<{ applicationId: string }>(
      sql`select application_id as "applicationId" from batch_row where batch_id = ${batch.batchId} order by no`,
    ),
  );
  expect(kept.map(({ applicationId }) => applicationId).sort()).toEqual([...applicationIds].sort());
  ok(
    await change(owner, 'editBatchRows', batch, {
      edits: [{ rowId: row!.rowId, cells: { positionTitle: 'Clerk' } }],
    }),
  );
  ok(await owner('deleteApplication', { body: { applicationId: kept[0]!.applicationId } }));
  const after = await get(owner, batch.batchId);
  expect(after).toMatchObject({ counts: { ready: 1, dropped: 1 }, undo: null });
  expect((await rows(owner, after))[0]).toMatchObject({ state: 'dropped', cells: {} });
});

test('checking of applications that breaks off begins anew with their terms', async () => {
  const owner = await as();
  const source = { kind: 'applications', applicationIds: await applied('13911110011') };
  const { batchId } = ok(await owner('createBatch', { body: { source, terms } })).data as Batch;
  await gateway.runJobs();
  const open = await get(owner, batchId);
  const checking = ok(await change(owner, 'setBatchTerms', open, { terms })).data as Batch;
  ok(await owner('cancelTask', { body: { taskId: checking.task!.taskId } }));
  const stopped = await get(owner, batchId);
  expect(stopped.status).toBe('matching');
  ok(await change(owner, 'setBatchTerms', stopped, { terms }));
  await gateway.runJobs();
  expect(await get(owner, batchId)).toMatchObject({ status: 'open', counts: { rows: 1, ready: 1 } });
});

test('who has applied and stands in a list is told of, until somebody decides', async () => {
  const owner = await as();
  await applied('13911110003');
  const list = [
    ['姓名', '手机号'],
    ['王小明', '13911110003'],
  ];
  const batch = await checked(owner, list);
  expect(batch.duplicates).toEqual([{ of: 'application', open: 1, kept: 0, dropped: 0 }]);
  const [row] = await rows(owner, batch, { group: 'duplicate.application' });
  expect(row).toMatchObject({
    state: 'faulty',
    faults: [
      { field: null, group: 'duplicate.application', msg: expect.stringContaining('job application') },
    ],
  });
  const edits = [{ rowId: row!.rowId, keep: true }];
  const kept = ok(await change(owner, 'editBatchRows', batch, { edits })).data;
  expect(kept.rows[0]).toMatchObject({ state: 'ready', duplicates: [{ of: 'application', kept: true }] });
});
