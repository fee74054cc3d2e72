import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { partiesOf, runningCheck, type Parties, type RunningCheck } from '../../../test/reports';
import { sql } from '../../platform/db/sql';

/* The queue is worked check by check, and an item in hand belongs to one person until it is taken over. */
const { first, platform } = demoMains;
let gateway: TestGateway;
let parties: Parties;
let check: RunningCheck;
let people = 0;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  people += 1;
  check = await runningCheck(parties, `1397310${String(1000 + people)}`, `候选${people}`);
});

interface Hand {
  workItemId: string;
  checkItemId: string | null;
  title: string;
  status: string;
  assigneeName: string | null;
  mine: boolean;
  handed: { by: string; note: string | null } | null;
  dueAt: string | null;
  overdue: boolean;
}
interface Row extends Hand {
  kind: string;
  checkId: string;
  items: Hand[];
}
const list = async (who: 'analyst' | 'reviewer', body: object = {}) => {
  const { data } = ok(await parties[who]('listWorkItems', { body: { q: `候选${people}`, ...body } }));
  return data as { rows: Row[]; total: { count: number; capped: boolean } | null };
};
const totalOf = (open: number) => ({
  count: open,
  capped: false,
  onlyStarts: false,
  tabs: { open: { count: open, capped: false }, mine: { count: 0, capped: false } },
});
const workOf = async (code: string) => {
  const { rows } = await list('analyst');
  return rows.flatMap((row) => row.items).find((item) => item.checkItemId === check.items[code])!;
};
const items = async (who: 'analyst' | 'reviewer') => {
  const { data } = ok(await parties[who]('getReportDraft', { query: { checkId: check.checkId } }));
  return data.items as { checkItemId: string; rowVersion: number; work: Pick<Hand, 'assigneeName' | 'mine' | 'handed'> | null }[]; // prettier-ignore
};
const inHand = async (who: 'analyst' | 'reviewer', code: string) =>
  (await items(who)).find((item) => item.checkItemId === check.items[code])!.work;
const save = async (who: 'analyst' | 'reviewer', code: string) => {
  const item = (await items(who)).find((one) => one.checkItemId === check.items[code])!;
  const body = { checkItemId: item.checkItemId, rowVersion: item.rowVersion, entries: [], attempts: [], note: who }; // prettier-ignore
  return (await parties[who]('saveFinding', { body })).code;
};
const told = (action: string) =>
  inAccount(gateway, first, ({ tx }) =>
    tx.many<{
      actor: string;
      detail: object;
    }>(sql`select e.actor_user_id as actor, e.detail from audit_event e
      join work_item w on w.main_id = e.main_id and w.id::text = e.entity_id
      where e.action = ${action} and w.check_id = ${check.checkId}`),
  );
const takeCheck = (who: 'analyst' | 'reviewer') => parties[who]('takeCheck', { body: { checkId: check.checkId } }); // prettier-ignore

/** Moves the due date of an item to another day. */
const dueOn = (code: string, day: string) =>
  inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`update work_item set due_at = ${day} where check_item_id = ${check.items[code]}`),
  );

test('the items of a check are one row: what is open, in whose hand, what is due first and what is late', async () => {
  await dueOn('education', '2020-01-02');
  const { workItemId } = await workOf('dishonestDebtor');
  ok(await parties.reviewer('claimWorkItem', { body: { workItemId, take: true } }));
  const open = await list('analyst');
  expect(open.total).toEqual(totalOf(1));
  expect(open.rows).toMatchObject([
    {
      kind: 'checkItem',
      checkId: check.checkId,
      checkItemId: check.items.education,
      dueAt: '2020-01-02',
      overdue: true,
      mine: false,
      items: [
        { checkItemId: check.items.education, status: 'open', assigneeName: null, overdue: true },
        { checkItemId: check.items.dishonestDebtor, status: 'claimed', assigneeName: '顾言', overdue: false },
      ],
    },
  ]);
  // Whose tab has it is told with every tab.
  const tabs = { open: { count: 1, capped: false }, mine: { count: 1, capped: false } };
  for (const state of ['open', 'mine', 'done'] as const)
    expect((await list('reviewer', { state })).total).toMatchObject({
      count: state === 'done' ? 0 : 1,
      tabs,
    });
  // Every tab has the row exactly while it meets the tab's condition.
  const rowOf = async (who: 'analyst' | 'reviewer', body: object) => (await list(who, body)).rows;
  expect(await rowOf('analyst', { state: 'mine' })).toEqual([]);
  expect(await rowOf('analyst', { overdue: true })).toMatchObject([{ checkItemId: check.items.education }]);
  expect(await rowOf('reviewer', { state: 'mine', overdue: true })).toEqual([]);
  const [mine] = await rowOf('reviewer', { state: 'mine' });
  expect(mine).toMatchObject({
    checkItemId: check.items.dishonestDebtor,
    items: [{ mine: false }, { mine: true }],
  });
  expect(await rowOf('analyst', { state: 'done' })).toEqual([]);
  expect(await rowOf('analyst', { kind: ['review', 'report'] })).toEqual([]);
  expect(await rowOf('analyst', { kind: ['checkItem', 'checkItem'], state: 'all' })).toHaveLength(1);
});

test('a whole check is taken at once; a colleague then finds nothing of it to take', async () => {
  expect(ok(await takeCheck('analyst')).data).toEqual({ taken: 2 });
  const { rows } = await list('analyst', { state: 'mine' });
  expect(rows.map(({ items }) => items.map(({ mine }) => mine))).toEqual([[true, true]]);
  const refused = { code: 2205, msg: '陈曦 is working on this item' };
  expect(await takeCheck('reviewer')).toMatchObject(refused);
  // Taking it again is no fault for the same person, and takes nothing more.
  expect(ok(await takeCheck('analyst')).data).toEqual({ taken: 0 });
  expect(await told('work.taken')).toHaveLength(2);
});

test('a whole check is given back, and taken over', async () => {
  ok(await takeCheck('analyst'));
  const { workItemId } = await workOf('education');
  const claim = (who: 'analyst' | 'reviewer', body: object) =>
    parties[who]('claimWorkItem', { body: { workItemId, wholeCheck: true, ...body } });
  expect((await claim('reviewer', { take: true })).code).toBe(2205);
  const { data } = ok(await claim('reviewer', { take: true, over: true }));
  expect(data.items.map(({ assigneeName }: Hand) => assigneeName)).toEqual(['顾言', '顾言']);
  expect(await told('work.takenOver')).toHaveLength(2);
  // A colleague's item is not given back on their behalf.
  expect((await claim('analyst', { take: false })).code).toBe(2205);
  expect(await claim('reviewer', { take: false })).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'note' }] },
  });
  ok(await claim('reviewer', { take: false, note: 'On leave' }));
  expect(await claim('reviewer', { take: false })).toMatchObject({ code: 2205 });
  // Whoever takes it next reads why.
  expect((await workOf('education')).handed).toEqual({ by: '顾言', note: 'On leave' });
  expect((await list('reviewer', { state: 'mine' })).rows).toEqual([]);
  expect(await told('work.returned')).toHaveLength(2);
});

test('pages hold each check once, and the total is of all pages and comes with the first', async () => {
  const checks = [check.checkId];
  for (const n of [1, 2]) checks.push((await runningCheck(parties, `1397320${people}${n}00`.padEnd(11, '0'), `候选${people}`)).checkId); // prettier-ignore
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list('analyst', { limit: 1, ...(cursor && { cursor }) });
    expect(page.total).toEqual(cursor ? null : totalOf(3));
    seen.push(...page.rows.map(({ checkId }) => checkId));
    cursor = (page as unknown as { nextCursor: string | undefined }).nextCursor;
  } while (cursor);
  expect(seen.toSorted()).toEqual(checks.toSorted());
});

test('each role is shown first what it works', async () => {
  const kinds = async (name: keyof typeof demoUsers, workable?: true) => {
    const token = await sessionOf(gateway, demoUsers[name], platform);
    const body = { state: 'all', limit: 100, ...(workable && { workable }) };
    const { rows } = ok(await gateway.call('listWorkItems', { body }, { token, mainId: platform })).data;
    return [...new Set((rows as Row[]).map(({ kind }) => kind))];
  };
  expect(await kinds('operator')).toContain('checkItem');
  expect(await kinds('operator', true)).not.toContain('checkItem');
  expect(await kinds('analyst', true)).toContain('checkItem');
  expect(await kinds('support', true)).toEqual([]);
});

test('the first change takes an item in hand: a colleague reads whose it is and changes nothing until taking it over', async () => {
  expect(await inHand('reviewer', 'education')).toMatchObject({ assigneeName: null, mine: false });
  expect(await save('analyst', 'education')).toBe(0);
  expect(await inHand('reviewer', 'education')).toMatchObject({ assigneeName: '陈曦', mine: false });
  expect(await save('reviewer', 'education')).toBe(2205);

  const { workItemId } = await workOf('education');
  const claim = (body: object) => parties.reviewer('claimWorkItem', { body: { workItemId, take: true, ...body } }); // prettier-ignore
  expect((await claim({})).code).toBe(2205);
  ok(await claim({ over: true }));
  expect(await told('work.takenOver')).toEqual([
    { actor: demoUsers.analyst2, detail: { person: demoUsers.analyst } },
  ]);
  expect(await save('reviewer', 'education')).toBe(0);
  expect(await save('analyst', 'education')).toBe(2205);
  // The other item belonged to nobody, and still does.
  expect(await inHand('analyst', 'dishonestDebtor')).toMatchObject({ assigneeName: null });
});

test('what waits for an answer keeps waiting in other hands', async () => {
  const checkItemId = check.items.education;
  ok(await parties.analyst('requestInfo', { body: { checkItemId, question: 'Which?', of: 'candidate' } }));
  const { workItemId } = await workOf('education');
  const taken = ok(await parties.reviewer('claimWorkItem', { body: { workItemId, take: true, over: true } }));
  expect(taken.data).toMatchObject({ status: 'paused', mine: true });
});

describe('handing over', () => {
  const handOver = (who: 'analyst' | 'reviewer', workItemId: string, userId: string, wholeCheck?: boolean) =>
    parties[who]('handOverWork', { body: { workItemId, userId, ...(wholeCheck && { wholeCheck }) } });

  test('to a colleague who works such things, and to nobody else', async () => {
    const { workItemId } = await workOf('education');
    const { rows } = ok(await parties.analyst('listWorkColleagues', { body: { workItemId } })).data;
    expect(rows).toEqual([{ userId: demoUsers.analyst2, name: '顾言', publishing: 'may' }]);
    for (const nobody of [demoUsers.support, demoUsers.owner, demoUsers.analyst])
      expect((await handOver('analyst', workItemId, nobody)).code).toBe(1000);
    expect(await told('work.handedOver')).toEqual([]);
  });

  test('one item, or everything one has of the check; a colleague’s is not given away', async () => {
    ok(await takeCheck('analyst'));
    const { workItemId } = await workOf('education');
    expect((await handOver('reviewer', workItemId, demoUsers.analyst)).code).toBe(2205);
    expect(ok(await handOver('analyst', workItemId, demoUsers.analyst2)).data).toEqual({ handed: 1 });
    expect(await inHand('reviewer', 'education')).toMatchObject({ mine: true });
    expect(await inHand('reviewer', 'dishonestDebtor')).toMatchObject({ assigneeName: '陈曦' });
    const person = demoUsers.analyst2;
    expect(await told('work.handedOver')).toEqual([{ actor: demoUsers.analyst, detail: { person } }]);

    ok(await parties.reviewer('handOverWork', { body: { workItemId, userId: demoUsers.analyst } }));
    expect(ok(await handOver('analyst', workItemId, demoUsers.analyst2, true)).data).toEqual({ handed: 2 });
    expect(await inHand('reviewer', 'dishonestDebtor')).toMatchObject({ mine: true });
  });

  test('the words for a colleague stand at the work for who works such things, encrypted; the next hand-over ends them', async () => {
    ok(await takeCheck('analyst'));
    const { workItemId } = await workOf('education');
    const note = 'HR calls back on Monday';
    const body = { workItemId, userId: demoUsers.analyst2, wholeCheck: true, note: ` ${note} ` };
    ok(await parties.analyst('handOverWork', { body }));
    const handed = { by: '陈曦', note };
    const [row] = (await list('reviewer', { kind: ['checkItem'] })).rows;
    expect(row!.items.map((item) => item.handed)).toEqual([handed, handed]);
    expect(await inHand('reviewer', 'education')).toMatchObject({ mine: true, handed });
    // Roles that only read the queue see none of it.
    const token = await sessionOf(gateway, demoUsers.support, platform);
    const seen = ok(await gateway.call('listWorkItems', { body: {} }, { token, mainId: platform })).data;
    expect(JSON.stringify(seen)).not.toContain(note);
    const { rows } = await gateway.owner.query<{ row: string }>(
      `select w::text as row from work_item w where check_id = $1 union all select e::text from domain_event e
        where check_id = $1 union all select a::text from audit_event a where entity = 'work_item'`,
      [check.checkId],
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.map((one) => one.row).join()).not.toContain('Monday');

    ok(await parties.reviewer('handOverWork', { body: { workItemId, userId: demoUsers.analyst } }));
    expect(await inHand('analyst', 'education')).toMatchObject({ handed: { by: '顾言', note: null } });
    expect(await inHand('analyst', 'dishonestDebtor')).toMatchObject({ handed });
    // A person who takes their own work back is not shown their own note.
    const { workItemId: other } = await workOf('dishonestDebtor');
    ok(await parties.analyst('claimWorkItem', { body: { workItemId: other, take: true, over: true } }));
    expect(await inHand('analyst', 'dishonestDebtor')).toMatchObject({ mine: true, handed: null });
  });
});

test.each(['support', 'operator'] as const)('%s finds no row by a name that the row hides', async (role) => {
  const token = await sessionOf(gateway, demoUsers[role], platform);
  const found = async (q: string) =>
    ok(await gateway.call('listWorkItems', { body: { q } }, { token, mainId: platform })).data.rows.length;
  expect((await list('analyst')).rows.length).toBeGreaterThan(0);
  expect(await found(`候选${people}`)).toBe(0);
  // The customer is named to them, and the number that a customer reads out on the phone finds its check.
  expect(await found('晨星')).toBeGreaterThan(0);
  const { orderNo } = await inAccount(gateway, first, ({ tx }) =>
    tx.one<{ orderNo: string }>(sql`select order_no as "orderNo" from checks where id = ${check.checkId}`),
  );
  expect(await found(orderNo)).toBeGreaterThan(0);
  expect(await found(`1397310${String(1000 + people)}`)).toBe(0);
});

test('an analyst finds a check by a part of the name, its sound, a phone as it is pasted, and its order number', async () => {
  const { orderNo } = await inAccount(gateway, first, ({ tx }) =>
    tx.one<{ orderNo: string }>(sql`select order_no as "orderNo" from checks where id = ${check.checkId}`),
  );
  const phone = `1397310${String(1000 + people)}`;
  const pasted = `+86 ${phone.slice(0, 3)} ${phone.slice(3, 7)}-${phone.slice(7)}`;
  for (const q of [`选${people}`, `xuan${people}`, pasted, ` ${orderNo.toLowerCase()} `]) {
    const { rows, total } = await list('analyst', { q });
    expect([q, rows.map(({ checkId }) => checkId)]).toEqual([q, [check.checkId]]);
    expect(total).toEqual(totalOf(1));
  }
});
