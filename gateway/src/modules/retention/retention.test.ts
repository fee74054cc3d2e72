import { defaultRetention, retentionLimits } from '@probity/contract/rules/retention';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { consentAndSubmit, enter, newestS, ok } from '../../../test/candidates';
import { booksOf, fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { eraseAccount, rowsContaining } from '../../../test/erasure';
import { partiesOf, pdf, publish } from '../../../test/reports';
import { verifyAudit } from '../../app/cli/verifyAudit';
import { ident, sql } from '../../platform/db/sql';
import { sealOnce } from '../audit/auditSealer';
import { retentionNightJob } from './retentionJobs';

const { first, second } = demoMains;
const NAME = '司空保留';
let gateway: TestGateway;
let people = 0;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
});
afterAll(() => gateway.close());

const days = (n: number) => gateway.clock.advance(n * 86_400_000);
const owner = async (operation: string, body?: object, mainId: string = first) =>
  gateway.call(operation, body ? { body } : {}, {
    token: await sessionOf(gateway, demoUsers.owner, mainId),
    mainId,
  });
const night = () => eraseAccount(gateway);
const detail = async (checkId: string) => {
  const token = await sessionOf(gateway, demoUsers.owner, first);
  return ok(await gateway.call('getCheck', { query: { checkId } }, { token, mainId: first })).data;
};

/** A check with form, file, evidence and a published report. */
async function reported() {
  const parties = await partiesOf(gateway);
  const mobile = `1397200${String(1000 + (people += 1))}`;
  const { checkId, orderNo } = await placeOrder(gateway, parties.ownerToken, {
    candidate: { name: NAME, mobile },
  });
  await consentAndSubmit(await enter(gateway, mobile, await newestS(gateway, mobile)));
  await gateway.runJobs();
  await publish(parties, checkId);
  const share = { checkId, mobiles: ['13900001111'] };
  ok(await parties.owner('createShare', { body: share }));
  await gateway.runJobs();
  return { checkId: checkId as string, orderNo: orderNo as string, mobile };
}

const keysOf = (checkId: string) =>
  inAccount(gateway, first, ({ tx }) =>
    tx.many<{ key: string }>(sql`select f.storage_key as key from file_object f
      join evidence e on e.main_id = f.main_id and e.file_id = f.id
      join check_item i on i.main_id = e.main_id and i.id = e.check_item_id where i.check_id = ${checkId}`),
  );
const left = (checkId: string) =>
  inAccount(gateway, first, ({ tx }) =>
    tx.one<Record<string, number>>(sql`select
      (select count(*)::int from candidate_form where check_id = ${checkId}) as form,
      (select count(*)::int from check_name_part where check_id = ${checkId}) as "nameParts",
      (select count(*)::int from report_version where check_id = ${checkId}) as report,
      (select count(*)::int from finding f join check_item i on i.id = f.check_item_id where i.check_id = ${checkId}) as finding,
      (select count(*)::int from share_mobile m join share s on s.id = m.share_id where s.check_id = ${checkId}) as readers,
      (select count(*)::int from consent where check_id = ${checkId} and signature_enc <> ''::bytea) as signature,
      (select count(*)::int from consent where check_id = ${checkId} and length(text_hash) = 64) as proof`),
  );

test('a setting keeps its bounds; the last good one stays; only owners and admins come near', async () => {
  const save = (change: object) => owner('saveRetention', { ...defaultRetention, ...change });
  expect((await owner('getRetention')).data).toMatchObject({ days: defaultRetention, updatedAt: null });
  const { fileQuota } = gateway.services.config;
  const kept = await gateway.owner.query('select files, bytes::float8 from file_usage where main_id = $1', [
    first,
  ]);
  expect((await owner('getRetention')).data.files).toEqual({
    count: kept.rows[0]?.files ?? 0,
    bytes: kept.rows[0]?.bytes ?? 0,
    mostCount: fileQuota.certified.files,
    mostBytes: fileQuota.certified.bytes,
  });
  for (const name of ['material', 'report', 'unfinished', 'consent'] as const) {
    const { min, max } = retentionLimits[name];
    for (const wrong of [min - 1, max + 1])
      expect(await save({ [name]: wrong })).toMatchObject({ code: 1000, data: { fields: [{ path: name }] } });
  }
  expect(await save({ report: 60, material: 61 })).toMatchObject({
    data: { fields: [{ path: 'material' }] },
  });
  expect(await save({ unfinished: 10 })).toMatchObject({ code: 0, data: { days: { unfinished: 10 } } });
  expect(ok(await owner('getRetention', undefined, second)).data.days).toEqual(defaultRetention);
  const recruiter = await sessionOf(gateway, demoUsers.recruiter, first);
  const refused = { token: recruiter, mainId: first };
  expect(await gateway.call('saveRetention', { body: defaultRetention }, refused)).toMatchObject({
    code: 403,
  });
});

test('material goes first, then person and report; what is left is the stub, the ledger and a whole audit trail', async () => {
  const kept = await reported();
  const gone = await reported();
  const [{ key }] = (await keysOf(gone.checkId)) as [{ key: string }];
  expect((await gateway.services.files.read(key)).length).toBeGreaterThan(0);
  const books = await booksOf(gateway);
  expect(ok(await owner('placeHold', { orderNo: kept.orderNo, reason: 'Lawsuit' })).data).toEqual({
    done: true,
  });

  // Ninety days: the candidate's input goes, the report stays.
  days(91);
  const preview = ok(await owner('previewRetention', defaultRetention)).data;
  const sum = (rule: string) => preview.sums.find((one: { rule: string }) => one.rule === rule);
  expect(sum('material')).toMatchObject({ tonight: 1, month: 1 });
  expect(sum('report')).toMatchObject({ tonight: 0, month: 0 });
  expect(preview.held).toBe(1);
  expect(preview.rows).toMatchObject([{ checkId: gone.checkId, orderNo: gone.orderNo, rule: 'material' }]);
  await night();
  expect(await left(gone.checkId)).toMatchObject({ form: 0, report: 1, signature: 1 });
  expect((await detail(gone.checkId)).erased).toBeUndefined();

  // The candidate was told 180 days for the lists, so the setting of 365 does not keep it longer.
  days(90);
  expect((await rowsContaining(gateway, NAME)).candidate).toBe(2);
  expect(ok(await owner('previewRetention', defaultRetention)).data.sums[1]).toMatchObject({
    tonight: 1,
    tonightFiles: 2,
  });
  await night();
  await night();
  expect(await left(gone.checkId)).toEqual({
    form: 0,
    nameParts: 0,
    report: 0,
    finding: 0,
    readers: 0,
    signature: 1,
    proof: 1,
  });
  await expect(gateway.services.files.read(key)).rejects.toThrow();
  expect(await left(kept.checkId)).toMatchObject({ form: expect.any(Number), report: 1, readers: 1 });
  expect((await left(kept.checkId)).nameParts).toBeGreaterThan(0);
  expect(await rowsContaining(gateway, NAME)).toEqual({ candidate: 1, checks: 1 });
  expect(await booksOf(gateway)).toEqual(books);

  const record = await detail(gone.checkId);
  expect(record).toMatchObject({
    candidateName: 'Erased',
    candidateMobile: '',
    idNumberMasked: null,
    erased: { rule: 'report', days: 180 },
    allowed: [],
    lamp: null,
    results: [],
    files: [],
    consent: { state: 'given', textVersion: expect.any(String) },
  });
  const token = await sessionOf(gateway, demoUsers.owner, first);
  const as = { token, mainId: first };
  const about = { query: { checkId: gone.checkId } };
  expect(await gateway.call('getReport', about, as)).toMatchObject({ code: 2831 });
  expect((await gateway.call('listShares', about, as)).data.rows).toMatchObject([
    { state: 'revoked', mobiles: [] },
  ]);
  const reveal = { checkId: gone.checkId, field: 'name', purpose: 'Why not' };
  expect(await owner('revealPersonal', reveal)).toMatchObject({ code: 2831 });
  expect(await owner('disputeReport', { checkId: gone.checkId, reason: 'It is wrong' })).toMatchObject({
    code: 2831,
  });
  expect(await owner('placeHold', { orderNo: gone.orderNo, reason: 'Late' })).toMatchObject({ code: 2832 });
  const erasures = (await owner('listAuditEvents', { q: gone.orderNo, actorKind: 'system' })).data.rows;
  const told = (await owner('listAuditEvents', { q: gone.orderNo, limit: 100 })).data.rows;
  expect(JSON.stringify(told)).not.toContain('"Lamp"');
  expect(JSON.stringify(record.timeline)).not.toContain('lamp');
  expect(erasures.filter((row: { action: string }) => row.action === 'retention.checkErased')).toHaveLength(
    1,
  );
  await sealOnce(gateway.services);
  expect(await verifyAudit(gateway.owner)).toEqual([]);

  // Released, the other goes the next night; foreign holds are answered like missing ones.
  const [hold] = ok(await owner('listHolds')).data;
  expect(hold).toMatchObject({ orderNo: kept.orderNo, reason: 'Lawsuit', isInForce: true });
  const release = { holdId: hold.holdId, reason: 'Settled' };
  expect(await owner('releaseHold', release, second)).toMatchObject({ code: 404 });
  ok(await owner('releaseHold', release));
  await night();
  expect(await rowsContaining(gateway, NAME)).toEqual({});
  expect(await rowsContaining(gateway, gone.mobile)).toEqual({});

  // Three years later the details of the consent go; text, hash, version and time stay.
  days(1095);
  await night();
  expect(await left(gone.checkId)).toMatchObject({ signature: 0, proof: 1 });
  expect((await detail(gone.checkId)).consent).toMatchObject({
    ...{ state: 'given', at: expect.any(String) },
    signatureWay: null,
  });
});

test('what is to prove a dispute after the material went goes by the same rule', async () => {
  const { checkId } = await reported();
  days(91);
  await night();
  expect((await left(checkId)).form).toBe(0);
  const parties = await partiesOf(gateway);
  const file = { name: 'diploma.pdf', mime: 'application/pdf', bytes: pdf };
  const { fileId } = ok(await parties.owner('uploadFile', { file })).data;
  ok(await parties.owner('disputeReport', { body: { checkId, reason: 'It is wrong', fileIds: [fileId] } }));
  ok(await parties.analyst('rejectDispute', { body: { checkId, reason: 'The register says so' } }));
  const { key } = await inAccount(gateway, first, ({ tx }) =>
    tx.one<{ key: string }>(sql`select storage_key as key from file_object where id = ${fileId}`),
  );
  await night();
  expect((await gateway.services.files.read(key)).length).toBeGreaterThan(0);
  days(91);
  expect(ok(await owner('previewRetention', defaultRetention)).data.rows).toContainEqual(
    expect.objectContaining({ checkId, rule: 'material' }),
  );
  await night();
  await night();
  await expect(gateway.services.files.read(key)).rejects.toThrow();
  expect(await left(checkId)).toMatchObject({ report: 1 });
});

test('cancelled checks go by their own rule; another account’s and open ones stay; the night’s job finds every account', async () => {
  const token = await sessionOf(gateway, demoUsers.owner, first);
  const cancelled = await placeOrder(gateway, token, { candidate: { name: NAME, mobile: '13972009001' } });
  const open = await placeOrder(gateway, token, { candidate: { name: `${NAME}甲`, mobile: '13972009002' } });
  await fund(gateway, 100_000, second);
  const other = await sessionOf(gateway, demoUsers.owner, second);
  const sibling = await placeOrder(
    gateway,
    other,
    { candidate: { name: NAME, mobile: '13972009003' } },
    second,
  );
  const cancel = (checkId: string, mainId: string) =>
    owner('cancelCheck', { checkId, reason: 'No longer' }, mainId);
  ok(await cancel(cancelled.checkId, first));
  ok(await cancel(sibling.checkId, second));
  days(11);
  // 10 days here (set above), 30 by default there.
  await retentionNightJob.run(
    {},
    { services: gateway.services, log: gateway.services.log, attempt: 1, maxAttempts: 1 },
  );
  await gateway.runJobs();
  expect(await detail(cancelled.checkId)).toMatchObject({ erased: { rule: 'unfinished', days: 10 } });
  expect((await detail(open.checkId)).candidateName).toBe(`${NAME}甲`);
  expect((await rowsContaining(gateway, NAME, second)).candidate).toBe(1);
});

test('the database refuses what is held or open, and the application may delete none of it', async () => {
  const token = await sessionOf(gateway, demoUsers.owner, first);
  const { checkId } = await placeOrder(gateway, token);
  const erase = (id: string) =>
    inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`select erase_material(${id}::uuid, '2026-01-01'::date, now())`),
    );
  await expect(erase(checkId)).rejects.toThrow(/is not closed/);
  for (const table of [
    'report_version',
    'candidate_form',
    'evidence',
    'consent',
    'legal_hold',
    'audit_event',
  ])
    await expect(
      inAccount(gateway, first, ({ tx }) => tx.run(sql`delete from ${ident(table)}`)),
    ).rejects.toThrow(/permission denied/);
});
