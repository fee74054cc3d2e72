import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** One act by which records were given to somebody. */
export interface AssignmentRow {
  id: string;
  givenBy: string;
  givenTo: string;
  givenAt: Date;
  endedAt: Date | null;
  takenBackAt: Date | null;
}

const columns = sql`a.id, a.given_by as "givenBy", a.given_to as "givenTo", a.given_at as "givenAt",
  a.ended_at as "endedAt", a.taken_back_at as "takenBackAt"`;

export async function insertAssignment(
  tx: Tx,
  act: Pick<AssignmentRow, 'id' | 'givenBy' | 'givenTo' | 'givenAt'> & { mainId: string },
): Promise<void> {
  await tx.run(sql`insert into assignment (main_id, id, given_by, given_to, given_at)
    values (${act.mainId}, ${act.id}, ${act.givenBy}, ${act.givenTo}, ${act.givenAt})`);
}

/** An act, locked until the transaction ends: two who take it back wait for each other. */
export function lockAssignment(tx: Tx, mainId: string, id: string): Promise<AssignmentRow | null> {
  return tx.maybeOne<AssignmentRow>(
    sql`select ${columns} from assignment a where a.main_id = ${mainId} and a.id = ${id} for no key update`,
  );
}

/** The act that a task goes through still, locked like that. */
export function assignmentOfTask(tx: Tx, mainId: string, taskId: string): Promise<AssignmentRow | null> {
  return tx.maybeOne<AssignmentRow>(
    sql`select ${columns} from assignment a where a.main_id = ${mainId} and a.task_id = ${taskId} for no key update`,
  );
}

/** Names the task that goes through the records of an act; null once it has. */
export async function noteTask(tx: Tx, mainId: string, id: string, taskId: string | null): Promise<void> {
  await tx.run(sql`update assignment set task_id = ${taskId} where main_id = ${mainId} and id = ${id}`);
}

/** Ends an act whose records were gone through; null where it has ended. */
export function endAssignment(tx: Tx, mainId: string, id: string, at: Date): Promise<AssignmentRow | null> {
  return tx.maybeOne<AssignmentRow>(sql`update assignment a set ended_at = ${at}
    where a.main_id = ${mainId} and a.id = ${id} and a.ended_at is null returning ${columns}`);
}

/** Says when an act was taken back; null where that broke off, so that it can be gone on with. */
export async function noteTakenBack(tx: Tx, mainId: string, id: string, at: Date | null): Promise<void> {
  await tx.run(sql`update assignment set taken_back_at = ${at} where main_id = ${mainId} and id = ${id}`);
}

/** What an act found: a record, who had it, and by which act. */
export interface GivenRecord {
  checkId: string;
  ownerBefore: string;
  actBefore: string | null;
}

export async function insertGiven(
  tx: Tx,
  { mainId, id }: { mainId: string; id: string },
  given: readonly GivenRecord[],
): Promise<void> {
  const rows = given.map(({ checkId, ownerBefore, actBefore }) => ({
    check_id: checkId,
    owner_before: ownerBefore,
    act_before: actBefore,
  }));
  await tx.run(sql`insert into assignment_record (main_id, assignment_id, check_id, owner_before, act_before)
    select ${mainId}, ${id}, r.check_id, r.owner_before, r.act_before
    from jsonb_to_recordset(${json(rows)}::jsonb) as r (check_id uuid, owner_before uuid, act_before uuid)`);
}

/** What an act found of some records. */
export function givenOf(
  tx: Tx,
  { mainId, id }: { mainId: string; id: string },
  checkIds: readonly string[],
): Promise<GivenRecord[]> {
  return tx.many<GivenRecord>(sql`select check_id as "checkId", owner_before as "ownerBefore", act_before as "actBefore"
    from assignment_record where main_id = ${mainId} and assignment_id = ${id} and not taken_back
      and check_id = any(${[...checkIds]}::uuid[])`);
}

export async function markTakenBack(
  tx: Tx,
  { mainId, id }: { mainId: string; id: string },
  checkIds: readonly string[],
): Promise<void> {
  await tx.run(sql`update assignment_record set taken_back = true
    where main_id = ${mainId} and assignment_id = ${id} and check_id = any(${[...checkIds]}::uuid[])`);
}

/** Those that were taken back are of the act no more. */
export async function dropTakenBack(tx: Tx, mainId: string, id: string): Promise<void> {
  await tx.run(
    sql`delete from assignment_record where main_id = ${mainId} and assignment_id = ${id} and taken_back`,
  );
}

/** How many records of an act were given, and how many of them taken back. */
export function countGiven(
  tx: Tx,
  mainId: string,
  id: string,
): Promise<{ given: number; takenBack: number }> {
  return tx.one<{ given: number; takenBack: number }>(sql`select count(*)::int as given,
      (count(*) filter (where taken_back))::int as "takenBack"
    from assignment_record where main_id = ${mainId} and assignment_id = ${id}`);
}

export interface OpenAssignment {
  id: string;
  to: string;
  records: number;
  at: Date;
}

/** Somebody's acts since a moment that can be taken back, the newest first. */
export function openAssignments(
  tx: Tx,
  mainId: string,
  { givenBy, since, most }: { givenBy: string; since: Date; most: number },
): Promise<OpenAssignment[]> {
  return tx.many<OpenAssignment>(sql`select a.id, u.nick_name as to, n.records, a.given_at as at
    from assignment a cross join user_by_id(a.given_to) u
    cross join lateral (select count(*)::int as records from assignment_record r
      where r.main_id = a.main_id and r.assignment_id = a.id and not r.taken_back) n
    where a.main_id = ${mainId} and a.given_by = ${givenBy} and a.given_at > ${since}
      and a.ended_at is not null and a.taken_back_at is null and n.records > 0
    order by a.given_at desc, a.id desc limit ${most}`);
}
