import { setTimeout as pause } from 'node:timers/promises';
import { CODE } from '@probity/contract/codeNames';
import { cancellable } from '@probity/contract/rules/cancellable';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { bulkWorld, codesOf, fundBoth, idsOf, PRICE, reason } from '../../../test/bulk';
import { ok } from '../../../test/candidates';
import { booksOf, consentTo, gatewayWithPeople, inAccount } from '../../../test/checks';
import type { CallReply, TestGateway } from '../../../test/gateway';
import { uuidv7 } from '../../kernel/ids';
import { codeText } from '../../kernel/texts';
import { sql } from '../../platform/db/sql';
import { Unavailable } from '../../platform/db/unavailable';
import { checkMachine, isAllowed, type CheckStatus } from '../../kernel/states/machines';

/** One deed on several records: each stands alone, is told of, and is done once. */
const { second, platform } = demoMains;
const HOUR = 3_600_000;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fundBoth(gateway);
});
afterAll(() => gateway.close());

const { as, order, orders, trail, statusOf } = bulkWorld(() => gateway);
const byName = (one: { checkId: string }, other: { checkId: string }) =>
  one.checkId < other.checkId ? -1 : 1;

test('what a screen offers to cancel is what can be', () => {
  const states = Object.keys(checkMachine) as CheckStatus[];
  expect(states.filter((state) => isAllowed('check', state, 'cancelled'))).toEqual(cancellable);
});

test('cancelled together: each with its money, its event and its SMS, as if it were the only one', async () => {
  const made = await orders(3);
  const before = await booksOf(gateway);
  const reply = ok(await (await as('owner'))('cancelChecks', { records: { checkId: idsOf(made) }, reason }));
  expect(reply.data).toEqual({
    rows: made.map(({ checkId, orderNo }) => ({ checkId, code: 0, msg: null, orderNo, candidateName: expect.stringMatching(/^候选/) })), // prettier-ignore
    task: null,
  });
  expect(await booksOf(gateway)).toEqual({
    ...before,
    held: before.held - 3 * PRICE,
    available: before.available + 3 * PRICE,
  });
  expect(await trail(idsOf(made), 'check.cancelled')).toEqual(
    [...made].sort(byName).map(({ checkId }) => ({ checkId, actor: demoUsers.owner })),
  );
  for (const { checkId, mobile } of made) {
    expect(await statusOf(checkId)).toBe('cancelled');
    expect((await gateway.outbox(mobile)).map(({ template }) => template)).toContain('cancelled');
  }
});

test('those that cannot be done say why in words, and stay as they are; the others are done', async () => {
  const [open, gone, working] = await orders(3);
  const owner = await as('owner');
  ok(await owner('cancelCheck', { checkId: gone!.checkId, reason }));
  await consentTo(gateway, working!.checkId);
  const missing = uuidv7();
  gateway.clock.advance(HOUR);
  const records = { checkId: [missing, gone!.checkId, open!.checkId, working!.checkId] };
  const again = await as('owner');
  const reminded = ok(await again('remindChecks', { records }));
  expect(codesOf(reminded)).toEqual([CODE.NOT_FOUND, CODE.INVITATION_CLOSED, 0, CODE.INVITATION_CLOSED]);
  expect(reminded.data.rows[1].msg).toBe((await again('remindCandidate', { checkId: gone!.checkId })).msg);
  expect(reminded.data.rows[3].msg).toBe('There is no open invitation: the check is in progress');
  expect(await trail(records.checkId, 'check.reminded')).toEqual([{ checkId: open!.checkId, actor: demoUsers.owner }]); // prettier-ignore
  const lately = ok(await again('remindChecks', { records }));
  expect(codesOf(lately)).toEqual([
    CODE.NOT_FOUND,
    CODE.INVITATION_CLOSED,
    CODE.REMINDED_LATELY,
    CODE.INVITATION_CLOSED,
  ]);
  expect(lately.data.rows[2].msg).toBe('A reminder was sent less than an hour ago');
  const cancelled = ok(await again('cancelChecks', { records, reason }, uuidv7(), 'zh-CN'));
  expect(codesOf(cancelled)).toEqual([CODE.NOT_FOUND, CODE.NO_SUCH_MOVE, 0, 0]);
  expect(cancelled.data.rows[1].msg).toMatch(/[\u4E00-\u9FFF]/);
});

test('who was only just invited is not reminded, it says so, and the list tells when that was', async () => {
  const { checkId } = await order();
  const owner = await as('owner');
  expect(await owner('remindCandidate', { checkId })).toMatchObject({
    code: CODE.REMINDED_LATELY,
    msg: 'The invitation was sent less than an hour ago',
  });
  const toldAt = async () => {
    const { data } = ok(await owner('listChecks', { checkId: [checkId] }));
    return data.rows[0].toldAt;
  };
  expect(await toldAt()).toBe(gateway.clock.now().toISOString());
  const invited = gateway.clock.now();
  gateway.clock.advance(HOUR);
  const later = await as('owner');
  ok(await later('remindCandidate', { checkId }));
  const { data } = ok(await later('listChecks', { checkId: [checkId] }));
  expect(new Date(data.rows[0].toldAt).getTime()).toBe(invited.getTime() + HOUR);
  await consentTo(gateway, checkId);
  expect(ok(await later('listChecks', { checkId: [checkId] })).data.rows[0].toldAt).toBeNull();
});

/** Storing anything of this record fails from now on, until the given function is called. */
function breakAt(checkId: string, fault: Error): () => void {
  const { crypto } = gateway.services;
  const encrypt = crypto.encrypt.bind(crypto);
  const broken = jest.spyOn(crypto, 'encrypt').mockImplementation((text, place) => {
    if (place.rowId === checkId) throw fault;
    return encrypt(text, place);
  });
  return () => broken.mockRestore();
}

test('a fault of ours in one record is that record’s outcome: it is as it was, the others are done, and the log names it', async () => {
  const made = await orders(3);
  const before = await booksOf(gateway);
  const [, broken] = made;
  const mend = breakAt(broken!.checkId, new Error('The bytes cannot be read'));
  const logged = jest.spyOn(gateway.services.log, 'error');
  const reply = ok(await (await as('owner'))('cancelChecks', { records: { checkId: idsOf(made) }, reason }));
  expect(codesOf(reply)).toEqual([0, 500, 0]);
  expect(reply.data.rows[1]).toMatchObject({ checkId: broken!.checkId, orderNo: broken!.orderNo, msg: codeText(500, 'en') }); // prettier-ignore
  expect(logged.mock.calls).toEqual([
    [{ err: expect.any(Error), checkId: broken!.checkId }, expect.any(String)],
  ]);
  logged.mockRestore();
  mend();
  expect(await statusOf(broken!.checkId)).toBe('awaitingConsent');
  expect(await trail(idsOf(made), 'check.cancelled')).toHaveLength(2);
  expect((await booksOf(gateway)).held).toBe(before.held - 2 * PRICE);
});

test('where the database gives the call up, nothing is done and nothing said of any record', async () => {
  const made = await orders(2);
  const owner = await as('owner');
  const body = { records: { checkId: idsOf(made) }, reason };
  const mend = breakAt(made[1]!.checkId, new Unavailable('busy', 'a statement took too long and was ended'));
  expect(await owner('cancelChecks', body)).toMatchObject({ status: 503 });
  mend();
  for (const { checkId } of made) expect(await statusOf(checkId)).toBe('awaitingConsent');
});

test('the same key again, and two at once, do nothing twice', async () => {
  const made = await orders(4);
  const owner = await as('owner');
  const before = await booksOf(gateway);
  const body = { records: { checkId: idsOf(made) }, reason };
  const key = uuidv7();
  const same = await Promise.all(Array.from({ length: 3 }, () => owner('cancelChecks', body, key)));
  for (const reply of same) expect(ok(reply).data).toEqual(same[0]!.data);
  expect(codesOf(same[0]!)).toEqual([0, 0, 0, 0]);
  expect(await owner('cancelChecks', { ...body, reason: 'Another' }, key)).toMatchObject({
    code: CODE.KEY_REUSED,
  });
  expect(await trail(idsOf(made), 'check.cancelled')).toHaveLength(4);
  expect((await booksOf(gateway)).held).toBe(before.held - 4 * PRICE);
});

test('several deeds at once on the same records in any order, beside single ones, each once and none in a circle', async () => {
  const made = await orders(8);
  const ids = idsOf(made);
  const owner = await as('owner');
  const before = await booksOf(gateway);
  const replies = await Promise.all([
    owner('cancelChecks', { records: { checkId: ids }, reason }),
    owner('cancelChecks', { records: { checkId: [...ids].reverse() }, reason }),
    ...ids.map((checkId) => owner('cancelCheck', { checkId, reason })),
  ]);
  // Nobody is the victim of a deadlock, which would answer 503.
  expect(replies.filter(({ code }) => code !== 0 && code !== CODE.NO_SUCH_MOVE)).toEqual([]);
  const done = replies.flatMap((reply) =>
    reply.data?.rows ? codesOf(reply).filter((code: number) => code === 0) : reply.code === 0 ? [0] : [],
  );
  expect(done).toHaveLength(8);
  expect(await trail(ids, 'check.cancelled')).toHaveLength(8);
  const after = await booksOf(gateway);
  expect([after.held, after.available]).toEqual([before.held - 8 * PRICE, before.available + 8 * PRICE]);
});

test('the money is waited for before the first record is touched, so nothing is locked that another one after its money wants', async () => {
  const made = await orders(2);
  const owner = await as('owner');
  const first = made[0]!.checkId;
  // Of one that costs nothing no booking would wait: it would be done, with all it locks, before the money of the second.
  await inAccount(gateway, demoMains.first, async ({ tx }) => {
    expect(await tx.run(sql`update check_item set money = 'none' where check_id = ${first}`)).toBeGreaterThan(0); // prettier-ignore
  });
  let cancelled: Promise<unknown> | undefined;
  await inAccount(gateway, demoMains.first, async ({ tx }) => {
    await tx.many(sql`select from ledger_account where main_id = ${demoMains.first} for no key update`);
    cancelled = owner('cancelChecks', { records: { checkId: idsOf(made) }, reason });
    for (let waiting = 0; waiting === 0; await pause(20)) {
      const { rows } = await gateway.owner.query<{ waiting: number }>(
        'select count(*)::int as waiting from pg_locks where not granted',
      );
      waiting = rows[0]!.waiting;
    }
    expect(await tx.many(sql`select from invitation where check_id = ${first} for update skip locked`)).toHaveLength(1); // prettier-ignore
  });
  expect(codesOf(ok((await cancelled) as CallReply))).toEqual([0, 0]);
});

test('what is of another account, or of a colleague elsewhere, answers like what is not there', async () => {
  const own = await order();
  const foreign = await order(second);
  const sibling = await order();
  const missing = uuidv7();
  const names = (rows: object[]) => rows.map((row) => ({ ...row, checkId: '' }));
  const checkId = [foreign.checkId, missing];
  for (const [operation, body] of [
    ['remindChecks', {}],
    ['cancelChecks', { reason }],
  ] as const) {
    const { data } = ok(await (await as('owner'))(operation, { records: { checkId }, ...body }));
    const [one, other] = names(data.rows);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ code: CODE.NOT_FOUND, orderNo: null, candidateName: null });
    // A recruiter reaches own and team's records alone.
    const recruiter = await (await as('recruiter'))(operation, { records: { checkId: [sibling.checkId, missing] }, ...body }); // prettier-ignore
    expect(names(ok(recruiter).data.rows)[0]).toEqual(one);
    const all = await (await as('owner'))(operation, { records: { all: { q: foreign.orderNo } }, ...body });
    expect(ok(all).data).toEqual({ rows: [], task: null });
  }
  expect(await statusOf(foreign.checkId, second)).toBe('awaitingConsent');
  expect(await statusOf(sibling.checkId)).toBe('awaitingConsent');
  expect(await (await as('viewer'))('cancelChecks', { records: { checkId: [own.checkId] }, reason })).toMatchObject({ code: 403 }); // prettier-ignore
  expect(await (await as('support', platform))('cancelChecks', { records: { checkId: [own.checkId] }, reason })).toMatchObject({ code: 403 }); // prettier-ignore
});

test('staff remind in several accounts at once, each event in its own account', async () => {
  const [one, other] = [await order(), await order(second)];
  gateway.clock.advance(HOUR);
  const support = await as('support', platform);
  const key = uuidv7();
  const body = { records: { checkId: idsOf([one, other, one].slice(0, 2)) } };
  const reply = ok(await support('remindChecks', body, key));
  const codes = codesOf(reply);
  expect(codes).toEqual([0, 0]);
  expect(await trail([one.checkId], 'check.reminded')).toHaveLength(1);
  expect(await trail([other.checkId], 'check.reminded', second)).toHaveLength(1);
  // The key is kept where the session writes, whatever was written in between.
  expect(ok(await support('remindChecks', body, key)).data).toEqual(reply.data);
});

test('all that fit but some; neither and both are refused in words', async () => {
  const made = await orders(4);
  const from = made[0]!.orderNo;
  const owner = await as('owner');
  const [kept] = made;
  const all = { status: ['awaitingConsent'] };
  const before = (await owner('countChecks', all)).data.total;
  const reply = ok(await owner('cancelChecks', { records: { all, except: [kept!.checkId] }, reason }));
  expect(reply.data.rows).toHaveLength(before - 1);
  expect(new Set(codesOf(reply))).toEqual(new Set([0]));
  expect(
    (await owner('listChecks', { ...all })).data.rows.map((row: { checkId: string }) => row.checkId),
  ).toEqual([kept!.checkId]);
  expect(from).toMatch(/^PB/);
  for (const [records, path] of [
    [{}, 'records'],
    [{ checkId: idsOf(made), all: {} }, 'records'],
    [{ checkId: idsOf(made), except: [] }, 'records.except'],
    [{ except: [] }, 'records'],
  ] as const)
    expect(await owner('cancelChecks', { records, reason })).toMatchObject({
      code: CODE.FIELDS_WRONG,
      data: { fields: [{ path }] },
    });
});
