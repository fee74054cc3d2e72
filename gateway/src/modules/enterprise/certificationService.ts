import { maskPhone } from '@probity/contract/rules/masks';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { forbidden, found } from '../../kernel/errors';
import { accountById } from '../accounts/accountRepository';
import { fileById } from '../files/fileRepository';
import { regionName } from '../reference/regions';
import {
  contactPhoneField,
  dueDayOf,
  newestCertification,
  revealsOf,
  type CertificationRow,
} from './certificationRepository';
import { authStatus, type AuthStatus } from '@probity/contract/rules/authStatus';
import { signatureOf } from './contractService';
import { guardMove } from '../../kernel/states/authStatus';
import {
  certificationDraft,
  draftField,
  forgetCertificationDrafts,
  keepCertificationDraft,
} from './draftRepository';

type Schemas = components['schemas'];
type Content = Schemas['CertificationDraftContent'];

/** The state of the own enterprise's certification: the newest submission, and the draft of the next. */
export async function getCertification(ctx: SessionCtx): Promise<Schemas['Certification']> {
  const { tx, session } = ctx;
  const account = await accountById(tx, session.mainId);
  if (account.kind !== 'enterprise') throw forbidden();
  const newest = await newestCertification(tx, session.mainId);
  const isPending = account.authStatus === authStatus.pending && newest !== null;
  const reveals = await revealsOf(tx, session.mainId);
  return {
    authStatus: account.authStatus as AuthStatus,
    dueAt: isPending ? await dueDayOf(tx, newest) : null,
    submission: newest && (await factsOf(ctx, newest)),
    signature: await signatureOf(ctx, account.name),
    draft: await draftOf(ctx, account.authStatus as AuthStatus, newest),
    contactReveals: reveals.map(({ at, purpose }) => ({ at: at.toISOString(), purpose })),
  };
}

/** Saves the draft of the form, encrypted; null deletes it. Nothing is saved while nothing can be submitted. */
export async function saveCertificationDraft(ctx: SessionCtx, content: Content | null) {
  const { tx, session } = ctx;
  const { mainId, userId } = session;
  if (content === null) {
    await forgetCertificationDrafts(tx, mainId, userId);
    return { done: true } as const;
  }
  const account = await accountById(tx, mainId);
  if (account.kind !== 'enterprise') throw forbidden();
  guardMove(account.authStatus as AuthStatus, authStatus.pending, ctx.lang);
  const contentEnc = ctx.services.crypto.encrypt(JSON.stringify(content), draftField(mainId, userId));
  await keepCertificationDraft(tx, { mainId, userId, contentEnc, at: ctx.clock.now() });
  return { done: true } as const;
}

/** A submission as it is shown; the contact's phone masked. */
export async function factsOf(
  ctx: SessionCtx,
  row: CertificationRow,
): Promise<Schemas['CertificationFacts']> {
  return {
    status: row.status,
    enterpriseName: row.enterpriseName,
    creditCode: row.creditCode,
    license: found(await licenseOf(ctx, row.licenseFileId)),
    legalPerson: row.legalPerson,
    contactName: row.contactName,
    contactPhone: maskPhone(contactPhone(ctx, row)),
    regionName: row.regionCode && regionName(row.regionCode),
    address: row.address,
    submittedAt: row.submittedAt.toISOString(),
    decidedAt: row.reviewedAt?.toISOString() ?? null,
    reason: row.reason,
  };
}

/** The contact's phone unmasked: for its writer, and for an operator who gave a purpose (decision 33). */
export function contactPhone(ctx: SessionCtx, row: CertificationRow): string {
  return ctx.services.crypto.decrypt(row.contactPhoneEnc, contactPhoneField(row.id));
}

async function licenseOf(ctx: SessionCtx, fileId: string): Promise<Schemas['LicenseFile'] | null> {
  const file = await fileById(ctx.tx, fileId);
  return file && { fileId: file.id, fileName: file.originalName, mime: file.mime, size: file.size };
}

/**
 * The initial values of the form: the person's own draft, or the rejected submission, with the contact's phone only for its
 * submitter (decision 33). An uploaded file that is not the account's is left out.
 */
async function draftOf(
  ctx: SessionCtx,
  status: AuthStatus,
  newest: CertificationRow | null,
): Promise<Schemas['CertificationDraft'] | null> {
  const { mainId, userId } = ctx.session;
  const draft = await certificationDraft(ctx.tx, mainId, userId);
  if (draft) {
    const text = ctx.services.crypto.decrypt(draft.contentEnc, draftField(mainId, userId));
    const { licenseFileId, ...content } = JSON.parse(text) as Content;
    const license = licenseFileId ? await licenseOf(ctx, licenseFileId) : null;
    const kept = license ? { ...content, licenseFileId: license.fileId } : content;
    return { content: kept, license, savedAt: draft.savedAt.toISOString() };
  }
  if (status !== authStatus.rejected || !newest) return null;
  const { enterpriseName, creditCode, legalPerson, contactName, licenseFileId } = newest;
  const content = {
    ...{ enterpriseName, creditCode, legalPerson, contactName, licenseFileId },
    ...(newest.submittedBy === userId && { contactPhone: contactPhone(ctx, newest) }),
    regionCode: newest.regionCode ?? '',
    address: newest.address ?? '',
  };
  return { content, license: await licenseOf(ctx, licenseFileId), savedAt: null };
}
