import type { APIRequestContext } from '@playwright/test';
import type { Place } from '@probity/contract/whoReads/types';
import { demoPasswordHash, callGateway } from '../lib/gatewayCalls.mjs';
import { codeSentTo } from '../support';
import type { Somebody } from '../world/world';
import type { Caller } from './calls';
import type { Observer } from './observer';
import type { Values } from './values';

/** The data of the change, with another name for a first try, or another address for a draft. */
const changed = (v: Values, licenseFileId: string) => ({
  enterpriseName: v.changedName.value,
  creditCode: v.changedCode.value,
  licenseFileId,
  legalPerson: v.changedLegalPerson.value,
  contactName: v.changedContact.value,
  contactPhone: v.changedContactPhone.value,
  regionCode: '350102',
  address: v.changedAddress.value,
});

/** Saves a change as a draft, without submitting it. @returns the id of its licence */
export async function draftChange({ call, upload }: Caller, v: Values): Promise<string> {
  const licenseFileId = await upload('/base/file/upload', v.changedLicense);
  await call('/enterprise/certification/saveDraft', {
    content: { ...changed(v, licenseFileId), address: v.changeDraft.value },
  });
  return licenseFileId;
}

export function submitChange(
  { call }: Caller,
  v: Values,
  licenseFileId: string,
  enterpriseName = v.changedName.value,
): Promise<unknown> {
  return call('/base/user/authenticate', { ...changed(v, licenseFileId), enterpriseName });
}

/** Takes the newest work of a kind that an enterprise gave. */
export async function takeWork({ call }: Caller, kind: string, mainId: string): Promise<string> {
  const { rows } = await call<{ rows: { workItemId: string; mainId: string }[] }>('/work/item/list', {
    kind: [kind],
    limit: 100,
  });
  const { workItemId } = rows.find((row) => row.mainId === mainId)!;
  await call('/work/item/claim', { workItemId, take: true });
  return workItemId;
}

/** The owner asks for a new phone of a member. */
export async function askForPhone(
  request: APIRequestContext,
  { call }: Caller,
  owner: Somebody,
  asked: { userId: string; mobile: string; reason: string },
): Promise<void> {
  const send = () => call('/account/lostPhone/sendCode', {});
  const verifyCode = await codeSentTo({ request }, owner.mobile, send);
  await call('/account/lostPhone/ask', { ...asked, verifyCode });
}

/** Staff approve a new phone, with a code of their own. */
export async function approvePhone(
  request: APIRequestContext,
  { call }: Caller,
  staff: Somebody,
  decision: { workItemId: string; note: string },
): Promise<void> {
  const send = () => call('/account/lostPhone/sendDecisionCode', {});
  const verifyCode = await codeSentTo({ request }, staff.mobile, send);
  await call('/account/lostPhone/decide', { ...decision, accept: true, verifyCode });
}

/** A member with the phone that replaced the lost one. */
export async function signInAgain(
  request: APIRequestContext,
  member: Somebody,
  mobile: string,
): Promise<Somebody> {
  const form = { loginType: 'password', mobile, password: demoPasswordHash, clientType: 'ENT_WEB' };
  const { sToken } = (await callGateway(request, 'base/user/login', form)) as { sToken: string };
  return { ...member, mobile, token: sToken };
}

const paths = {
  '/homePage': '/homePage',
  '/ei': '/ei?for=change',
  '/enterSuccess': '/enterSuccess',
  '/serviceContract': '/serviceContract',
  '/businessManage, profile': '/businessManage?tab=profile',
  '/businessManage, users': '/businessManage?tab=users',
  '/businessManage, me': '/businessManage?tab=me',
  '/businessManage, security': '/businessManage?tab=security',
  '/businessManage, audit': '/businessManage?tab=audit',
} as const satisfies Partial<Record<Place, string>>;

/** The screens of the account that its owner looks at, the home page and its bell last. */
export const ofOwner = [
  ...(['/ei', '/enterSuccess', '/serviceContract', '/businessManage, profile'] as const),
  ...(['/businessManage, users', '/businessManage, me', '/businessManage, security'] as const),
  ...(['/businessManage, audit', '/homePage', 'bell'] as const),
];
/** Those that others try; what they have no right to shows them nothing. */
export const ofOthers = [
  ...(['/ei', '/businessManage, profile', '/businessManage, users'] as const),
  ...(['/businessManage, audit', '/homePage', 'bell'] as const),
];
export const ofMember = [...ofOthers, '/businessManage, me', '/businessManage, security'] as const;

/** Screens of the account; the bell is that of the screen before. */
export async function lookAtAccount(eye: Observer, on: readonly Place[]): Promise<void> {
  for (const place of on) {
    if (place === 'bell') {
      await eye.lookInBell();
      continue;
    }
    await eye.visit(place, paths[place as keyof typeof paths]);
    await eye.takeFiles(place);
  }
}

/** What became of a member's lost phone. */
export async function lookAtLostPhone(eye: Observer, name: string): Promise<void> {
  const on = '/businessManage, users';
  await eye.visit(on, '/businessManage?tab=users');
  await eye.page.getByRole('button', { name: `Lost phone of ${name}` }).click();
  await eye.look(on);
  await eye.page.keyboard.press('Escape');
}

/** The queue of one enterprise and the dialog of its work, which is taken already. */
export async function lookAtDecision(
  eye: Observer,
  kind: string,
  heldName: string,
  purpose: string,
): Promise<void> {
  await eye.visit('/workOrder', `/workOrder?kind=${kind}&q=${encodeURIComponent(heldName)}`);
  const row = eye.page.getByRole('row').filter({ hasText: heldName });
  await row.getByRole('button', { name: /^Decide/ }).click();
  await eye.look('/workOrder, decision');
  await eye.takeFiles('/workOrder, decision');
  await eye.reveal('/workOrder, decision', purpose);
}
