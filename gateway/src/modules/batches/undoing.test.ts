import { batchWorld, type Batch } from '../../../test/batches';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());
const { as, checked, rows, change } = batchWorld(() => gateway);

const sums = ({ counts }: Batch) => [counts.rows, counts.faulty, counts.ready, counts.dropped];

test('what was decided of a row that stands twice is there again once the change is taken back by which it was over', async () => {
  const owner = await as();
  const twice = ['张三', '13800004101'];
  const batch = await checked(owner, [['姓名', '手机号'], twice, twice, twice]);
  const [first] = await rows(owner, batch);
  const kept = ok(await change(owner, 'settleDuplicates', batch, { of: 'list', keep: true })).data as Batch;
  expect(sums(kept)).toEqual([3, 0, 3, 0]);
  const drop = [{ rowId: first!.rowId, drop: true }];
  const dropped = ok(await change(owner, 'editBatchRows', kept, { edits: drop })).data.batch as Batch;
  expect(sums(dropped)).toEqual([3, 0, 2, 1]);
  const undone = ok(await change(owner, 'undoBatchChange', dropped)).data as Batch;
  expect(sums(undone)).toEqual([3, 0, 3, 0]);
  expect(undone.duplicates).toEqual(kept.duplicates);
  // And the decision itself can be taken back after it.
  const asked = ok(await change(owner, 'undoBatchChange', undone)).data as Batch;
  expect(sums(asked)).toEqual([3, 2, 1, 0]);
});
