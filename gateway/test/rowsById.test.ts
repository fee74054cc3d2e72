import { demoUsers } from '../seeds/demoAccounts';
import { uuidv7 } from '../src/kernel/ids';
import { publish } from '../src/modules/events/publish';
import { ok } from './candidates';
import { fund, gatewayWithPeople, inAccount } from './checks';
import type { TestGateway } from './gateway';
import { first, partiesOf, runningCheck, type Parties } from './reports';
import { startReceiver, type Receiver } from './webhookReceiver';

/* After an action a list asks for its rows alone: those that still fit its filters come, and no other. */
let gateway: TestGateway;
let receiver: Receiver;
let parties: Parties;
beforeAll(async () => {
  receiver = await startReceiver();
  gateway = await gatewayWithPeople({ env: { OUTBOUND_ALLOW: receiver.host } });
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(async () => {
  await gateway.close();
  await receiver.stop();
});

const rowsOf = async (who: 'owner' | 'analyst', operation: string, body: object) =>
  ok(await parties[who](operation, { body })).data as {
    rows: Record<string, unknown>[];
    total?: { count: number };
  };
const missing = uuidv7();

test('records, as far as they fit', async () => {
  const { checkId } = await runningCheck(parties, '13973110001', '按号一');
  await runningCheck(parties, '13973110002', '按号二');
  const asked = (body: object) => rowsOf('owner', 'listChecks', { checkId: [checkId, missing], ...body });
  expect((await asked({})).rows.map((row) => row.checkId)).toEqual([checkId]);
  expect((await asked({ status: ['inProgress'] })).rows).toHaveLength(1);
  expect((await asked({ status: ['cancelled'] })).rows).toEqual([]);
});

test('the queue: the row of any item of a check, and the total of all', async () => {
  const { checkId } = await runningCheck(parties, '13973110003', '按号三');
  const all = await rowsOf('analyst', 'listWorkItems', {});
  const row = all.rows.find((one) => one.checkId === checkId) as { workItemId: string; items: { workItemId: string }[] }; // prettier-ignore
  const other = row.items.find(({ workItemId }) => workItemId !== row.workItemId)!;
  const one = await rowsOf('analyst', 'listWorkItems', { workItemId: [other.workItemId] });
  expect(one.rows).toEqual([row]);
  expect(one.total).toEqual(all.total);
  const mine = { state: 'mine', workItemId: [row.workItemId] };
  expect((await rowsOf('analyst', 'listWorkItems', mine)).rows).toEqual([]);
  // Given another hand than the rest, the item that is still one's own stands for the check.
  const claim = { workItemId: other.workItemId, take: true };
  ok(await parties.analyst('claimWorkItem', { body: claim }));
  const [now] = (await rowsOf('analyst', 'listWorkItems', mine)).rows;
  expect(now).toMatchObject({ checkId, workItemId: other.workItemId });
});

test('people and deliveries', async () => {
  const people = (body: object) => rowsOf('owner', 'listMembers', { userId: [demoUsers.viewer, missing], ...body }); // prettier-ignore
  expect((await people({})).rows.map((row) => row.userId)).toEqual([demoUsers.viewer]);
  expect((await people({ status: 'disabled' })).rows).toEqual([]);

  const { data } = ok(
    await parties.owner('createWebhook', {
      body: { name: 'HR', url: receiver.url, kinds: ['check.ordered'] },
    }),
  );
  const { webhookId } = data.webhook as { webhookId: string };
  for (let event = 0; event < 2; event += 1)
    await inAccount(gateway, first, (work) =>
      publish(work, { mainId: first, kind: 'check.ordered', entity: 'check', entityId: uuidv7() }),
    );
  await gateway.runJobs();
  const log = (body: object) => rowsOf('owner', 'listWebhookDeliveries', { webhookId, ...body });
  const [delivery, next] = (await log({})).rows;
  expect(next).toBeDefined();
  const deliveryId = [delivery!.deliveryId, missing];
  expect((await log({ deliveryId })).rows).toEqual([delivery]);
  expect((await log({ deliveryId, status: 'failed' })).rows).toEqual([]);
});
