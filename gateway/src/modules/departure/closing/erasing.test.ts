import { createHash } from 'node:crypto';
import { demoMains, demoUsers } from '../../../../seeds/demoAccounts';
import { enter, newestS, ok } from '../../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../../test/checks';
import { closingTools } from '../../../../test/closings';
import { rowsContaining } from '../../../../test/erasure';
import type { TestGateway } from '../../../../test/gateway';
import { payoutTools } from '../../../../test/payouts';
import { apply, question, registrationsOf } from '../../../../test/registrations';
import { handOver, partiesOf, publishReviewed } from '../../../../test/reports';
import { kept } from '../../../../test/schemaRules/erasure';
import { sql } from '../../../platform/db/sql';
import { closeNextMonth } from '../../statements/closing';

const { first, second, platform } = demoMains;
const CANARY = 'Kanarienvogel';
const MOBILE = '13971639580';
const APPLICANT = '13962518473';
const READER = '13977718473';
let gateway: TestGateway;
const tools = closingTools(() => gateway);
const { call, ask, night, desk } = tools;

/** A viewer of the account, who is a candidate of the second one too. */
const ALSO_CANDIDATE = '13800000004';

/** Every row of the second account and of the platform's. */
async function elsewhere(): Promise<Record<string, string[]>> {
  const client = await gateway.owner.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.main_ids', $1, true)`, [`{${second},${platform}}`]);
    const { rows: tables } = await client.query(
      `select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and c.relrowsecurity and c.relname not in ('audit_event', 'audit_chain')`,
    );
    const found: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select t::text as line from ${name} t where main_id = any($1) order by 1`,
        [[second, platform]],
      );
      found[name] = rows.map(({ line }) => line as string);
    }
    return found;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** The account with something of everything in it, all settled, in the words of the canary. */
async function fill(): Promise<void> {
  await fund(gateway, 6_900);
  const parties = await partiesOf(gateway);
  const { owner } = parties;
  ok(await owner('saveDepartment', { body: { name: `${CANARY} 1`, monthlyBudget: null } }));
  ok(await owner('createApiKey', { body: { name: `${CANARY} 2`, scopes: ['checks.read'] } }));
  ok(await owner('saveView', { body: { screen: 'records', name: `${CANARY} 3`, query: 'view=overdue' } }));
  const form = await (
    await registrationsOf(gateway)
  ).opened({ title: `${CANARY} 4`, questions: [question({ label: `${CANARY} 5` })] });
  await apply(gateway, form, APPLICANT);
  ok(await owner('closeRegistrationLink', { body: { formId: form.formId } }));
  const draft = {
    ...{ name: `${CANARY} 6`, description: `${CANARY} 7`, positionClass: 'general' },
    items: [{ itemCode: 'identity', copies: 1, reason: '' }],
  };
  ok(await owner('savePackageDraft', { body: draft }));
  const { checkId } = await handOver(parties, MOBILE);
  await publishReviewed(parties, checkId);
  ok(await owner('createShare', { body: { checkId, mobiles: [READER], sendSms: true } }));
  await enter(gateway, READER, await newestS(gateway, READER));
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`update checks set position_title = ${CANARY} where id = ${checkId}`),
  );
  const { asked, enter: pay, confirm } = payoutTools(() => gateway);
  const { workItemId } = await asked(100);
  ok(await pay('operator', workItemId, 'B1234567'));
  ok(await confirm('operator2', workItemId, 'B1234567'));
  await inAccount(gateway, first, (work) => {
    const inAMonth = new Date(gateway.clock.now().getTime() + 40 * 86_400_000);
    return closeNextMonth({ ...work, clock: { now: () => inAMonth } }, first);
  });
}

/** Which messages to a phone are kept, whoever sent them. */
async function messagesTo(mobile: string): Promise<string[]> {
  const { rows } = await gateway.owner.query(
    'select template from sms_outbox where mobile_index = $1 order by 1',
    [gateway.services.blindIndex.of('mobile', mobile)],
  );
  return rows.map(({ template }) => template as string);
}

const ledger = () =>
  inAccount(gateway, first, ({ tx }) =>
    tx.many(sql`select t.id, t.kind, t.reference, e.account_kind, e.amount from ledger_transaction t
      join ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id where t.main_id = ${first} order by 1, 4`),
  );

describe('an account that is erased', () => {
  let before: Record<string, string[]>;
  let booked: unknown;
  let phones: string[];
  beforeAll(async () => {
    gateway = await gatewayWithPeople();
    await fill();
    await placeOrder(gateway, await sessionOf(gateway, demoUsers.owner, second), {}, second);
    phones = ['13800000002', '13800000003'].map((one) => gateway.services.blindIndex.of('mobile', one));
    expect(Object.keys(await rowsContaining(gateway, CANARY)).length).toBeGreaterThan(5);
    ok(await ask({ reason: `${CANARY} 8` }));
    await night(22);
    await night(1);
    await night(6);
    expect(await desk()).toMatchObject([{ status: 'closing', isPostponed: false }]);
    // The other enterprise checks somebody who works here.
    await fund(gateway, 100_000, second);
    const candidate = { name: '王静', mobile: ALSO_CANDIDATE };
    await placeOrder(gateway, await sessionOf(gateway, demoUsers.owner, second), { candidate }, second);
    expect(await messagesTo(ALSO_CANDIDATE)).toEqual(['invitation']);
    await gateway.runJobs();
    booked = await ledger();
    before = await elsewhere();
    await night(1);
  }, 180_000);
  afterAll(() => gateway.close());

  test('is erased on its day, and its certificate is at the desk with the hash of what is handed out', async () => {
    const [row] = await desk();
    expect(row).toMatchObject({
      ...{ status: 'erased', mainName: '晨星科技有限公司', reason: null },
      certificate: { number: expect.stringMatching(/^PE-\d{8}-[0-9A-F]{8}$/) },
    });
    const { closingId, certificate } = row;
    const download = (user: keyof typeof demoUsers, mainId: string = platform) =>
      call(user, 'downloadErasureCertificate', { query: { closingId } }, mainId);
    const { bytes } = await download('operator');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(certificate.sha256);
    for (const [user, mainId] of [
      ['analyst', platform],
      ['support', platform],
      ['owner', second],
    ] as const)
      expect((await download(user, mainId)).code).toBe(403);
  });

  test('keeps no text of its own but in what the law keeps', async () => {
    const lawful = ['audit_event'];
    const found = await rowsContaining(gateway, CANARY);
    for (const table of lawful) delete found[table];
    expect(found).toEqual({});
  });

  test('has sealed values and indexes in kept columns alone', async () => {
    const client = await gateway.owner.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('app.main_ids', $1, true)`, [`{${first}}`]);
      const { rows: columns } =
        await client.query(`select c.table_name as of, c.column_name as name, c.udt_name as type
        from information_schema.columns c join pg_class r on r.relname = c.table_name and r.relkind = 'r' and r.relrowsecurity
        where c.table_schema = 'public' and (c.udt_name = 'bytea' or c.column_name ~ '(_index|_indexes|name_key|pinyin_key|name_parts)$')`);
      const left: string[] = [];
      for (const { of, name, type } of columns) {
        const empty = type === 'bytea' ? `''::bytea` : type === '_text' ? `'{}'::text[]` : `''`;
        const { rows } = await client.query(
          `select count(*)::int as n from ${of} where main_id = $1 and ${name} is not null and ${name} <> ${empty}`,
          [first],
        );
        if (rows[0].n > 0) left.push(`${of}.${name}`);
      }
      const lawful = kept.flatMap((one) => one.columns);
      const consent = ['consent.mobile_index', 'consent.signature_enc', 'consent.signed_name_enc'];
      // An encrypted empty text, as the column has to hold something.
      const nothing = ['candidate.mobile_enc'];
      expect(left.filter((one) => ![...lawful, ...consent, ...nothing].includes(one))).toEqual([]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  test('leaves nobody of its own in any table, and whoever belongs elsewhere as they are', async () => {
    for (const index of phones) expect(await rowsContaining(gateway, index)).toEqual({});
    // What the other enterprise sends to one of them is that one's.
    expect(await messagesTo(ALSO_CANDIDATE)).toEqual(['invitation']);
    const { rows } = await gateway.owner.query(
      `select nick_name, password_hash, email_enc from users where id = any($1)`,
      [[demoUsers.recruiter, demoUsers.finance, demoUsers.viewer]],
    );
    expect(rows).toEqual(Array(3).fill({ nick_name: '–', password_hash: null, email_enc: null }));
    const login = { loginType: 'password', mobile: '13800000002', password: '0'.repeat(32) };
    const unknown = { ...login, mobile: '13899990002' };
    expect((await gateway.call('login', { body: login })).code).toBe(
      (await gateway.call('login', { body: unknown })).code,
    );
    const own = ok(await call('owner', 'listRelatedMains', {}, second)).data as { mainId: string }[];
    expect(own.map(({ mainId }) => mainId)).not.toContain(first);
    expect(ok(await call('owner', 'loginInfo', {}, second)).data).toMatchObject({
      mobile: '138****0001',
      nickName: '林晓',
    });
    const ofSupport = ok(await call('support', 'listRelatedMains', {}, platform)).data as {
      mainId: string;
    }[];
    expect(ofSupport.map(({ mainId }) => mainId)).not.toContain(first);
  });

  test('ends the sessions of its people', async () => {
    const { rows } = await gateway.owner.query('select 1 from sessions where main_id = $1', [first]);
    expect(rows).toEqual([]);
  });

  test('keeps its books to the fen, its statement, its payout and the proof of consent', async () => {
    expect(await ledger()).toEqual(booked);
    const [counts] = await inAccount(gateway, first, ({ tx }) =>
      tx.many(sql`select (select count(*)::int from statement where main_id = ${first}) as statements,
        (select count(*)::int from payout where main_id = ${first} and status = 'paid') as payouts,
        (select count(*)::int from consent where main_id = ${first} and signature_enc is not null) as consents,
        (select count(*)::int from contract_signature where main_id = ${first}) as contracts`),
    );
    expect(counts).toMatchObject({ statements: 1, payouts: 1, consents: 1, contracts: 1 });
  });

  test('has no stored bytes left but of what is kept', async () => {
    const { rows } = await gateway.owner.query('select 1 from erased_object where main_id = $1', [first]);
    expect(rows).toEqual([]);
  });

  test('changes no row of another account', async () => {
    const after = await elsewhere();
    for (const [table, rows] of Object.entries(before))
      expect({ table, rows: after[table] }).toEqual({ table, rows });
  });

  test('is erased once: another night changes nothing', async () => {
    const [row] = await desk();
    await night(1);
    expect(await desk()).toEqual([row]);
  });
});
