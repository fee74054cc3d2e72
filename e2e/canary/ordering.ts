import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { callsOf } from '../calls';
import { approvalCodeOf } from '../support';
import type { Enterprise } from '../world/world';
import type { Caller, Visitor } from './calls';
import type { Values } from './values';

interface PackageRow {
  packageId: string;
  items: { itemCode: string; price: number; copies: number; sensitive: boolean }[];
}
export interface Ordered {
  checkId: string;
  orderId: string;
}

/** One item of each kind that needs input from somebody; the last is refused by the candidate. */
const items = [
  'identity',
  'phoneSegment',
  'education',
  'degree',
  'employment',
  'reference',
  'litigation',
  'qualification',
  'sanctions',
];
export const REFUSED = 'sanctions';

async function order(
  { call }: Caller,
  itemCodes: readonly string[],
  rest: Record<'candidate' | 'reasons', object> & Record<string, unknown>,
): Promise<Ordered> {
  const packages = await call<PackageRow[]>('/package/package/list', {});
  const { packageId } = packages.at(-1)!;
  const body = { packageId, itemCodes, positionClass: 'general', consentWay: 'sms', ...rest };
  const { price } = await call<{ price: number }>('/order/order/quote', { packageId, itemCodes });
  return call<Ordered>('/order/order/place', { ...body, expectedPrice: price });
}

/** The check that goes through to its end. */
export function orderMain(orderer: Caller, v: Values): Promise<Ordered> {
  return order(orderer, items, {
    positionTitle: v.positionTitle.value,
    positionClass: 'childcare',
    reasons: {
      identity: v.itemReason.value,
      litigation: v.itemReason.value,
      sanctions: v.itemReason.value,
    },
    candidate: {
      name: v.candidateName.value,
      mobile: v.candidateMobile.value,
      idNumber: v.orderedIdNumber.value,
    },
  });
}

/** A check with a signed form; its other values are the draft's. */
export async function orderOnPaper(orderer: Caller, v: Values, mobile: string): Promise<Ordered> {
  const paperFileId = await orderer.upload('/base/file/upload', v.paperFile);
  return order(orderer, ['identity'], {
    positionTitle: 'Clerk',
    reasons: { identity: 'Handles keys' },
    candidate: { name: '邝纸质', mobile },
    consentWay: 'paper',
    paperFileId,
  });
}

/** A check that is cancelled. */
export async function orderAndCancel(orderer: Caller, v: Values, mobile: string): Promise<Ordered> {
  const placed = await order(orderer, ['identity'], {
    positionTitle: 'Clerk',
    reasons: { identity: 'Handles keys' },
    candidate: { name: '卞取消', mobile },
  });
  await orderer.call('/check/check/cancel', { checkId: placed.checkId, reason: v.cancelReason.value });
  return placed;
}

/** A check that is not approved; its other values are no canaries. */
export async function orderForApproval(orderer: Caller, mobile: string): Promise<Ordered> {
  return order(orderer, ['identity'], {
    positionTitle: 'Clerk',
    reasons: { identity: 'Handles keys' },
    candidate: { name: '邵驳回', mobile },
  });
}

/** Lets what the recruiter orders wait, for want of a budget, and lets finance approve; returns what takes the budget away again. */
export async function letWait(
  request: APIRequestContext,
  { owner, recruiter, finance }: Enterprise,
): Promise<() => Promise<unknown>> {
  const call = await callsOf(request, owner);
  const budget = (monthlyBudget: number | null) =>
    call('/account/member/edit', { userId: recruiter.userId, monthlyBudget });
  await budget(0);
  await call('/approval/approver/save', {
    ...{ userId: finance.userId, upTo: 100_000_000 },
    verifyCode: await approvalCodeOf({ request }, owner),
  });
  return () => budget(null);
}

/** Leaves a draft in the ordering form. */
export async function draftOrder({ call }: Caller, v: Values): Promise<void> {
  const packages = await call<PackageRow[]>('/package/package/list', {});
  const content = {
    packageId: packages.at(-1)!.packageId,
    itemCodes: ['identity', 'litigation'],
    positionTitle: v.draftPosition.value,
    positionClass: 'driver',
    reasons: { identity: v.draftReason.value, litigation: v.draftReason.value },
    name: v.draftName.value,
    mobile: v.draftMobile.value,
    idNumber: v.draftIdNumber.value,
    consentWay: 'sms',
  };
  const { generation } = await call<{ generation: number }>('/order/draft/get');
  await call('/order/draft/save', { content, generation });
}

interface CandidateView {
  items: { checkItemId: string; itemCode: string; status: string }[];
  consentText: { version: string; hash: string };
}

/** Consent to everything but one item, under a name other than the order's, and the whole form. */
export async function consentAndFillIn(candidate: Visitor, v: Values, signature: string): Promise<void> {
  const { call, upload, s } = candidate;
  const { items: asked, consentText } = await call<CandidateView>('/candidate/invitation/get');
  await call('/candidate/consent/give', {
    decisions: asked.map(({ checkItemId, itemCode }) => ({ checkItemId, given: itemCode !== REFUSED })),
    textVersion: consentText.version,
    textHash: consentText.hash,
    signature,
    signedName: v.signedName.value,
    nameConfirmed: true,
  });
  const page = randomUUID();
  const save = (section: string, content: object) =>
    call('/candidate/form/save', { section, content, read: 0, page });
  const entries = (section: string, entry: object, rest: object = {}) =>
    save(section, { entries: [entry], ...rest });
  // Two were bought of each, and one is given.
  const fewer = { fewerReason: v.fewerReason.value };
  const uploaded = (file: Values['diploma']) => upload(`/candidate/file/upload?s=${s}`, file);
  await save('identity', { idNumber: v.ownIdNumber.value, idConfirmed: true });
  await entries('education', {
    school: v.school.value,
    major: v.major.value,
    level: 'doctor',
    form: 'selfTaught',
    enrolled: v.enrolled.value,
    graduated: v.graduated.value,
    result: 'completion',
    certificateNo: v.certificateNo.value,
    hasDegree: true,
    degree: 'secondBachelorDegree',
    awarded: v.awarded.value,
    degreeNo: v.degreeNo.value,
    fileIds: [await uploaded(v.diploma)],
  });
  await entries(
    'employment',
    {
      company: v.company.value,
      title: v.jobTitle.value,
      from: v.jobFrom.value,
      to: v.jobTo.value,
      leaveReason: v.leaveReason.value,
      nonCompete: true,
      doNotContact: true,
      witness: v.witness.value,
      witnessPhone: v.witnessPhone.value,
    },
    fewer,
  );
  await entries('certificates', {
    name: v.qualification.value,
    number: v.qualificationNo.value,
    issuer: v.issuer.value,
    validTo: v.validTo.value,
    fileIds: [await uploaded(v.qualificationFile)],
  });
  await entries(
    'references',
    {
      name: v.refereeName.value,
      relation: v.refereeRelation.value,
      company: v.refereeCompany.value,
      mobile: v.refereeMobile.value,
    },
    fewer,
  );
  await call('/candidate/form/submit');
}
