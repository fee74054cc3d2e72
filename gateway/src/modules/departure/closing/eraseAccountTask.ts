import type { Chunk, SystemTask } from '../../../kernel/tasks/definition';
import { chinaDay } from '../../../kernel/workingDays';
import type { Work } from '../../../kernel/work';
import { userMobileField } from '../../../kernel/userFields';
import { sql } from '../../../platform/db/sql';
import { holdBatchesOf } from '../../retention/retentionRepository';
import { forgetRemovedBytes, nextBytes } from '../../retention/removedBytes';
import { certify } from './certifying';
import { addErasedPeople, lockClosing } from './closingRepository';

const CHECKS = 50;
const PEOPLE = 50;
const ROWS = 500;
const FILES = 200;

/** The next step. Each is done again without harm: it takes what is still there. */
export type ErasingCheckpoint =
  | { stage: 'checks' }
  | { stage: 'applications' }
  | { stage: 'messages' }
  | { stage: 'people' }
  | { stage: 'rest' }
  | { stage: 'files'; after: string | null }
  | { stage: 'bytes'; keys: string[] }
  | { stage: 'certificate' };

/**
 * The erasure of a whole account: its checks to their stubs, applications, messages, people, then the rest and the stored bytes of all
 * that went, and at the end its certificate. What goes is said by functions of the schema, which refuse to touch an account whose
 * erasure has not begun.
 */
export const eraseAccountTask: SystemTask<ErasingCheckpoint> = {
  kind: 'account.erase',
  right: null,
  async plan({ tx }, { mainId }) {
    const { total } = await tx.one<{ total: number }>(
      sql`select count(*)::int as total from checks where main_id = ${mainId} and erased_at is null`,
    );
    return { total, checkpoint: { stage: 'checks' } };
  },
  async beforeChunk({ files }, checkpoint) {
    if (checkpoint.stage === 'bytes') for (const key of checkpoint.keys) await files.remove(key);
  },
  async chunk(work, { mainId }, checkpoint) {
    switch (checkpoint.stage) {
      case 'checks': {
        const done = await eraseNextChecks(work, mainId);
        return { done, next: done > 0 ? checkpoint : { stage: 'applications' } };
      }
      case 'applications':
        return again(await rowsGone(work, 'applications'), checkpoint, { stage: 'messages' });
      case 'messages':
        return again(await rowsGone(work, 'messages'), checkpoint, { stage: 'people' });
      case 'people':
        return again(await eraseNextPeople(work, mainId), checkpoint, { stage: 'rest' });
      case 'rest':
        await work.tx.run(sql`select account_erase_rest(${work.clock.now()}::timestamptz)`);
        return again(0, checkpoint, { stage: 'files', after: null });
      case 'files': {
        // Everything is old enough: nobody uploads any more.
        const { lastId } = await work.tx.one<{ lastId: string | null }>(sql`select last_id as "lastId"
          from sweep_files('infinity'::timestamptz, ${checkpoint.after}::uuid, '{}'::uuid[], ${work.clock.now()}::timestamptz, ${FILES})`);
        if (lastId) return { done: 0, next: { stage: 'files', after: lastId } };
        return toBytes(work, mainId);
      }
      case 'bytes':
        await forgetRemovedBytes(work, mainId, checkpoint.keys);
        return toBytes(work, mainId);
      case 'certificate':
        await certify(work, mainId);
        return { done: 0, next: null };
    }
  },
};

const again = (gone: number, same: ErasingCheckpoint, then: ErasingCheckpoint): Chunk<ErasingCheckpoint> => ({
  done: 0,
  next: gone > 0 ? same : then,
});

async function toBytes(work: Work, mainId: string): Promise<Chunk<ErasingCheckpoint>> {
  const keys = await nextBytes(work, mainId);
  return { done: 0, next: keys.length > 0 ? { stage: 'bytes', keys } : { stage: 'certificate' } };
}

async function eraseNextChecks({ tx, services, clock }: Work, mainId: string): Promise<number> {
  const at = clock.now();
  const next = sql`select id, candidate_id as "candidateId" from checks
    where main_id = ${mainId} and erased_at is null order by id limit ${CHECKS}`;
  const ids = (await tx.many<{ id: string; candidateId: string }>(next)).map(({ id }) => id);
  await holdBatchesOf(tx, mainId, ids);
  const rows = await tx.many<{ id: string; candidateId: string }>(sql`${next} for update`);
  for (const { id, candidateId } of rows) {
    const place = { table: 'candidate', column: 'mobile_enc', rowId: candidateId };
    await tx.run(sql`select erase_check(${id}::uuid, 'closing', 0, ${services.crypto.encrypt('', place)}::bytea,
      ${chinaDay(at)}::date, ${at}::timestamptz)`);
  }
  return rows.length;
}

async function rowsGone({ tx }: Work, which: 'applications' | 'messages'): Promise<number> {
  const { n } = await tx.one<{ n: number }>(
    which === 'applications'
      ? sql`select account_erase_applications(${ROWS}) as n`
      : sql`select account_erase_messages(${ROWS}) as n`,
  );
  return n;
}

/** Operators keep their place: they hand out the certificate, and answer for what is kept. */
async function eraseNextPeople({ tx, services, clock }: Work, mainId: string): Promise<number> {
  const people = await tx.many<{ userId: string }>(sql`select user_id as "userId" from membership
    where main_id = ${mainId} and role <> 'operator' order by user_id limit ${PEOPLE}`);
  let erased = 0;
  for (const { userId } of people) {
    const nothing = services.crypto.encrypt('', userMobileField(userId));
    const { isNobody } = await tx.one<{ isNobody: boolean }>(
      sql`select account_erase_person(${userId}, ${nothing}::bytea, ${clock.now()}::timestamptz) as "isNobody"`,
    );
    if (isNobody) erased += 1;
  }
  const closing = await lockClosing(tx, mainId);
  if (closing && erased > 0) await addErasedPeople(tx, closing, erased);
  return people.length;
}
