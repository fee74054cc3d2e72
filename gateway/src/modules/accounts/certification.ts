import { isCreditCode, normalizeCreditCode } from '../../../../contract/rules/creditCode';
import type { SessionCtx } from '../../context';
import { sql } from '../../db/sql';
import { BusinessError, fieldError, forbidden } from '../../errors';
import { uuidv7 } from '../../ids';
import { isRegion } from '../reference/regions';
import { fileById } from '../files/fileRepository';
import { lockAccount, updateAccount } from './accountRepository';

const UNDER_REVIEW = 1016;
const ALREADY_VERIFIED = 1017;
const PENDING = 1;
const VERIFIED = 2;

export interface CertificationRequest {
  enterpriseName: string;
  creditCode: string;
  licenseFileId: string;
  legalPerson: string;
  contactName: string;
  contactPhone: string;
  regionCode?: string;
  address?: string;
}

/** Call 12: the enterprise's papers go to the staff's queue. The account is locked: of two at once one is refused. */
export async function authenticate(ctx: SessionCtx, request: CertificationRequest) {
  const { tx, session } = ctx;
  const account = await lockAccount(tx, session.mainId);
  if (account.kind !== 'enterprise') throw forbidden();
  if (account.authStatus === PENDING) throw new BusinessError(UNDER_REVIEW);
  if (account.authStatus === VERIFIED) throw new BusinessError(ALREADY_VERIFIED);
  await assertFields(ctx, request);
  const certificationId = await addCertification(ctx, request);
  await queueCertification(ctx, certificationId);
  await updateAccount(
    tx,
    session.mainId,
    { name: request.enterpriseName, authStatus: PENDING },
    ctx.clock.now(),
  );
  await ctx.audit({ action: 'enterprise.submitted', entity: 'certification', entityId: certificationId });
  return { authStatus: PENDING };
}

const words = {
  creditCode: {
    en: 'Is not a valid unified social credit code',
    zh: '统一社会信用代码不正确',
  },
  licenseFileId: { en: 'Please upload the licence again', zh: '请重新上传营业执照' },
  regionCode: { en: 'Is not a known region', zh: '地区不存在' },
};

async function assertFields(ctx: SessionCtx, request: CertificationRequest): Promise<void> {
  const file = await fileById(ctx.tx, request.licenseFileId);
  const isLicense = file?.mainId === ctx.session.mainId && /^(image\/|application\/pdf$)/.test(file.mime);
  const wrong: (keyof typeof words)[] = [];
  if (!isCreditCode(request.creditCode)) wrong.push('creditCode');
  if (!isLicense) wrong.push('licenseFileId');
  if (request.regionCode && !isRegion(request.regionCode)) wrong.push('regionCode');
  if (wrong.length > 0) throw fieldError(wrong.map((path) => ({ path, msg: words[path][ctx.lang] })));
}

async function addCertification(ctx: SessionCtx, request: CertificationRequest): Promise<string> {
  const id = uuidv7();
  const phone = ctx.services.crypto.encrypt(request.contactPhone, {
    table: 'certification',
    column: 'contact_phone_enc',
    rowId: id,
  });
  await ctx.tx.run(sql`insert into certification (main_id, id, enterprise_name, credit_code, license_file_id,
      legal_person, contact_name, contact_phone_enc, region_code, address, submitted_by, submitted_at)
    values (${ctx.session.mainId}, ${id}, ${request.enterpriseName}, ${normalizeCreditCode(request.creditCode)},
      ${request.licenseFileId}, ${request.legalPerson}, ${request.contactName}, ${phone}, ${request.regionCode ?? null},
      ${request.address ?? null}, ${ctx.session.userId}, ${ctx.clock.now()})`);
  return id;
}

/** Puts the certification into the one queue of staff work. */
async function queueCertification(ctx: SessionCtx, certificationId: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.tx.run(sql`insert into work_item (main_id, id, kind, subject_id, created_at, updated_at)
    values (${ctx.session.mainId}, ${uuidv7()}, 'certification', ${certificationId}, ${now}, ${now})`);
}
