import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { BusinessError, fieldError, found, notFound } from '../../kernel/errors';
import { assertRevealsLeft } from '../../kernel/revealLimit';
import { accountById, lockAccount, updateAccount } from '../accounts/accountRepository';
import { userById } from '../accounts/userRepository';
import { publish } from '../events/publish';
import { workItemById, type WorkRow } from '../work/workRepository';
import { openWork } from '../work/workService';
import {
  certificationById,
  closeWorkItem,
  decide,
  insertReveal,
  lockIdentity,
  othersWithCode,
  rejectionsBefore,
  isOwnEnterprise,
  type CertificationRow,
} from './certificationRepository';
import { contactPhone, factsOf } from './certificationFacts';
import { changedFields } from './change';
import { heldBefore, othersWithName } from './changeRepository';
import { authStatus, type AuthStatus } from '@probity/contract/rules/authStatus';
import { guardMove } from '../../kernel/states/authStatus';
import { words } from './words/refusals';

const changeKinds = { verified: 'enterprise.changed', rejected: 'enterprise.changeRejected' } as const;

export type Decision = BodyOf<'decideCertification'>;

/** One submission with everything an operator needs to decide it. Opening it is audited in the enterprise's trail. */
export async function getCertificationReview(
  ctx: SessionCtx,
  workItemId: string,
): Promise<components['schemas']['CertificationReview']> {
  const item = isCertification(found(await workItemById(ctx.tx, workItemId)));
  const { mainIds, userId } = ctx.session;
  await ctx.tx.bind({ mainIds, mainId: item.mainId, userId });
  const row = found(await certificationById(ctx.tx, item.mainId, item.subjectId!));
  await ctx.audit({
    action: 'certification.read',
    entity: 'certification',
    entityId: row.id,
    mainId: row.mainId,
  });
  const earlier = await rejectionsBefore(ctx.tx, row);
  return {
    workItemId: item.id,
    mainId: row.mainId,
    mainName: item.mainName,
    mayDecide: row.status === 'pending' && !(await isOwn(ctx, row)),
    submittedBy: (await userById(ctx.tx, row.submittedBy))?.nickName ?? '',
    sameCode: await othersWithCode(ctx.tx, row),
    sameName: await othersWithName(ctx.tx, row),
    change: row.isChange ? await changeOf(ctx, row) : null,
    earlier: earlier.map(({ at, reason }) => ({ decidedAt: at.toISOString(), reason })),
    facts: await factsOf(ctx, row),
  };
}

/**
 * Verifies the enterprise or rejects its submission: once, by somebody who does not belong to it. A change holds from then
 * on, or what was verified before goes on. The enterprise is notified.
 */
export async function decideCertification(ctx: SessionCtx, request: Decision): Promise<{ done: true }> {
  const { item, row } = await openToDecide(ctx, request.workItemId);
  const { tx, session } = ctx;
  const account = await lockAccount(tx, row.mainId);
  if (request.accept) await lockIdentity(tx, row);
  const stands = statusOf(row);
  const to = request.accept ? authStatus.verified : authStatus.rejected;
  // A change that waits moves nothing: the enterprise is verified, and stays so either way.
  if (!row.isChange || row.status !== 'pending') {
    guardMove(row.status === 'pending' ? (account.authStatus as AuthStatus) : stands, to, ctx.lang);
  }
  const reason = request.accept ? null : (request.reason ?? '').trim();
  if (reason === '') throw fieldError([{ path: 'reason', msg: words.rejectedWhy[ctx.lang] }]);
  if (request.accept) {
    const same = (await othersWithCode(tx, row)).length + (await othersWithName(tx, row));
    if (same > (request.sameSeen ?? 0)) throw new BusinessError(CODE.SAME_AS_ANOTHER);
  }
  const at = ctx.clock.now();
  const status = request.accept ? 'verified' : 'rejected';
  const changed = row.isChange ? (await changeOf(ctx, row)).changed : [];
  await decide(tx, row, { status, reason, by: session.userId, at });
  const name = request.accept ? row.enterpriseName : account.name;
  await updateAccount(tx, row.mainId, { name, authStatus: row.isChange ? authStatus.verified : to }, at);
  await closeWorkItem(tx, { mainId: item.mainId, id: item.id, by: session.userId, at });
  const { mainId, id: entityId } = row;
  const kind = row.isChange ? changeKinds[status] : (`enterprise.${status}` as const);
  const detail = { workItemId: item.id, ...(row.isChange && { fields: changed }) };
  await ctx.audit({ action: kind, entity: 'certification', entityId, mainId, detail });
  await publish(ctx, { kind, mainId, entity: 'certification', entityId });
  return { done: true };
}

/**
 * The phone of the enterprise's contact, revealed to an operator who decides to call: for a purpose, which the enterprise's
 * managers can read.
 */
export async function revealContact(
  ctx: SessionCtx,
  request: BodyOf<'revealContact'>,
): Promise<{ value: string }> {
  const { row } = await openToDecide(ctx, request.workItemId);
  guardMove(statusOf(row), authStatus.verified, ctx.lang);
  await assertRevealsLeft(ctx);
  const { userId } = ctx.session;
  await insertReveal(ctx.tx, { certification: row, userId, purpose: request.purpose, at: ctx.clock.now() });
  await ctx.audit({
    action: 'certification.revealed',
    entity: 'certification',
    entityId: row.id,
    mainId: row.mainId,
  });
  return { value: contactPhone(ctx, row) };
}

/** A submission, locked, for an operator who may decide it: not of their own enterprise, and not in a colleague's hands. */
async function openToDecide(
  ctx: SessionCtx,
  workItemId: string,
): Promise<{ item: WorkRow; row: CertificationRow }> {
  const item = isCertification(await openWork(ctx, workItemId));
  const row = found(await certificationById(ctx.tx, item.mainId, item.subjectId!));
  if (await isOwn(ctx, row)) throw new BusinessError(CODE.OWN_ENTERPRISE);
  if (item.assigneeId && item.assigneeId !== ctx.session.userId)
    throw new BusinessError(CODE.WORKED_BY_ANOTHER);
  return { item, row };
}

/** What was verified when a change was submitted, and what the change makes different. */
async function changeOf(ctx: SessionCtx, row: CertificationRow) {
  const held = await heldBefore(ctx.tx, row);
  const { name } = await accountById(ctx.tx, row.mainId);
  return {
    held: held && (await factsOf(ctx, held)),
    heldName: held?.enterpriseName ?? name,
    changed: await changedFields(ctx, row, held, name),
  };
}

/** @throws 2815 for a change that was withdrawn: there is nothing left to decide */
function statusOf({ status }: CertificationRow): AuthStatus {
  if (status === 'withdrawn') throw new BusinessError(CODE.CHANGE_WITHDRAWN);
  return authStatus[status];
}

function isCertification(item: WorkRow): WorkRow {
  if (item.kind !== 'certification' || !item.subjectId) throw notFound();
  return item;
}

/** True for a person who may not decide it: they submitted it, or have a role on the enterprise's own side. */
async function isOwn(ctx: SessionCtx, row: CertificationRow): Promise<boolean> {
  if (row.submittedBy === ctx.session.userId) return true;
  return isOwnEnterprise(ctx.tx, row.mainId, ctx.session.userId);
}
