import { consentAndSubmit, enter, newestS, ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, placeOrder } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { backdateClosing, eraseAccount } from '../../../test/erasure';
import { first, partiesOf, publish, runningCheck, type Parties } from '../../../test/reports';
import { sql } from '../../platform/db/sql';

/* The enterprise's ID number and the candidate's may differ: both are shown, masked, and the verified one is recorded. */
const ORDERED = '110105194912310054';
let gateway: TestGateway;
let parties: Parties;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

const both = { enterprise: '110***********0054', candidate: '110***********002X' };

/** The enterprise orders with one number, the candidate enters another. */
async function checkOfTwo(mobile: string, overrides = {}) {
  const candidate = { name: '赵敏', mobile, idNumber: ORDERED };
  const { checkId } = await placeOrder(gateway, parties.ownerToken, { candidate });
  const visitor = await enter(gateway, mobile, await newestS(gateway, mobile));
  await consentAndSubmit(visitor, { overrides });
  await gateway.runJobs();
  return { checkId, visitor };
}
const query = (checkId: string) => ({ query: { checkId } });
const draft = async (checkId: string) => ok(await parties.analyst('getReportDraft', query(checkId))).data;

test('editor and record show both, masked; the analyst says which one was verified, and the report tells it', async () => {
  const { checkId, visitor } = await checkOfTwo('13971301001', { signedName: '赵敏之', nameConfirmed: true });
  const opened = await draft(checkId);
  expect(opened.idNumbers).toEqual({ ...both, verified: null });
  const identity = opened.items.find((one: { itemCode: string }) => one.itemCode === 'identity');
  expect(opened.odd).toContainEqual({ checkItemId: identity.checkItemId, what: 'idNumbersDiffer' });
  expect(ok(await parties.owner('getCheck', query(checkId))).data.idNumbers).toEqual({
    ...both,
    verified: null,
  });

  const { checkItemId } = identity;
  ok(await parties.analyst('reopenItem', { body: { checkItemId, reason: 'Compared' } }));
  const obtainedAt = gateway.clock.now().toISOString();
  const source = { checkItemId, source: 'ID card', method: 'document', obtainedAt };
  ok(await parties.analyst('addEvidence', { body: source }));
  const body = { checkItemId, entries: [], attempts: [], result: 'consistent', lamp: 'green' };
  const save = async (rowVersion: number, more: object = {}) =>
    ok(await parties.analyst('saveFinding', { body: { ...body, rowVersion, ...more } })).data.rowVersion;
  const complete = (rowVersion: number) =>
    parties.analyst('completeItem', { body: { checkItemId, rowVersion } });
  const open = await save(identity.rowVersion);
  expect(await complete(open)).toMatchObject({
    code: 2204,
    data: { fields: [{ path: 'verifiedIdNumber' }] },
  });
  ok(await complete(await save(open, { verifiedIdNumber: 'candidate' })));

  // The enterprise reads it with the report, not before.
  expect(ok(await parties.owner('getCheck', query(checkId))).data.idNumbers.verified).toBeNull();
  await publish(parties, checkId);
  const told = { ...both, verified: 'candidate' };
  for (const operation of ['getCheck', 'getReport'])
    expect(ok(await parties.owner(operation, query(checkId))).data.idNumbers).toEqual(told);
  const names = { candidateName: '赵敏', signedAs: '赵敏之' };
  expect(ok(await parties.owner('getReport', query(checkId))).data).toMatchObject(names);
  const own = ok(await visitor.call('getOwnReport'));
  expect(own.data.idNumbers).toEqual({ enterprise: '', candidate: '', verified: 'candidate' });
  expect(own.bytes.toString()).not.toContain('0054');
  expect(own.data).toMatchObject(names);

  // By a link it is told that they differ, without a digit, and nothing once the identity is left out.
  const seenBy = async (mobile: string, leaveOut: string[]) => {
    ok(await parties.owner('createShare', { body: { checkId, mobiles: [mobile], leaveOut, sendSms: true } }));
    const reader = await enter(gateway, mobile, await newestS(gateway, mobile));
    return ok(await reader.call('getSharedReport'));
  };
  const shared = await seenBy('13971301091', []);
  expect(shared.data).toMatchObject({
    ...names,
    idNumbers: { enterprise: '', candidate: '', verified: 'candidate' },
  });
  expect(shared.bytes.toString()).not.toMatch(/0054|002X/);
  expect((await seenBy('13971301092', ['identity'])).data.idNumbers).toBeNull();
});

test('the enterprise’s number is shown for a purpose, encrypted at rest, and goes with the check', async () => {
  const { checkId } = await checkOfTwo('13971301002');
  const reveal = { checkId, field: 'orderedIdNumber', purpose: 'Compare with the ID card' };
  expect(ok(await parties.owner('revealPersonal', { body: reveal })).data).toEqual({ value: ORDERED });
  const stored = () =>
    inAccount(gateway, first, ({ tx }) =>
      tx.one<{
        kept: string | null;
      }>(sql`select encode(p.ordered_id_number_enc, 'escape') as kept from candidate p
        join checks c on c.main_id = p.main_id and c.candidate_id = p.id where c.id = ${checkId}`),
    );
  const { kept } = await stored();
  expect(kept).not.toBeNull();
  expect(kept).not.toContain(ORDERED);
  ok(await parties.owner('cancelCheck', { body: { checkId, reason: 'Hired already' } }));
  await backdateClosing(gateway, checkId);
  await eraseAccount(gateway);
  expect(await stored()).toEqual({ kept: null });
});

test('one number, or the same one twice, is no difference', async () => {
  const { checkId } = await runningCheck(parties, '13971301003');
  expect((await draft(checkId)).idNumbers).toBeNull();
  expect(ok(await parties.owner('getCheck', query(checkId))).data.idNumbers).toBeNull();
  const missing = { checkId, field: 'orderedIdNumber', purpose: 'Compare with the ID card' };
  expect(await parties.owner('revealPersonal', { body: missing })).toMatchObject({ code: 404 });
});
