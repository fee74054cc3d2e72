import { CODE } from '@probity/contract/codeNames';
import { demoDepartments, demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { keyOf } from '../../../test/apiKeys';
import { assignWorld } from '../../../test/assignments';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { sql, type Sql } from '../../platform/db/sql';

/** Who may look after records: one answer wherever they are given to somebody. */
const { first } = demoMains;
const { owner: lin, recruiter: zhou, viewer: he } = demoUsers;
let gateway: TestGateway;
const people = assignWorld(() => gateway);
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await people.begin();
});
afterAll(() => gateway.close());

const { as, order, read, place, change, acts, bell, ownersOf } = people;
const isSet = (columns: Sql) =>
  change(sql`update membership set ${columns}
  where main_id = ${first} and user_id = ${he}`);

test.each<[string, boolean, () => Promise<unknown>]>([
  ['orders and has been here', true, () => isSet(sql`disabled = false`)],
  ['has been here by a link alone', true, () =>
    gateway.owner.query('update users set signed_in_at = null, password_hash = null where id = $1', [he])],
  ['is of no department', true, () => isSet(sql`department_id = null`)],
  ['has never been here', false, () => isSet(sql`last_used_at = null`)],
  ['is disabled', false, () => isSet(sql`disabled = true`)],
  ['orders nothing', false, () => isSet(sql`role = 'finance'`)],
])('who %s is offered, given and handed records: %s', async (_, takes, become) => {
  await place(he, 'recruiter', demoDepartments.people);
  await become();
  const { checkId } = await order();
  const owner = await as('owner');
  const offered = ok(await read('owner', 'listAssignees', {})).data.map(({ userId }: { userId: string }) => userId);
  const { code: given } = await owner('assignChecks', { records: { checkId: [checkId] }, ownerId: he });
  const { code: handed } = await owner('handOverMember', { userId: zhou, toUserId: he });
  expect([offered.includes(he), given === 0, handed === 0]).toEqual([takes, takes, takes]);
}, 60_000); // prettier-ignore

test.each<[string, () => Promise<void>]>([
  ['is disabled', () => isSet(sql`disabled = true`)],
  ['orders nothing any more', () => isSet(sql`role = 'finance'`)],
  ['has left', () => change(sql`delete from membership where main_id = ${first} and user_id = ${he}`)],
])('nothing goes back to somebody who %s: it stays, and is told of the record; the others go back', async (_, become) => {
  await place(he, 'recruiter', demoDepartments.people);
  const owner = await as('owner');
  const { checkId: theirs } = await order();
  ok(await owner('assignChecks', { records: { checkId: [theirs] }, ownerId: he }));
  const { checkId: own } = await order();
  // A key is nobody who could go.
  const key = await keyOf(gateway, await sessionOf(gateway, lin, first));
  const { checkId: ofKey } = ok(await key.order()).data;
  const made = [theirs, own, ofKey] as string[];
  ok(await owner('assignChecks', { records: { checkId: made }, ownerId: zhou }));
  const [{ assignmentId }] = await acts('owner');
  await become();
  gateway.clock.advance(1000);
  const { rows } = ok(await owner('undoAssignment', { assignmentId })).data;
  const codes = rows.map(({ checkId, code }: { checkId: string; code: number }) => [checkId, code]);
  expect(Object.fromEntries(codes)).toEqual({ [theirs]: CODE.FORMER_OWNER_GONE, [own]: 0, [ofKey]: 0 });
  expect(await ownersOf(made)).toEqual({ [theirs]: zhou, [own]: lin, [ofKey]: key.apiKeyId });
  expect((await bell(zhou))[0]).toMatchObject({ kind: 'records.takenBack', records: 2 });
}, 60_000); // prettier-ignore
