import { isCreditCode, normalizeCreditCode } from '@probity/contract/rules/creditCode';
import { isEnterpriseName } from '@probity/contract/rules/enterpriseName';
import { LONGEST_PERSON_NAME, personNameFault } from '@probity/contract/rules/personName';
import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { BusinessError, fieldError, forbidden, found } from '../../kernel/errors';
import { fieldWords } from '../../kernel/words';
import { uuidv7 } from '../../kernel/ids';
import { lockAccount, updateAccount } from '../accounts/accountRepository';
import { addWorkingDays, workingCalendar } from '../../kernel/workingCalendar';
import { chinaDay } from '../../kernel/workingDays';
import { publish } from '../events/publish';
import { fileById } from '../files/fileRepository';
import { isRegion } from '../reference/regions';
import {
  certificationById,
  contactPhoneField,
  insertCertification,
  queueCertification,
} from './certificationRepository';
import { authStatus } from '@probity/contract/rules/authStatus';
import { guardSubmission } from './certificationDraft';
import { changedFields } from './change';
import { heldBefore } from './changeRepository';
import { forgetCertificationDrafts } from './draftRepository';
import { papers } from './words/refusals';

export type CertificationRequest = BodyOf<'authenticate'>;

/** Working days within which staff decide. */
const REVIEW_DAYS = 1;

/**
 * Call 12: submits the enterprise's papers to the staff's queue and deletes every draft of them. The account is locked: one
 * of two concurrent submissions is refused. Of a verified enterprise it is a change, and everything verified holds until it is
 * verified too (decision 60).
 */
export async function authenticate(ctx: SessionCtx, request: CertificationRequest) {
  const { tx, session } = ctx;
  const { mainId } = session;
  const account = await lockAccount(tx, mainId);
  if (account.kind !== 'enterprise') throw forbidden();
  const isChange = await guardSubmission(ctx, account);
  const submitted = trimmed(request);
  await assertFields(ctx, submitted);
  const id = uuidv7();
  const now = ctx.clock.now();
  await insertCertification(tx, {
    mainId,
    id,
    enterpriseName: submitted.enterpriseName,
    creditCode: normalizeCreditCode(submitted.creditCode),
    licenseFileId: submitted.licenseFileId,
    legalPerson: submitted.legalPerson,
    contactName: submitted.contactName,
    contactPhoneEnc: ctx.services.crypto.encrypt(submitted.contactPhone, contactPhoneField(id)),
    regionCode: submitted.regionCode || null,
    address: submitted.address || null,
    isChange,
    submittedBy: session.userId,
    submittedAt: now,
  });
  const fields = isChange ? await changedOf(ctx, id, account.name) : [];
  // Thrown, it takes the row back with it.
  if (isChange && fields.length === 0) throw new BusinessError(CODE.ALREADY_VERIFIED);
  const dueAt = addWorkingDays(await workingCalendar(tx), chinaDay(now), REVIEW_DAYS);
  await queueCertification(tx, { mainId, id: uuidv7(), certificationId: id, dueAt, at: now });
  // Its SMS carry the account's name under our signature, so the new name is set only by an operator who has seen the
  // licence.
  const status = isChange ? authStatus.verified : authStatus.pending;
  await updateAccount(tx, mainId, { name: account.name, authStatus: status }, now);
  await forgetCertificationDrafts(tx, mainId);
  const kind = isChange ? 'enterprise.changeSubmitted' : 'enterprise.submitted';
  const detail = isChange ? { fields } : {};
  await ctx.audit({ action: kind, entity: 'certification', entityId: id, detail });
  await publish(ctx, { kind, mainId, entity: 'certification', entityId: id });
  return { authStatus: status };
}

async function changedOf(ctx: SessionCtx, id: string, heldName: string) {
  const row = found(await certificationById(ctx.tx, ctx.session.mainId, id));
  return changedFields(ctx, row, await heldBefore(ctx.tx, row), heldName);
}

function trimmed(request: CertificationRequest): CertificationRequest {
  return Object.fromEntries(
    Object.entries(request).map(([key, value]) => [key, (value as string).trim()]),
  ) as unknown as CertificationRequest;
}

async function assertFields(ctx: SessionCtx, request: CertificationRequest): Promise<void> {
  const file = await fileById(ctx.tx, request.licenseFileId);
  const isLicense = file?.mainId === ctx.session.mainId && /^(image\/|application\/pdf$)/.test(file.mime);
  const wrong: (keyof typeof papers)[] = [];
  const unnamed = (['legalPerson', 'contactName'] as const).filter(
    (path) => request[path] !== '' && personNameFault(request[path], LONGEST_PERSON_NAME),
  );
  if (!isEnterpriseName(request.enterpriseName)) wrong.push('enterpriseName');
  if (!isCreditCode(request.creditCode)) wrong.push('creditCode');
  if (!isLicense) wrong.push('licenseFileId');
  if (request.legalPerson === '') wrong.push('legalPerson');
  if (request.contactName === '') wrong.push('contactName');
  if (request.regionCode && !isRegion(request.regionCode)) wrong.push('regionCode');
  const faults = [
    ...wrong.map((path) => ({ path, msg: papers[path][ctx.lang] })),
    ...unnamed.map((path) => ({ path, msg: fieldWords.noName[ctx.lang] })),
  ];
  if (faults.length > 0) throw fieldError(faults);
}
