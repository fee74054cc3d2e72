import { Download, type SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { sql } from '../../platform/db/sql';
import { found } from '../../kernel/errors';
import { allows, withoutRight } from '../../kernel/rights';
import { checkSignedBy, fileById } from '../files/fileRepository';
import { lockReached } from './actionService';
import { reachOf } from '../../kernel/reach';
import { noteReveal } from './reveals';

/**
 * Opens a document the candidate uploaded, or the form they signed on paper: both show masked data. Recorded, counted and
 * limited like revealing a field.
 * @throws 404 missing, foreign and no such file alike; 403 a document without the right to reveal; 2012 past the limit
 */
export async function openCandidateFile(
  ctx: SessionCtx,
  { fileId, purpose }: BodyOf<'openCandidateFile'>,
): Promise<Download> {
  const check = await lockReached(ctx, await checkOf(ctx, fileId));
  const file = found(await fileById(ctx.tx, fileId));
  await noteReveal(ctx, check, { field: 'file', purpose, fileId });
  return new Download(await ctx.services.files.read(file.storageKey), file.originalName, file.mime);
}

/** The signed form is for readers of the check's results; a document, even its existence, for people who may reveal. What is to prove
 * a dispute of the candidate's is for analysts: its enterprise is not told what the candidate says. */
async function checkOf(ctx: SessionCtx, fileId: string): Promise<string> {
  const signed = await checkSignedBy(ctx.tx, fileId, reachOf(ctx.session));
  if (signed) return signed;
  if (!allows(ctx.session, 'personal.reveal')) throw withoutRight(ctx.session, 'personal.reveal');
  const document = await ctx.tx.maybeOne<{
    checkId: string;
  }>(sql`select check_id as "checkId" from candidate_file
    where file_id = ${fileId} and (not for_dispute or ${ctx.session.kind === 'staff'})`);
  return found(document).checkId;
}
