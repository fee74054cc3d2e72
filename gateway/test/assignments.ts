import { demoDepartments, demoMains, demoUsers } from '../seeds/demoAccounts';
import type { Session } from '../src/kernel/session';
import { uuidv7 } from '../src/kernel/ids';
import { sql, type Sql } from '../src/platform/db/sql';
import { bulkWorld, fundBoth } from './bulk';
import { ok } from './candidates';
import { inAccount, sessionOf } from './checks';
import type { TestGateway } from './gateway';

const { first } = demoMains;
const { owner: lin, recruiter: zhou, viewer: he, finance: xu } = demoUsers;
type Name = keyof typeof demoUsers;

/** The same person in charge of each of some records. */
export const allOf = (checkIds: readonly string[], userId: string) =>
  Object.fromEntries(checkIds.map((id) => [id, userId]));

/** A session of an owner of the first account. */
export const ownersSession = (userId: string): Session & { mainId: string } => ({
  ...{ sessionId: uuidv7(), userId, kind: 'enterprise', mainId: first, mainIds: [first] },
  ...{ role: 'owner', roles: ['owner'], departmentId: null, loginType: 'password' },
});

/** An owner, two recruiters of one department and finance, who give records to each other. */
export function assignWorld(world: () => TestGateway) {
  const change = (statement: Sql) =>
    inAccount(world(), first, ({ tx }) => tx.run(statement).then(() => undefined));
  const place = (userId: string, role: string, departmentId: string | null, isHere = true) =>
    change(sql`update membership set role = ${role}, department_id = ${departmentId}, disabled = false,
      last_used_at = ${isHere ? world().clock.now() : null} where main_id = ${first} and user_id = ${userId}`);
  const bulk = bulkWorld(world);
  return {
    ...bulk,
    change,
    place,
    async begin(): Promise<void> {
      await fundBoth(world());
      await place(lin, 'owner', null);
      await place(zhou, 'recruiter', demoDepartments.people);
      await place(he, 'recruiter', demoDepartments.people);
      await place(xu, 'finance', null);
    },
    ownersOf: (checkIds: readonly string[], mainId: string = first) =>
      inAccount(world(), mainId, async ({ tx }) => {
        const rows = await tx.many<{ id: string; owner: string }>(
          sql`select id, owner_id as owner from checks where id = any(${[...checkIds]}::uuid[])`,
        );
        return Object.fromEntries(rows.map(({ id, owner }) => [id, owner]));
      }),
    /** Records that differ in nothing but their id and time. */
    likeOf: (checkId: string) =>
      inAccount(world(), first, async ({ tx }) => {
        const rows = await tx.many<{ id: string }>(
          sql`select id from checks where order_no = (select order_no from checks where id = ${checkId})`,
        );
        return rows.map(({ id }) => id);
      }),
    /** What somebody can take back. */
    acts: async (name: Name) => ok(await bulk.read(name, 'listAssignments', {})).data,
    /** What somebody's bell says of records given and taken back, the newest first. */
    async bell(userId: string) {
      await world().runJobs();
      const token = await sessionOf(world(), userId, first);
      const { data } = await world().call('listNotifications', { body: {} }, { token, mainId: first });
      return data.rows.filter(({ kind }: { kind: string }) => kind.startsWith('records.'));
    },
  };
}
