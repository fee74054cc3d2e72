import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { forbidden } from '../../kernel/errors';
import { accountById, type Account } from '../accounts/accountRepository';
import { authStatus, type AuthStatus } from '@probity/contract/rules/authStatus';
import { guardSubmission, keepDraft } from './certificationDraft';
import { factsOf, licenseOf } from './certificationFacts';
import {
  dueDayOf,
  openChange,
  revealsOf,
  standingCertification,
  type CertificationRow,
} from './certificationRepository';
import { changeOf, contentOf } from './change';
import { signatureOf } from './contractService';
import { certificationDraft, draftField, forgetCertificationDrafts } from './draftRepository';

type Schemas = components['schemas'];
type Content = Schemas['CertificationDraftContent'];

/**
 * The state of the own enterprise's certification: the submission that stands, the change of it that waits, and the draft of
 * the next.
 */
export async function getCertification(ctx: SessionCtx): Promise<Schemas['Certification']> {
  const { tx, session } = ctx;
  const account = await accountById(tx, session.mainId);
  if (account.kind !== 'enterprise') throw forbidden();
  const standing = await standingCertification(tx, session.mainId);
  const isPending = account.authStatus === authStatus.pending && standing !== null;
  const reveals = await revealsOf(tx, session.mainId);
  return {
    authStatus: account.authStatus as AuthStatus,
    dueAt: isPending ? await dueDayOf(tx, standing) : null,
    submission: standing && (await factsOf(ctx, standing)),
    change: await changeOf(ctx),
    signature: await signatureOf(ctx, account.name),
    draft: await draftOf(ctx, account, standing),
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
  await guardSubmission(ctx, account);
  await keepDraft(ctx, content);
  return { done: true } as const;
}

/**
 * The initial values of the form: the person's own draft, or what was rejected, or what a verified enterprise would change;
 * the contact's phone only for who wrote it (decision 33). An uploaded file that is not the account's is left out.
 */
async function draftOf(
  ctx: SessionCtx,
  account: Account,
  standing: CertificationRow | null,
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
  const isVerified = account.authStatus === authStatus.verified;
  const change = isVerified ? await openChange(ctx.tx, mainId) : null;
  if (change?.status === 'pending') return null;
  const from = change ?? standing;
  if (!from && isVerified) return { content: { enterpriseName: account.name }, license: null, savedAt: null };
  if (!from || !(isVerified || account.authStatus === authStatus.rejected)) return null;
  return { content: contentOf(ctx, from), license: await licenseOf(ctx, from.licenseFileId), savedAt: null };
}
