import { demoMains } from '../../../seeds/demoAccounts';
import { batchWorld, pasted, terms, type Batch } from '../../../test/batches';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { found } from '../../kernel/errors';
import { sql } from '../../platform/db/sql';
import { eventById } from '../events/eventRepository';
import { notificationSubscriber } from '../notifications/subscriber';

/** What the bell says of work on a list. */
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());
const { as, get, matchBody } = batchWorld(() => gateway);

const source = { kind: 'paste', text: pasted([['姓名', '手机号'], ['候选人', '13900001234']]) }; // prettier-ignore

type Call = Awaited<ReturnType<typeof as>>;

const linesOf = async (call: Call, batchId: string) =>
  (
    ok(await call('listNotifications', { body: {} })).data.rows as {
      notificationId: string;
      batchId: string | null;
    }[]
  ).filter((line) => line.batchId === batchId);
const begin = async (call: Call) =>
  (ok(await call('createBatch', { body: { source, terms } })).data as Batch).batchId;

/** A list of which each step took longer than a minute. */
async function readAndChecked() {
  const owner = await as();
  const batchId = await begin(owner);
  const lines = () => linesOf(owner, batchId);
  gateway.clock.advance(61_000);
  await gateway.runJobs();
  const { name: batchName } = await get(owner, batchId);
  const [read] = await lines();
  expect([read]).toMatchObject([{ kind: 'task.done', task: 'batch.read', batchId, batchName, readAt: null }]);
  ok(await owner('matchBatch', { body: matchBody(await get(owner, batchId)) }));
  gateway.clock.advance(61_000);
  await gateway.runJobs();
  expect(await lines()).toMatchObject([{ task: 'batch.check', batchId, batchName }]);
  return { owner, batchId, lines, readId: found(read ?? null).notificationId };
}

test('what was watched to its end makes no line; what took longer one for the list, by its name', async () => {
  const owner = await as();
  const batchId = await begin(owner);
  await gateway.runJobs();
  expect(await linesOf(owner, batchId)).toEqual([]);
  await readAndChecked();
});

test('an event that is delivered once more hides nothing that came after it', async () => {
  const { batchId, lines } = await readAndChecked();
  const events = await inAccount(gateway, demoMains.first, ({ tx }) =>
    tx.many<{ id: string }>(sql`select id from domain_event
      where kind = 'task.done' and detail ->> 'batchId' = ${batchId} order by created_at`),
  );
  const deliver = (id: string) =>
    inAccount(gateway, demoMains.first, async ({ tx }) =>
      notificationSubscriber.handle(gateway.services, tx, found(await eventById(tx, id))),
    );
  expect(events).toHaveLength(2);
  const [read, check] = events as [{ id: string }, { id: string }];
  await deliver(read.id);
  expect(await lines()).toMatchObject([{ task: 'batch.check' }]);
  // The other way about: what comes late of the two makes no line of its own.
  await gateway.owner.query('delete from notification where event_id = any($1)', [[read.id, check.id]]);
  await deliver(check.id);
  await deliver(read.id);
  expect(await lines()).toMatchObject([{ task: 'batch.check' }]);
});

test('a line that a newer one took the place of while the bell stood open is read as any other', async () => {
  const { owner, batchId, lines, readId } = await readAndChecked();
  expect(await lines()).not.toMatchObject([{ notificationId: readId }]);
  ok(await owner('readNotification', { body: { notificationId: readId } }));
  // Nobody else's, though.
  expect((await (await as('recruiter'))('readNotification', { body: { notificationId: readId } })).code).toBe(
    404,
  );
  expect(await linesOf(owner, batchId)).toMatchObject([{ readAt: null }]);
});

test('a list that cannot be read is told of, however soon that is known', async () => {
  const owner = await as();
  const body = { source: { kind: 'paste', text: '姓名\t手机号' }, terms };
  const { batchId } = ok(await owner('createBatch', { body })).data as Batch;
  await gateway.runJobs();
  expect(await get(owner, batchId)).toMatchObject({ status: 'unreadable' });
  expect(await linesOf(owner, batchId)).toMatchObject([{ kind: 'task.failed', task: 'batch.read' }]);
});
