import type { SessionCtx } from '../../kernel/context';
import { fieldError } from '../../kernel/errors';
import type { CheckRow } from '../checks/checkRepository';
import { candidateFileIds } from '../checks/formRepository';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { words } from './words';

/** Files named by a form or an answer, with the place that names them. */
interface Named {
  path: string;
  fileIds: readonly string[] | undefined;
}

/**
 * Checks that the files a candidate names were uploaded through their own invitation. Any other file, of the enterprise, of
 * another candidate or of staff, is refused like one that does not exist; so is what was to prove a dispute, which the enterprise
 * must not come to read as an answer.
 * @throws 1000 naming each place
 */
export async function assertOwnUploads(
  ctx: SessionCtx,
  check: CheckRow,
  named: readonly Named[],
): Promise<void> {
  if (named.every(({ fileIds = [] }) => fileIds.length === 0)) return;
  const uploads = await candidateFileIds(ctx.tx, check);
  const own = new Set(uploads.flatMap(({ fileId, forDispute }) => (forDispute ? [] : [fileId])));
  const foreign = named.filter(({ fileIds = [] }) => fileIds.some((id) => !own.has(id)));
  if (foreign.length > 0)
    throw fieldError(foreign.map(({ path }) => ({ path, msg: words.uploadAgain[ctx.lang] })));
}

/** Lets go of what the candidate uploaded and took out again, once nothing waits for their files: the nightly sweep deletes it. */
export async function dropUnnamedFiles(
  tx: Tx,
  check: Pick<CheckRow, 'mainId' | 'id'>,
  named: readonly string[],
): Promise<void> {
  await tx.run(sql`delete from candidate_file f
    where f.main_id = ${check.mainId} and f.check_id = ${check.id} and not f.for_dispute
      and f.file_id <> all(${[...named]}::uuid[])
      and not exists (select from item_answer a join check_item i on i.main_id = a.main_id and i.id = a.check_item_id
        where i.main_id = f.main_id and i.check_id = f.check_id and f.file_id = any(a.file_ids))
      and not exists (select from report_review r where r.main_id = f.main_id and r.check_id = f.check_id
        and f.file_id = any(r.file_ids))
      and not exists (select from check_item i where i.main_id = f.main_id and i.check_id = f.check_id
        and i.status = 'awaitingInfo' and i.question_of = 'candidate')`);
}
