import { demoMains, seedDemoAccounts } from '../seeds/demoAccounts';
import { insertLogin } from '../src/modules/accounts/sessionRepository';
import { lockCheck, itemsOf, type CheckRow } from '../src/modules/checks/checkRepository';
import { applyConsent, startIfReady } from '../src/modules/checks/lifecycle';
import { invitationOf } from '../src/modules/checks/checkRepository';
import { moveInvitation } from '../src/modules/checks/transitions';
import { systemWork, type Work } from '../src/kernel/work';
import { rechargeAccount } from '../src/modules/orders/payment';
import { sql } from '../src/platform/db/sql';
import { uuidv7 } from '../src/kernel/ids';
import { newToken, sha256Hex } from '../src/platform/security/tokens';
import { createTestGateway, type CallReply, type TestGateway, type TestOptions } from './gateway';

export const packages = {
  basic: '01990000-0000-7000-8000-000000000001',
  standard: '01990000-0000-7000-8000-000000000002',
  deep: '01990000-0000-7000-8000-000000000003',
} as const;

/** A gateway with the demo people and accounts, and no checks. */
export async function gatewayWithPeople(options: TestOptions = {}): Promise<TestGateway> {
  const gateway = await createTestGateway(options);
  await seedDemoAccounts(gateway.services);
  return gateway;
}

/** A login session without the cost of a password. */
export async function sessionOf(gateway: TestGateway, userId: string, mainId: string): Promise<string> {
  const token = newToken();
  const now = gateway.clock.now();
  await gateway.services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
    insertLogin(tx, {
      id: uuidv7(),
      tokenHash: sha256Hex(token),
      loginType: 'password',
      userId,
      mainId,
      ip: '127.0.0.1',
      userAgent: 'test',
      now,
      expiresAt: new Date(now.getTime() + 400 * 86_400_000),
    }),
  );
  return token;
}

/** Runs rules of checks as a job of an account would. */
export function inAccount<T>(
  gateway: TestGateway,
  mainId: string,
  work: (work: Work) => Promise<T>,
): Promise<T> {
  const { services } = gateway;
  return services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
    work(systemWork(services, tx, mainId)),
  );
}

/** Puts money on an account, in fen. Orders that wait for it are placed when the jobs run. */
export function fund(
  gateway: TestGateway,
  amount: number,
  mainId: string = demoMains.first,
): Promise<boolean> {
  return inAccount(gateway, mainId, (work) => rechargeAccount(work, uuidv7(), { mainId, amount }));
}

let people = 0;

/** The body of placeOrder for a new person: the basic package by SMS. */
export function orderBody(overrides: Record<string, unknown> = {}) {
  people += 1;
  return {
    packageId: packages.basic,
    itemCodes: ['identity', 'phoneSegment', 'education', 'dishonestDebtor'],
    positionTitle: 'Accountant',
    positionClass: 'finance',
    reasons: { identity: 'Signs for the company', dishonestDebtor: 'Handles payments' },
    candidate: { name: '赵敏', mobile: `139${String(10_000_000 + people)}` },
    consentWay: 'sms',
    expectedPrice: 6800,
    ...overrides,
  };
}

/** Places an order; returns the reply's data and fails the test otherwise. */
export async function placeOrder(
  gateway: TestGateway,
  token: string,
  overrides: Record<string, unknown> = {},
  mainId: string = demoMains.first,
): Promise<CallReply['data']> {
  const reply = await gateway.call(
    'placeOrder',
    { body: orderBody(overrides) },
    { token, mainId, idempotencyKey: uuidv7() },
  );
  if (reply.code !== 0)
    throw new Error(`placeOrder answered ${reply.code} ${reply.msg} ${JSON.stringify(reply.data)}`);
  return reply.data;
}

/** A position as it was typed before positions had to be words. */
export function keepPosition(gateway: TestGateway, checkId: string, title: string): Promise<void> {
  return inAccount(gateway, demoMains.first, async ({ tx }) => {
    await tx.run(sql`update checks set position_title = ${title} where id = ${checkId}`);
  });
}

/** Gives consent and form of a check by the rules' own functions; `refuse` names items not consented to. */
export function consentTo(
  gateway: TestGateway,
  checkId: string,
  refuse: readonly string[] = [],
  mainId: string = demoMains.first,
): Promise<CheckRow> {
  return inAccount(gateway, mainId, async (work) => {
    const check = (await lockCheck(work.tx, checkId))!;
    const items = await itemsOf(work.tx, check);
    await recordConsent(
      work,
      check,
      items.map((item) => ({ itemId: item.id, given: !refuse.includes(item.itemCode) })),
    );
    const decided = await applyConsent(
      work,
      check,
      items.map((item) => ({ itemId: item.id, given: !refuse.includes(item.itemCode) })),
    );
    let invitation = await invitationOf(work.tx, check);
    for (const to of ['opened', 'verified', 'submitted'] as const) {
      if (decided.status === 'awaitingConsent') invitation = await moveInvitation(work, invitation!, to);
    }
    return startIfReady(work, decided);
  });
}

export async function recordConsent(
  work: Work,
  check: CheckRow,
  decisions: readonly { itemId: string; given: boolean }[],
): Promise<void> {
  const id = uuidv7();
  await work.tx
    .run(sql`insert into consent (main_id, id, check_id, kind, text_version, text_hash, mobile_index, signature_enc,
      ip, given_at)
    values (${check.mainId}, ${id}, ${check.id}, 'electronic', 'test', ${'0'.repeat(64)}, ${check.mobileIndex},
            ${Buffer.from('test')}, '127.0.0.1', ${work.clock.now()})`);
  for (const { itemId, given } of decisions) {
    await work.tx.run(sql`insert into consent_item (main_id, consent_id, check_item_id, given)
      values (${check.mainId}, ${id}, ${itemId}, ${given})`);
  }
}

/** The four balances and the sum of everything, which must be 0, read behind the rules. */
export function booksOf(gateway: TestGateway, mainId: string = demoMains.first) {
  return inAccount(gateway, mainId, async ({ tx }) => {
    const rows = await tx.many<{ kind: string; balance: number }>(
      sql`select kind, balance from ledger_account where main_id = ${mainId}`,
    );
    return Object.fromEntries(rows.map((row) => [row.kind, row.balance])) as Record<
      'funding' | 'available' | 'held' | 'spent',
      number
    >;
  });
}
