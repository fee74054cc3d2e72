import { batchWorld } from '../../../test/batches';
import { gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';

let gateway: TestGateway;
const lists = batchWorld(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
});
afterEach(() => gateway.close());

test('who stands in the list more than once is shown with all rows of theirs together, the first of them too', async () => {
  const owner = await lists.as();
  const batch = await lists.checked(owner, [
    ['姓名', '手机号', '职位'],
    ['王芳', '13700000711', '会计'],
    ['李娜', '13700000712', '会计'],
    ['张伟', '13700000713', '会计'],
    ['李娜', '13700000712', '会计'],
    ['王芳', '13700000711', '会计'],
    ['刘洋', '13700000714', '会计'],
    ['王芳', '13700000711', '会计'],
  ]);
  const linesOf = async (search: object) =>
    (await lists.rows(owner, batch, { duplicates: ['list'], ...search })).map(({ line }) => line);
  expect(await linesOf({})).toEqual([2, 6, 8, 3, 5]);
  expect(await linesOf({ from: 3, limit: 2 })).toEqual([8, 3]);
  const { data } = await owner('listBatchRows', {
    body: { batchId: batch.batchId, duplicates: ['list'], limit: 1 },
  });
  expect(data).toMatchObject({ total: 5 });
});
