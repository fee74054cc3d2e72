import { maskPhone } from '@probity/contract/rules/masks';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { found } from '../../kernel/errors';
import { fileById } from '../files/fileRepository';
import { regionName } from '../reference/regions';
import { contactPhoneField, type CertificationRow } from './certificationRepository';

type Schemas = components['schemas'];

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
export function contactPhone(ctx: Pick<SessionCtx, 'services'>, row: CertificationRow): string {
  return ctx.services.crypto.decrypt(row.contactPhoneEnc, contactPhoneField(row.id));
}

export async function licenseOf(ctx: SessionCtx, fileId: string): Promise<Schemas['LicenseFile'] | null> {
  const file = await fileById(ctx.tx, fileId);
  return file && { fileId: file.id, fileName: file.originalName, mime: file.mime, size: file.size };
}
