import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { BusinessError, found, notFound } from '../../kernel/errors';
import { accountById, lockAccount } from '../accounts/accountRepository';
import { userById } from '../accounts/userRepository';
import { fileById } from '../files/fileRepository';
import { lockWorkItem } from '../work/workRepository';
import { keepDraft } from './certificationDraft';
import { contactPhone, factsOf } from './certificationFacts';
import {
  certificationById,
  dueDayOf,
  openChange,
  roleIn,
  type CertificationRow,
} from './certificationRepository';
import { cancelWork, heldBefore, recordsOf, withdraw, workOfCertification } from './changeRepository';

type Schemas = components['schemas'];
type Field = Schemas['CertificationField'];

/**
 * The fields of a submission that differ from what was verified when it was submitted, in the order of the form.
 * @param heldName the account's name, where no papers stand behind it
 */
export async function changedFields(
  ctx: SessionCtx,
  row: CertificationRow,
  held: CertificationRow | null,
  heldName: string,
): Promise<Field[]> {
  const before = held && { phone: contactPhone(ctx, held), sha256: await digestOf(ctx, held) };
  const differs: Record<Field, boolean> = {
    license: (await digestOf(ctx, row)) !== before?.sha256,
    enterpriseName: row.enterpriseName !== (held?.enterpriseName ?? heldName),
    creditCode: row.creditCode !== held?.creditCode,
    legalPerson: row.legalPerson !== held?.legalPerson,
    region: row.regionCode !== (held?.regionCode ?? null),
    address: row.address !== (held?.address ?? null),
    contactName: row.contactName !== held?.contactName,
    contactPhone: contactPhone(ctx, row) !== before?.phone,
  };
  return (Object.keys(differs) as Field[]).filter((field) => differs[field]);
}

/** By what the file is: the same one uploaded again is no other licence. */
async function digestOf({ tx }: SessionCtx, { licenseFileId }: CertificationRow): Promise<string> {
  return found(await fileById(tx, licenseFileId)).sha256;
}

/** The change of what is verified that waits or was rejected, as the own enterprise reads it. */
export async function changeOf(ctx: SessionCtx): Promise<Schemas['CertificationChange'] | null> {
  const { tx, session } = ctx;
  const row = await openChange(tx, session.mainId);
  if (!row) return null;
  const { name } = await accountById(tx, session.mainId);
  const isWaiting = row.status === 'pending';
  return {
    certificationId: row.id,
    facts: await factsOf(ctx, row),
    changed: await changedFields(ctx, row, await heldBefore(tx, row), name),
    dueAt: isWaiting ? await dueDayOf(tx, row) : null,
    submittedBy: (await userById(tx, row.submittedBy))?.nickName ?? '',
    mayWithdraw: isWaiting && (await isTheirs(ctx, row)),
  };
}

/** Every submission of the own enterprise, with who decided it and what it changed. */
export async function listCertifications(ctx: SessionCtx): Promise<Schemas['CertificationRecord'][]> {
  const { tx, session } = ctx;
  const { name } = await accountById(tx, session.mainId);
  const nameOf = async (userId: string) => (await userById(tx, userId))?.nickName ?? '';
  const records: Schemas['CertificationRecord'][] = [];
  for (const row of await recordsOf(tx, session.mainId)) {
    records.push({
      certificationId: row.id,
      isChange: row.isChange,
      changed: row.isChange ? await changedFields(ctx, row, await heldBefore(tx, row), name) : [],
      submittedBy: await nameOf(row.submittedBy),
      decidedBy: row.reviewedBy && (await nameOf(row.reviewedBy)),
      withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
      facts: await factsOf(ctx, row),
    });
  }
  return records;
}

/**
 * Takes back a change that waits, or lets a rejected one go; what holds is untouched. One of this and a decision wins: the
 * work is locked before the account, as a decision does it.
 */
export async function withdrawCertificationChange(
  ctx: SessionCtx,
  { certificationId, status, keepAsDraft = false }: BodyOf<'withdrawCertificationChange'>,
): Promise<{ done: true }> {
  const { tx, session } = ctx;
  const { mainId } = session;
  const workItemId = found(await workOfCertification(tx, mainId, certificationId));
  await lockWorkItem(tx, workItemId);
  await lockAccount(tx, mainId);
  const row = found(await certificationById(tx, mainId, certificationId));
  if (!row.isChange) throw notFound();
  if (row.withdrawnAt) throw new BusinessError(CODE.CHANGE_WITHDRAWN);
  if (row.status !== status) throw new BusinessError(CODE.CHANGE_DECIDED);
  const isWaiting = row.status === 'pending';
  if (isWaiting && !(await isTheirs(ctx, row))) throw new BusinessError(CODE.CHANGE_OF_ANOTHER);
  const at = ctx.clock.now();
  await withdraw(tx, row, at);
  if (isWaiting) {
    await cancelWork(tx, { mainId, id: workItemId, at });
    if (keepAsDraft) await keepDraft(ctx, contentOf(ctx, row));
  }
  await ctx.audit({
    action: isWaiting ? 'enterprise.changeWithdrawn' : 'enterprise.changeDropped',
    entity: 'certification',
    entityId: row.id,
  });
  return { done: true };
}

/** A submission as the form begins with it; the contact's phone only for who wrote it (decision 33). */
export function contentOf(ctx: SessionCtx, row: CertificationRow): Schemas['CertificationDraftContent'] {
  const { enterpriseName, creditCode, legalPerson, contactName, licenseFileId } = row;
  return {
    ...{ enterpriseName, creditCode, legalPerson, contactName, licenseFileId },
    ...(row.submittedBy === ctx.session.userId && { contactPhone: contactPhone(ctx, row) }),
    regionCode: row.regionCode ?? '',
    address: row.address ?? '',
  };
}

/** Who submitted it; once they are no more in the account, whoever manages the enterprise. */
async function isTheirs({ tx, session }: SessionCtx, row: CertificationRow): Promise<boolean> {
  if (row.submittedBy === session.userId) return true;
  return (await roleIn(tx, row.mainId, row.submittedBy)) === null;
}
