import type { Logger } from 'pino';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { consentTo, fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';
import type { DomainEvent } from './eventRepository';
import { publish } from './publish';
import type { Subscriber } from './subscriber';
import { eventJobOf } from './eventJob';

const { first, second } = demoMains;
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  token = await sessionOf(gateway, demoUsers.recruiter, first);
});
afterAll(() => gateway.close());

const kept = (mainId: string, checkId: string) =>
  inAccount(gateway, mainId, ({ tx }) =>
    tx.many<Pick<DomainEvent, 'kind' | 'actorUserId' | 'detail'>>(
      sql`select kind, actor_user_id as "actorUserId", detail from domain_event where check_id = ${checkId} order by id`,
    ),
  );

test('what happens to a check is published once, with who did it, and only in its own account', async () => {
  const { checkId } = await placeOrder(gateway, token);
  await consentTo(gateway, checkId);
  const events = await kept(first, checkId);
  expect(events.map(({ kind, actorUserId }) => [kind, actorUserId])).toEqual([
    ['check.ordered', demoUsers.recruiter],
    ['check.submitted', null],
    ['check.started', null],
  ]);
  expect(await kept(second, checkId)).toEqual([]);
});

test('nothing is published by a transaction that rolls back', async () => {
  const { checkId } = await placeOrder(gateway, token);
  const told = {
    mainId: first,
    kind: 'check.reported',
    entity: 'check',
    entityId: checkId,
    checkId,
  } as const;
  const rolledBack = inAccount(gateway, first, async (work) => {
    await publish(work, told);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect((await kept(first, checkId)).map(({ kind }) => kind)).toEqual(['check.ordered']);
});

test('every subscriber hears of it, also behind one that fails; then the job fails and is tried again', async () => {
  const { checkId } = await placeOrder(gateway, token);
  const [{ id }] = (await inAccount(gateway, first, ({ tx }) =>
    tx.many<{ id: string }>(sql`select id from domain_event where check_id = ${checkId}`),
  )) as [{ id: string }];
  const heard: DomainEvent[] = [];
  const failing: Subscriber = { name: 'failing', handle: () => Promise.reject(new Error('deaf')) };
  const listening: Subscriber = {
    name: 'listening',
    handle: async (_services, _tx, event) => void heard.push(event),
  };
  const errors: unknown[] = [];
  const log = { error: (fields: unknown) => errors.push(fields) } as unknown as Logger;
  const context = { services: gateway.services, log, attempt: 1, maxAttempts: 8 };
  const run = (eventId: string, mainId: string = first) =>
    eventJobOf([failing, listening]).run({ mainId, eventId } as never, context);
  await expect(run(id)).rejects.toThrow('deaf');
  expect(heard).toMatchObject([
    { mainId: first, kind: 'check.ordered', checkId, actorUserId: demoUsers.recruiter },
  ]);
  expect(errors).toMatchObject([{ subscriber: 'failing' }]);
  // The job of another account does not find it.
  await run(id, second);
  expect(heard).toHaveLength(1);
});
