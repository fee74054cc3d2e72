import { mainId, openBatch, orderWorld, PRICE, someRows } from '../../../test/openBatches';
import { fund, gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';

let gateway: TestGateway;
const world = orderWorld(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 100 * PRICE);
});
afterEach(() => gateway.close());

test('a batch counts the candidates whom no SMS reached', async () => {
  const [lost, met] = someRows(2);
  const { batchId } = await openBatch(gateway, [{ ...lost!, mobile: '19900000199' }, met!]);
  const counted = async () => {
    const { read } = await world.as('owner', mainId);
    return (await read('getBatchResult', { batchId })).data.notReached;
  };
  expect(await counted()).toBe(0);
  await world.confirm(batchId);
  await gateway.runJobs();
  expect(await counted()).toBe(1);
});

test('a record says which batch it came from, to who orders and reaches the batch', async () => {
  const { batchId } = await openBatch(gateway, someRows(1), { name: 'Autumn graduates' });
  await world.confirm(batchId);
  await gateway.runJobs();
  const [row] = await world.rows(batchId);
  const checkId = row!.checkId!;
  const batchSeenBy = async (name: 'owner' | 'viewer') => {
    const { read } = await world.as(name, mainId);
    return (await read('getCheck', { checkId })).data.batch;
  };
  expect(await batchSeenBy('owner')).toEqual({ batchId, name: 'Autumn graduates' });
  expect(await batchSeenBy('viewer')).toBeNull();
});
