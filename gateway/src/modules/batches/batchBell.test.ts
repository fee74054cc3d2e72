import { batchWorld, pasted, terms, type Batch } from '../../../test/batches';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';

/** What the bell says of work on a list. */
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());
const { as, get, matchBody } = batchWorld(() => gateway);

const source = { kind: 'paste', text: pasted([['姓名', '手机号'], ['候选人', '13900001234']]) }; // prettier-ignore

test('what was watched to its end makes no line; what took longer one for the list, by its name', async () => {
  const owner = await as();
  const lines = async () =>
    (ok(await owner('listNotifications', { body: {} })).data.rows as { batchId: string | null }[]).filter(
      ({ batchId }) => batchId !== null,
    );
  const begin = async () =>
    (ok(await owner('createBatch', { body: { source, terms } })).data as Batch).batchId;
  await begin();
  await gateway.runJobs();
  expect(await lines()).toEqual([]);

  const batchId = await begin();
  gateway.clock.advance(61_000);
  await gateway.runJobs();
  const { name } = await get(owner, batchId);
  expect(await lines()).toMatchObject([
    { kind: 'task.done', task: 'batch.read', batchId, batchName: name, readAt: null },
  ]);
  ok(await owner('matchBatch', { body: matchBody(await get(owner, batchId)) }));
  gateway.clock.advance(61_000);
  await gateway.runJobs();
  expect(await lines()).toMatchObject([{ task: 'batch.check', batchId, batchName: name }]);
});
