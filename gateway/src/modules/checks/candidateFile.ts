import { Download, type SessionCtx } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import { found } from '../../kernel/errors';
import { fileById } from '../files/fileRepository';
import { lockReached } from './actionService';
import { noteReveal } from './reveals';

/**
 * A document the candidate uploaded, which shows what the masks hide: told, counted and kept like revealing a field.
 * @throws 404 missing, foreign and not a candidate's file alike; 2012 past the limit
 */
export async function openCandidateFile(
  ctx: SessionCtx,
  { fileId, purpose }: { fileId: string; purpose: string },
): Promise<Download> {
  const { checkId } = found(
    await ctx.tx.maybeOne<{ checkId: string }>(sql`select check_id as "checkId" from candidate_file
      where file_id = ${fileId}`),
  );
  const check = await lockReached(ctx, checkId);
  const file = found(await fileById(ctx.tx, fileId));
  await noteReveal(ctx, check, { field: 'file', purpose, fileId });
  return new Download(await ctx.services.files.read(file.storageKey), file.originalName, file.mime);
}
