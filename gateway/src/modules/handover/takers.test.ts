import { demoDepartments, demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { assignWorld } from '../../../test/assignments';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { sql, type Sql } from '../../platform/db/sql';

/** Who may look after records: one answer wherever they are given to somebody. */
const { first } = demoMains;
const { recruiter: zhou, viewer: he } = demoUsers;
let gateway: TestGateway;
const people = assignWorld(() => gateway);
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await people.begin();
});
afterAll(() => gateway.close());

const { as, order, read, place, change } = people;
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
