import type { APIRequestContext } from '@playwright/test';
import { callerOf } from './canary/calls';
import { evidenceFile } from './mainJobSteps';
import type { Enterprise, Somebody } from './world/world';

/** What the papers of an enterprise say of it, before anything changes. */
export const PAPERS = {
  creditCode: '91440300708461136T',
  legalPerson: '张三',
  contactName: '赵经理',
  contactPhone: '13900001111',
  regionCode: '350102',
  address: '五四路 1 号',
};

/** Submits the papers of an enterprise: they wait for an operator. */
export async function submitPapers(request: APIRequestContext, { owner, name }: Enterprise): Promise<void> {
  const { call, upload } = await callerOf(request, owner);
  const licenseFileId = await upload('/base/file/upload', {
    value: 'licence.pdf',
    bytes: evidenceFile.buffer,
  });
  await call('/base/user/authenticate', { enterpriseName: name, licenseFileId, ...PAPERS });
}

/** Submits the papers of an enterprise and verifies them: there is a contact to call, and something that may change. */
export async function verifyPapers(
  request: APIRequestContext,
  enterprise: Enterprise,
  operator: Somebody,
): Promise<void> {
  await submitPapers(request, enterprise);
  const staff = await callerOf(request, operator);
  const { rows } = await staff.call<{ rows: { workItemId: string; mainId: string }[] }>('/work/item/list', {
    kind: ['certification'],
    limit: 100,
  });
  const { workItemId } = rows.find((row) => row.mainId === enterprise.mainId)!;
  await staff.call('/work/item/claim', { workItemId, take: true });
  await staff.call('/enterprise/certification/decide', { workItemId, accept: true, sameSeen: 1000 });
}
