import type { APIRequestContext } from '@playwright/test';
import { callGateway } from '../lib/gatewayCalls.mjs';
import { md5 } from '../calls';
import type { Somebody } from '../world/world';
import { callerOf, newest, type Caller } from './calls';
import type { Values } from './values';

export interface Founded {
  founder: Somebody;
  caller: Caller;
}

/** Registers with a phone and a password. */
export async function register(request: APIRequestContext, v: Values): Promise<Founded> {
  const mobile = v.founderMobile.value;
  await callGateway(request, 'base/sms/sendVerifyCode', { mobile, scene: 'register' });
  const verifyCode = await newest(request, mobile, /\b(\d{6})\b/);
  const form = { mobile, verifyCode, password: md5(v.password.value), agreed: true };
  const { sToken: token } = (await callGateway(request, 'base/user/register', form)) as { sToken: string };
  const bearer = { authorization: `Bearer ${token}` };
  const info = (await callGateway(request, 'base/user/loginInfo', undefined, bearer)) as {
    userId: string;
    mainId: string;
    nickName: string;
  };
  const founder = { userId: info.userId, mainId: info.mainId, mobile, name: info.nickName, token };
  return { founder, caller: await callerOf(request, founder) };
}

const form = (v: Values, licenseFileId: string) => ({
  enterpriseName: v.enterpriseName.value,
  creditCode: v.creditCode.value,
  licenseFileId,
  legalPerson: v.legalPerson.value,
  contactName: v.contactName.value,
  contactPhone: v.contactPhone.value,
  regionCode: '350102',
  address: v.address.value,
});

/** Saves the information as a draft, without submitting it. */
export async function draftInformation({ call, upload }: Caller, v: Values): Promise<string> {
  const licenseFileId = await upload('/base/file/upload', v.license);
  await call('/enterprise/certification/saveDraft', {
    content: { ...form(v, licenseFileId), address: v.draftAddress.value },
  });
  return licenseFileId;
}

export function submitInformation({ call }: Caller, v: Values, licenseFileId: string): Promise<unknown> {
  return call('/base/user/authenticate', form(v, licenseFileId));
}

/** The operator takes the newest submission of an enterprise. */
export async function takeCertification({ call }: Caller, { founder }: Founded): Promise<string> {
  const { rows } = await call<{ rows: { workItemId: string; mainId: string }[] }>('/work/item/list', {
    kind: ['certification'],
    limit: 100,
  });
  const { workItemId } = rows.find(({ mainId }) => mainId === founder.mainId)!;
  await call('/work/item/claim', { workItemId, take: true });
  return workItemId;
}

/** Reads the words of the service contract and signs them. */
export async function signContract({ call }: Caller, v: Values): Promise<{ signatureId: string }> {
  const { text } = await call<{ text: { version: string; hash: string } }>('/enterprise/serviceContract/get');
  return call('/enterprise/serviceContract/sign', {
    version: text.version,
    hash: text.hash,
    signerName: v.contractSigner.value,
  });
}
