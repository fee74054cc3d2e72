import { enter, newestS, ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import {
  first,
  partiesOf,
  publish,
  publishReviewed,
  runningCheck,
  workItems,
  type Parties,
  type RunningCheck,
} from '../../../test/reports';
import { sql } from '../../platform/db/sql';

/*
 * Report, list, export and share claim no more than is known: refused items, unverifiable ones, and results of arithmetic
 * alone.
 */
let gateway: TestGateway;
let parties: Parties;
let people = 0;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

const newCheck = () => runningCheck(parties, `1397120${String(1000 + (people += 1))}`);
const rowOf = async (checkId: string, filter: object = {}) => {
  const { rows } = ok(await parties.owner('listChecks', { body: filter })).data;
  return rows.find((row: { checkId: string }) => row.checkId === checkId);
};
const itemsOf = async (checkId: string) =>
  ok(await parties.analyst('getReportDraft', { query: { checkId } })).data.items;

/** Works one item with this result and basis. */
async function work(
  { checkId, items }: RunningCheck,
  code: string,
  finding: object,
  source?: object,
): Promise<void> {
  const checkItemId = items[code];
  const item = (await itemsOf(checkId)).find((one: { itemCode: string }) => one.itemCode === code);
  if (source)
    ok(
      await parties.analyst('addEvidence', {
        body: { checkItemId, obtainedAt: gateway.clock.now().toISOString(), ...source },
      }),
    );
  const body = { checkItemId, rowVersion: item.rowVersion, entries: [], attempts: [], ...finding };
  const { rowVersion } = ok(await parties.analyst('saveFinding', { body })).data;
  ok(await parties.analyst('completeItem', { body: { checkItemId, rowVersion } }));
}
const unverifiable = () => ({
  result: 'unverifiable',
  lamp: 'yellow',
  lampReason: 'No answer',
  attempts: [{ at: gateway.clock.now().toISOString(), way: 'phone', outcome: 'No answer' }],
});

test('what the candidate stopped is told in report, own report, share, list and export', async () => {
  const check = await newCheck();
  const { checkId, items, visitor } = check;
  ok(await visitor.call('withdrawConsent', { checkItemIds: [items.education] }));
  await publish(parties, checkId);
  const coverage = { items: 4, done: 3, refused: 0, withdrawn: 1, stopped: 0 };
  const query = { query: { checkId } };
  expect(ok(await parties.owner('getReport', query)).data).toMatchObject({ outcome: 'green', coverage });
  const own = ok(await visitor.call('getOwnReport')).data;
  expect(own).toMatchObject({ coverage });
  // The item itself uses the same word.
  const whys = own.items.map((item: { checkItemId: string; whyStopped: string | null }) => item.whyStopped);
  expect(whys.filter(Boolean)).toEqual(['withdrawn']);
  expect(await rowOf(checkId)).toMatchObject({ outcome: 'green', coverage });
  const csv = await parties.owner('exportChecks', { body: { records: { checkId: [checkId] } } });
  expect(csv.bytes.toString()).toContain('Consistent · 3 of 4 items, 1 withdrawn by the candidate');
  const mobile = '13971209999';
  ok(await parties.owner('createShare', { body: { checkId, mobiles: [mobile], sendSms: true } }));
  const reader = await enter(gateway, mobile, await newestS(gateway, mobile));
  expect(ok(await reader.call('getSharedReport')).data).toMatchObject({ coverage });
});

test('"could not be verified" is its own word, filter and number, and no large discrepancy', async () => {
  const check = await newCheck();
  await work(check, 'education', unverifiable());
  await publish(parties, check.checkId);
  const { checkId } = check;
  expect(await rowOf(checkId)).toMatchObject({ lamp: 'yellow', outcome: 'unverifiable' });
  expect(await rowOf(checkId, { lamp: ['unverifiable'] })).toBeDefined();
  expect(await rowOf(checkId, { lamp: ['yellow'] })).toBeUndefined();
  const day = gateway.clock.now().toISOString().slice(0, 10);
  const { results } = ok(
    await parties.owner('homeSummary', { body: { from: day, to: day, timeZone: 'UTC' } }),
  ).data;
  expect(results).toContainEqual({ outcome: 'unverifiable', count: 1 });
  expect(results).toContainEqual({ outcome: 'yellow', count: 0 });
});

test('identity is merely well formed, counts in no lamp, and turns green once it was compared', async () => {
  const check = await newCheck();
  const { checkId, items } = check;
  const identity = async () =>
    (await itemsOf(checkId)).find((one: { itemCode: string }) => one.itemCode === 'identity');
  expect(await identity()).toMatchObject({ status: 'done', result: 'wellFormed', lamp: null });
  expect(ok(await parties.analyst('getReportDraft', { query: { checkId } })).data.odd).toContainEqual({
    checkItemId: items.identity,
    what: 'notCompared',
  });
  ok(await parties.analyst('reopenItem', { body: { checkItemId: items.identity, reason: 'Compared' } }));
  const agrees = { result: 'consistent', lamp: 'green' };
  const arithmetic = { source: 'GB 11643', method: 'computed' };
  const tried = work(check, 'identity', agrees, arithmetic);
  await expect(tried).rejects.toThrow();
  await work(check, 'identity', agrees, { source: 'ID card seen', method: 'document' });
  expect(await identity()).toMatchObject({ status: 'done', result: 'consistent', lamp: 'green' });
});

test('an item ends only as its kind can: refused at the result, in words', async () => {
  const { checkId, items } = await newCheck();
  const drafts: { itemCode: string; rowVersion: number }[] = await itemsOf(checkId);
  const save = (code: string, verdict: object) => {
    const { rowVersion } = drafts.find(({ itemCode }) => itemCode === code)!;
    const body = { checkItemId: items[code], rowVersion, entries: [], attempts: [], ...verdict };
    return parties.analyst('saveFinding', { body });
  };
  for (const [code, verdict] of [
    ['education', { result: 'wellFormed' }],
    ['education', { result: 'found', lamp: 'yellow' }],
    ['education', { result: 'none', lamp: 'green' }],
    ['dishonestDebtor', { result: 'consistent', lamp: 'green' }],
    ['dishonestDebtor', { result: 'discrepant', lamp: 'yellow' }],
  ] as const)
    expect(await save(code, verdict)).toMatchObject({
      code: 1000,
      data: { fields: [{ path: 'result', msg: 'An item of this kind cannot have this result' }] },
    });
  ok(await save('dishonestDebtor', { result: 'none', lamp: 'green' }));
});

test('a result that was kept before the table is read as it was, and the reviewer is told', async () => {
  const { checkId, items } = await newCheck();
  await workItems(parties, checkId);
  const id = items.dishonestDebtor!;
  await inAccount(gateway, first, async ({ tx }) => {
    await tx.run(sql`update finding set result = 'consistent' where check_item_id = ${id}`);
    await tx.run(sql`update check_item set result = 'consistent' where id = ${id}`);
  });
  const { odd } = ok(await parties.analyst('getReportDraft', { query: { checkId } })).data;
  expect(odd).toContainEqual({ checkItemId: id, what: 'againstRule' });
  ok(await parties.analyst('submitForReview', { body: { checkId, summary: 'As before.' } }));
  await publishReviewed(parties, checkId);
  const { data } = ok(await parties.owner('getReport', { query: { checkId } }));
  expect(data.items).toContainEqual(expect.objectContaining({ checkItemId: id, result: 'consistent' }));
});

test('well formed has no lamp', async () => {
  const { items } = await newCheck();
  // The database accepts no lamp without its result, and no result without its lamp.
  const force = (result: string, lamp: string | null) =>
    inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`update check_item set result = ${result}, lamp = ${lamp} where id = ${items.identity}`),
    );
  await expect(force('wellFormed', 'green')).rejects.toThrow('check_item_result_has_lamp');
  await expect(force('consistent', null)).rejects.toThrow('check_item_result_has_lamp');
});
