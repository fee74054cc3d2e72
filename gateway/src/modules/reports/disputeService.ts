import { sql } from '../../db/sql';
import { addWorkingDays, chinaDay } from '../checks/domain/workingDays';
import { guard } from '../checks/domain/stateWords';
import type { CheckRow } from '../checks/checkRepository';
import { moveCheck } from '../checks/transitions';
import type { Work } from '../checks/work';
import { DISPUTE_WORKING_DAYS, openWorkItem } from '../checks/workItems';
import { addReview, draftOf } from './reportRepository';

/**
 * Locks a published report and asks staff for its next version. The caller has locked the check and bound its account.
 * @throws 2004 unless it is reported
 */
export async function dispute(
  work: Work,
  check: CheckRow,
  request: { reason: string; checkItemId?: string },
  /** The account's user; null for the candidate. */
  byUser: string | null,
): Promise<{ done: true }> {
  guard('check', check.status, 'disputed', work.lang);
  await moveCheck(work, check, 'disputed', { detail: { by: byUser ? 'enterprise' : 'candidate' } });
  const version = (await draftOf(work.tx, check)).version + 1;
  await work.tx.run(
    sql`update checks set draft_version = ${version} where main_id = ${check.mainId} and id = ${check.id}`,
  );
  await addReview(work.tx, check, {
    version,
    action: 'disputed',
    byUser,
    at: work.clock.now(),
    encrypt: (rowId) =>
      work.services.crypto.encrypt(request.reason, { table: 'report_review', column: 'comment_enc', rowId }),
  });
  const dueAt = addWorkingDays(chinaDay(work.clock.now()), DISPUTE_WORKING_DAYS);
  await openWorkItem(work, check, 'dispute', { subjectId: request.checkItemId ?? null, dueAt });
  return { done: true };
}
