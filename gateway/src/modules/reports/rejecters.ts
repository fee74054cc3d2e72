import type { SessionCtx } from '../../kernel/context';
import { found } from '../../kernel/errors';
import type { CheckRow } from '../checks/checkRepository';
import { strangersTo, type Colleague } from '../checks/reportColleagues';
import { sql } from '../../platform/db/sql';
import { isUnchanged } from './reportBody';
import { versionsOf, type VersionRow } from './reportRepository';

/** What speaks against a rejection by whoever asks: they published it, they wrote it and others did not, or it is no longer what was published. */
export type AgainstRejecting = 'publisher' | 'author' | 'changed';

interface Rejecting {
  published: VersionRow;
  /** Who may answer the dispute by leaving the version as it is. */
  rejecters: Colleague[];
  /** Whoever asks wrote some of it. */
  isAuthor: boolean;
  against: AgainstRejecting | null;
}

/** How the dispute of a check may be rejected by whoever asks. An author answers only where nobody else can. */
export async function rejectingOf(ctx: SessionCtx, check: CheckRow): Promise<Rejecting> {
  const { tx, session } = ctx;
  const published = found((await versionsOf(tx, check)).at(-1));
  const rejecters = await strangersTo(tx, check, published);
  const isAuthor = await hasWritten(ctx, check, published);
  const against = async (): Promise<AgainstRejecting | null> => {
    if (published.reviewerId === session.userId) return 'publisher';
    if (isAuthor && rejecters.length > 0) return 'author';
    return (await isUnchanged(ctx.services, tx, check, published)) ? null : 'changed';
  };
  return { published, rejecters, isAuthor, against: await against() };
}

/** True for who worked on a published version or one before it, whose findings it may still have, or answers for it as its author. */
async function hasWritten(
  { tx, session: { userId } }: SessionCtx,
  check: CheckRow,
  { version, authorId }: VersionRow,
): Promise<boolean> {
  if (authorId === userId) return true;
  const row = await tx.maybeOne(sql`select 1 as yes from report_editor where main_id = ${check.mainId}
    and check_id = ${check.id} and version <= ${version} and user_id = ${userId} limit 1`);
  return row !== null;
}
