import document from '@probity/contract/openapi.json';
import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { uuidv7 } from '../src/kernel/ids';
import { sql } from '../src/platform/db/sql';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from './checks';
import type { TestGateway } from './gateway';
import { formBody } from './registrations';

// Every paged list, that is every one of the contract with a cursor: one kind of cursor, one answer to a wrong one.
const { first, platform } = demoMains;
const { owner, analyst, operator } = demoUsers;
let gateway: TestGateway;
let webhookId: string;
let formId: string;

/** The reader and request of each list; a list added to the contract is missing here until it is named. */
const lists: Record<string, { user: string; mainId: string; body?: () => object }> = {
  listSignIns: { user: owner, mainId: first },
  listMembers: { user: owner, mainId: first },
  listAuditEvents: { user: owner, mainId: first },
  listChecks: { user: owner, mainId: first },
  listBatches: { user: owner, mainId: first },
  listLedger: { user: owner, mainId: first },
  listStatements: { user: owner, mainId: first },
  listApplications: { user: owner, mainId: first },
  listInvitees: { user: owner, mainId: first, body: () => ({ formId }) },
  listApprovals: { user: owner, mainId: first },
  listPayments: { user: owner, mainId: first },
  listRecharges: { user: owner, mainId: first },
  listPayouts: { user: owner, mainId: first },
  listReceivedMoney: { user: operator, mainId: platform },
  listClosings: { user: operator, mainId: platform },
  listInvoiceRequests: { user: owner, mainId: first },
  listNotifications: { user: owner, mainId: first },
  listWebhookDeliveries: { user: owner, mainId: first, body: () => ({ webhookId }) },
  listWorkItems: { user: analyst, mainId: platform },
};

const tokens = new Map<string, string>();
async function ask(operation: string, body: object) {
  const { user, mainId, body: own } = lists[operation]!;
  const key = user + mainId;
  if (!tokens.has(key)) tokens.set(key, await sessionOf(gateway, user, mainId));
  return gateway.call(operation, { body: { ...own?.(), ...body } }, { token: tokens.get(key)!, mainId });
}

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  const token = await sessionOf(gateway, owner, first);
  for (let n = 0; n < 2; n += 1) await placeOrder(gateway, token);
  const form = { body: formBody() };
  const keyed = { token, mainId: first, idempotencyKey: uuidv7() };
  formId = (await gateway.call('saveRegistrationForm', form, keyed)).data.formId as string;
  webhookId = uuidv7();
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`insert into webhook (main_id, id, name, url, kinds, secret_enc, created_by, created_at, updated_at)
      values (${first}, ${webhookId}, 'x', 'https://example.com/', array['check.reported'], ''::bytea, ${owner}, now(), now())`),
  );
});
afterAll(() => gateway.close());

test('every list that takes a cursor is named here', () => {
  const paged = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods)
      .filter((operation) =>
        JSON.stringify('requestBody' in operation ? operation.requestBody : '').includes('"cursor"'),
      )
      .map(({ operationId }) => operationId),
  );
  expect(paged.sort()).toEqual(Object.keys(lists).sort());
});

const nextOf = async (operation: string, body: object) =>
  (await ask(operation, { limit: 1, ...body })).data.nextCursor as string;

test.each(Object.keys(lists))('%s refuses a cursor it did not give out, at its field', async (operation) => {
  expect(await ask(operation, {})).toMatchObject({ code: 0 });
  const [own, others] = [await nextOf('listChecks', {}), await nextOf('listAuditEvents', {})];
  const cut = own.slice(0, -4);
  const made = Buffer.from('["checks by -orderedAt","2026-02-31",""]').toString('base64url');
  for (const cursor of ['x', '', made, cut, operation === 'listChecks' ? others : own]) {
    const reply = await ask(operation, { cursor });
    expect(reply).toMatchObject({ code: 1000, data: { fields: [{ path: 'cursor' }] } });
  }
});

test('a cursor goes on in its order alone, and tells nobody what the list hides', async () => {
  const cursor = await nextOf('listChecks', { sort: 'name' });
  expect((await ask('listChecks', { sort: 'name', cursor })).code).toBe(0);
  expect((await ask('listChecks', { sort: '-name', cursor })).code).toBe(1000);
  // The order by name uses the pinyin, which readers of masked names must not see.
  const { key } = await inAccount(gateway, first, ({ tx }) =>
    tx.one<{ key: string }>(sql`select min(pinyin_key) as key from checks`),
  );
  expect(key).toMatch(/^[a-z]{3,}$/);
  expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toContain(key);
});

const MANY = 5;
const at = (n: number) => `2026-03-01T00:00:00.12345${n}Z`;
/** Rows of a list a microsecond apart, within one millisecond. */
const within: Record<string, (n: number) => Promise<unknown>> = {
  listSignIns: (n) =>
    gateway.owner.query(
      `insert into sign_in_event (id, user_id, way, outcome, at) values ($1, $2, 'password', 'ok', $3)`,
      [uuidv7(), owner, at(n)],
    ),
  listWebhookDeliveries: (n) =>
    inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`insert into webhook_delivery (main_id, id, webhook_id, event_id, kind, body, status, created_at)
        values (${first}, ${uuidv7()}, ${webhookId}, ${uuidv7()}, 'check.reported', '{}', 'delivered', ${at(n)}::timestamptz)`),
    ),
};

test.each(Object.keys(within))(
  '%s: what came within one millisecond is told once, page by page',
  async (operation) => {
    // The newest has the smallest id: the moment decides.
    for (let n = MANY; n > 0; n -= 1) await within[operation]!(n);
    const ids = (rows: Record<string, string>[]) => rows.map((row) => row.signInId ?? row.deliveryId);
    const told: unknown[] = [];
    let cursor: string | null = null;
    do {
      const { data } = await ask(operation, { limit: 2, ...(cursor && { cursor }) });
      told.push(...ids(data.rows));
      cursor = data.nextCursor;
    } while (cursor);
    const whole = ids((await ask(operation, { limit: 50 })).data.rows);
    expect(whole.length).toBeGreaterThanOrEqual(MANY);
    expect(told).toEqual(whole);
  },
);
