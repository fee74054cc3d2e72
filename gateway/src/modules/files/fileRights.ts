import type { SessionCtx } from '../../context';
import { sql } from '../../db/sql';
import { allows } from '../../rights';
import { reachOf } from '../checks/reach';
import type { FileRow } from './fileRepository';

/**
 * Who may read a file of a kind. A session that is no visitor's and reads the file's account comes here; what a kind's rule
 * does not allow is answered like a missing file. A module that stores another kind adds its rule to `fileRights`.
 */
export type FileRight = (ctx: SessionCtx, file: FileRow) => Promise<boolean>;

const managers = new Set(['owner', 'admin']);

/** An upload of one's own; the account's managers; and, once it belongs to a check, whoever reads that check. */
const mayReadUpload: FileRight = async (ctx, file) => {
  const { session, tx } = ctx;
  if (file.createdBy === session.userId) return true;
  if (session.kind === 'enterprise' && session.roles.some((role) => managers.has(role))) return true;
  if (!allows(session, 'result.read') && !allows(session, 'work.paper')) return false;
  const row = await tx.maybeOne(sql`select 1 as yes from checks c
    where c.main_id = ${file.mainId} and ${reachOf(session)} and (c.paper_file_id = ${file.id} or exists (
      select from item_answer a join check_item i on i.main_id = a.main_id and i.id = a.check_item_id
      where i.main_id = c.main_id and i.check_id = c.id and ${file.id}::uuid = any(a.file_ids)))
    limit 1`);
  return row !== null;
};

export const fileRights: Record<string, FileRight> = { upload: mayReadUpload };

/** The same for visitors: what the `s` of the session opens. The candidate module adds its kinds. */
export const visitorFileRights: Record<string, FileRight> = {};
