import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { assertNotErasing } from '../../kernel/openAccount';
import { checkById, invitationById, lockCheck } from '../checks/checkRepository';
import { candidateFileIds } from '../checks/formRepository';
import { dispute } from './disputeService';
import { reportView } from './reportView';
import { words } from './words';

/** The check of the candidate whose invitation the visitor's `s` opens. */
async function ownCheckId(ctx: SessionCtx): Promise<string> {
  const visitor = ctx.session.visitor;
  if (visitor?.targetKind !== 'invitation' || !visitor.targetId) throw new BusinessError(CODE.LINK_CLOSED);
  const invitation = await invitationById(ctx.tx, visitor.targetId);
  if (!invitation) throw new BusinessError(CODE.LINK_CLOSED);
  return invitation.checkId;
}

/** The candidate's own published report: all of it, without names of account users or staff. */
export async function getOwnReport(ctx: SessionCtx) {
  const check = found(await checkById(ctx.tx, await ownCheckId(ctx)));
  return reportView(ctx, check, { kind: 'candidate', leaveOut: [], expiresAt: null });
}

/** The candidate disputes their own report. @throws 2043 where the account it was made for is being erased */
export async function disputeOwnReport(ctx: SessionCtx, request: BodyOf<'disputeOwnReport'>) {
  await assertNotErasing(ctx.tx, ctx.session.mainId);
  const check = found(await lockCheck(ctx.tx, await ownCheckId(ctx)));
  const fileIds = request.fileIds ?? [];
  const own = (await candidateFileIds(ctx.tx, check)).map(({ fileId }) => fileId);
  if (fileIds.some((id) => !own.includes(id)))
    throw fieldError([{ path: 'fileIds', msg: words.noFile[ctx.lang] }]);
  return dispute(ctx, check, request, null);
}
