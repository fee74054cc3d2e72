import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import {
  first,
  openToPublish,
  partiesOf,
  platform,
  publish,
  runningCheck,
  type Parties,
} from '../../../test/reports';
import { sql } from '../../platform/db/sql';
import { createStaff } from '../accounts/createStaff';

let gateway: TestGateway;
let parties: Parties;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

const WHY = 'The register of the school says 2013, twice';
let people = 0;

async function disputed() {
  const check = await runningCheck(parties, `1397204${String(1000 + (people += 1))}`);
  await publish(parties, check.checkId);
  ok(await check.visitor.call('disputeOwnReport', { reason: 'That is not right' }));
  return check;
}
const draft = async (checkId: string, by = parties.analyst) =>
  ok(await by('getReportDraft', { query: { checkId } })).data;
const reject = (checkId: string, by: Parties['analyst']) =>
  by('rejectDispute', { body: { checkId, reason: WHY } });

test('an author whom nobody else can stand in for answers, and the disputing side is told so', async () => {
  const { checkId, visitor } = await disputed();
  expect((await draft(checkId)).rejecters).toEqual([]);
  expect((await draft(checkId)).allowed).toContain('rejectDispute');
  expect(await reject(checkId, parties.reviewer)).toMatchObject({ code: 2209 });
  ok(await reject(checkId, parties.analyst));
  const { disputes } = ok(await visitor.call('getOwnReport')).data;
  expect(disputes[0].answer).toMatchObject({ kind: 'rejected', byAuthor: true });
});

test('where a colleague can, the author does not answer that their own report stays', async () => {
  await createStaff(gateway.services, { mobile: '13972049999', name: '新同事', role: 'analyst' });
  const { rows } = await gateway.owner.query<{ id: string }>('select id from users where mobile_index = $1', [
    gateway.services.blindIndex.of('mobile', '13972049999'),
  ]);
  const token = await sessionOf(gateway, rows[0]!.id, platform);
  const third: Parties['analyst'] = (operation, input = {}) =>
    gateway.call(operation, input, { token, mainId: platform });

  const { checkId, visitor } = await disputed();
  const seen = await draft(checkId);
  expect(seen.rejecters).toEqual([{ name: '新同事', mine: false }]);
  expect(seen.allowed).not.toContain('rejectDispute');
  const refused = await reject(checkId, parties.analyst);
  expect(refused).toMatchObject({ code: 2053 });
  expect(refused.msg).toContain('新同事');
  const statusOf = () =>
    inAccount(gateway, first, ({ tx }) =>
      tx.one<{ status: string }>(sql`select status from checks where id = ${checkId}`),
    );
  expect((await statusOf()).status).toBe('disputed');

  expect((await draft(checkId, third)).rejecters).toEqual([{ name: '新同事', mine: true }]);
  expect((await draft(checkId, third)).allowed).toContain('rejectDispute');
  ok(await reject(checkId, third));
  const { disputes } = ok(await visitor.call('getOwnReport')).data;
  expect(disputes[0].answer).toMatchObject({ kind: 'rejected', reason: WHY, byAuthor: false });

  // Of a version that the other two made, who wrote the one before it is no stranger: a finding may still be theirs.
  ok(await visitor.call('disputeOwnReport', { reason: 'That is still not right' }));
  ok(await parties.reviewer('submitForReview', { body: { checkId, summary: 'Looked at again.' } }));
  await openToPublish(third, checkId);
  ok(await third('publishReport', { body: { checkId } }));
  ok(await visitor.call('disputeOwnReport', { reason: 'And again' }));
  expect((await draft(checkId)).rejecters).toEqual([]);
  expect(await reject(checkId, third)).toMatchObject({ code: 2209 });
  ok(await reject(checkId, parties.analyst));
  const later = ok(await visitor.call('getOwnReport')).data.disputes;
  expect(later.at(-1).answer).toMatchObject({ kind: 'rejected', byAuthor: true });
});

test('the author may still answer with a version that a colleague publishes', async () => {
  const { checkId } = await disputed();
  ok(await parties.analyst('submitForReview', { body: { checkId, summary: 'Looked at again.' } }));
  expect((await draft(checkId, parties.reviewer)).allowed).toContain('publish');
});
