import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import { MOST_FOUND } from './namesFound';

const { first, second, platform } = demoMains;
const names = ['王小明', '李明', '明玉兰', '曾国强', 'John Smith', '阿依古丽·买买提'];
let gateway: TestGateway;
const ids = new Map<string, string>();
type Name = keyof typeof demoUsers;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 50_000_000);
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  for (const [n, name] of names.entries()) {
    const placed = await placeOrder(gateway, owner, { candidate: { name, mobile: `1381111010${n}` } });
    ids.set(name, placed.checkId);
  }
});
afterAll(() => gateway.close());

const placeOf = (name: Name) => (['analyst', 'support', 'operator'].includes(name) ? platform : first);

async function ask(name: Name, operation: string, body: object, mainId = placeOf(name)) {
  return (
    await gateway.call(
      operation,
      { body },
      { token: await sessionOf(gateway, demoUsers[name], mainId), mainId },
    )
  ).data;
}

async function namesOf(name: Name, q: string, mainId = placeOf(name)): Promise<string[]> {
  const { rows } = await ask(name, 'listChecks', { q, sort: 'name' }, mainId);
  return rows.map((row: { candidateName: string }) => row.candidateName).sort();
}

const searches: [q: string, found: string[]][] = [
  ['小明', ['王小明']],
  ['xiaom', ['王小明']],
  ['Xiao Ming', ['王小明']],
  ['wxm', ['王小明']],
  ['明', ['明玉兰', '李明', '王小明']],
  ['ming', ['明玉兰', '李明', '王小明']],
  ['zeng', ['曾国强']],
  ['国强', ['曾国强']],
  ['SMITH', ['John Smith']],
  ['js', ['John Smith']],
  ['买买提', ['阿依古丽·买买提']],
  ['maimai', ['阿依古丽·买买提']],
  // Neither the inside of a syllable, nor of a word.
  ['ing', []],
  ['mith', []],
];

test.each(searches)('“%s” finds %j, in the list and in its count, in every order', async (q, found) => {
  expect(await namesOf('owner', q)).toEqual([...found].sort());
  expect(await namesOf('analyst', q)).toEqual([...found].sort());
  for (const sort of ['orderedAt', '-orderedAt', 'promisedAt', '-promisedAt', '-name']) {
    expect((await ask('owner', 'listChecks', { q, sort })).rows).toHaveLength(found.length);
  }
  expect(await ask('owner', 'countChecks', { q })).toMatchObject({
    total: found.length,
    onlyStarts: false,
    views: { awaitingConsent: found.length, reported: 0 },
  });
  expect((await ask('owner', 'countChecks', { q, view: 'reported' })).total).toBe(0);
});

test('pages of what is found lose and repeat nothing', async () => {
  const paged: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { rows: { checkId: string }[]; nextCursor: string | null } = await ask(
      'owner',
      'listChecks',
      {
        q: 'ming',
        limit: 1,
        ...(cursor && { cursor }),
      },
    );
    paged.push(...page.rows.map(({ checkId }) => checkId));
    cursor = page.nextCursor;
  } while (cursor);
  expect(paged).toEqual(['明玉兰', '李明', '王小明'].map((name) => ids.get(name)));
});

test('nobody finds by a part of a name that is hidden from them, not theirs, or of another account', async () => {
  // Support sees the first character alone.
  expect(await namesOf('support', '小明')).toEqual([]);
  expect(await ask('support', 'countChecks', { q: 'xiaoming' })).toMatchObject({
    total: 0,
    onlyStarts: false,
  });
  // A recruiter reaches their own alone.
  expect(await namesOf('recruiter', '小明')).toEqual([]);
  await placeOrder(gateway, await sessionOf(gateway, demoUsers.recruiter, first), {
    candidate: { name: '赵小明', mobile: '13811110190' },
  });
  expect(await namesOf('recruiter', '小明')).toEqual(['赵小明']);
  const inSecond = await inAccount(gateway, second, ({ tx }) =>
    tx.many(sql`select part from check_name_part where part = '小明'`),
  );
  expect(inSecond).toEqual([]);
});

test('all that match a part are cancelled, and no other', async () => {
  const { data: done } = await gateway.call(
    'cancelChecks',
    { body: { records: { all: { q: 'maimaiti' } }, reason: '职位取消' } },
    {
      token: await sessionOf(gateway, demoUsers.owner, first),
      mainId: first,
      idempotencyKey: uuidv7(),
    },
  );
  expect(done.rows.map(({ checkId }: { checkId: string }) => checkId)).toEqual([ids.get('阿依古丽·买买提')]);
});

test('too many to find by a part: those that start so are listed, and it is said', async () => {
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`with o as (insert into orders (main_id, id, order_no, status, package_id, package_snapshot, price, created_by)
        select ${first}::uuid, gen_random_uuid(), 'PM' || g, 'awaitingPayment', '01990000-0000-7000-8000-000000000001',
               '{"name":{"en":"Basic","zh":"基础版"}}', 100, ${demoUsers.owner}::uuid
        from generate_series(1, ${MOST_FOUND}) g returning main_id, id, order_no),
      p as (insert into candidate (main_id, id, name, mobile_enc, mobile_index)
        select main_id, id, '孙明', ''::bytea, md5(order_no) from o returning main_id, id)
      insert into checks (main_id, id, order_id, candidate_id, status, position_title, position_class, consent_way,
          created_by, owner_id, package_id, price, order_no, name_key, pinyin_key, mobile_index)
      select o.main_id, o.id, o.id, p.id, 'awaitingPayment', 'x', 'general', 'sms', ${demoUsers.owner}::uuid,
             ${demoUsers.owner}::uuid, '01990000-0000-7000-8000-000000000001', 100, o.order_no, '孙明', 'sunming', ''
      from o join p using (main_id, id)`),
  );
  // Written as an older release would have: found by how they start, until their names are taken apart.
  expect(await ask('owner', 'countChecks', { q: 'sunm' })).toMatchObject({
    total: MOST_FOUND,
    onlyStarts: false,
  });
  expect(await ask('owner', 'countChecks', { q: '明' })).toMatchObject({ total: 4, onlyStarts: false });
  const takeApart = () =>
    gateway.services.db.direct.run(
      sql`select enqueue_job('names.takeApart', '{}'::json, null, null, 1, null)`,
    );
  await takeApart();
  await takeApart();
  await gateway.runJobs();
  expect(await ask('owner', 'countChecks', { q: '明' })).toMatchObject({ total: 1, onlyStarts: true });
  expect(await namesOf('owner', '明')).toEqual(['明玉兰']);
  expect(await ask('owner', 'countChecks', { q: '小明' })).toMatchObject({ total: 2, onlyStarts: false });
}, 60_000);
