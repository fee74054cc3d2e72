import { createHash, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './support';

const OWNER = '13800000001';
const BASE = '/gateway/bd/base';

export const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** One call of somebody, by its path below `/gateway/bd`; gives the reply's data and fails on any other code than 0. */
export type Call = <Data>(path: string, data?: object) => Promise<Data>;

/** The calls of a demo person who signs in by password, in the account they act in: for what a journey begins with. */
export async function callsOf(page: Page, mobile: string): Promise<Call> {
  const call = async <Data>(headers: Record<string, string>, path: string, data?: object): Promise<Data> => {
    const options = { headers: { appcode: 'bd-web', ...headers }, ...(data && { data }) };
    const reply = await (data ? page.request.post(path, options) : page.request.get(path, options));
    const { code, data: given } = (await reply.json()) as { code: number; data: Data };
    expect(code, path).toBe(0);
    return given;
  };
  const credentials = { loginType: 'password', mobile, password: md5(PASSWORD), clientType: 'ENT_WEB' };
  const { sToken } = await call<{ sToken: string }>({}, `${BASE}/user/login`, credentials);
  const bearer = { authorization: `Bearer ${sToken}` };
  const { mainId } = await call<{ mainId: string }>(bearer, `${BASE}/user/loginInfo`);
  return (path, data) =>
    call({ ...bearer, 'x-main-id': mainId, 'idempotency-key': randomUUID() }, `/gateway/bd${path}`, data);
}

/** Orders the first package for a phone, by the calls alone: for a journey that begins with an invitation. */
export async function inviteByCalls(page: Page, orderer: string, mobile: string): Promise<void> {
  const call = await callsOf(page, orderer);
  const [first] = await call<Package[]>('/package/package/list', {});
  const { packageId, price, items } = first!;
  await call('/order/order/place', {
    packageId,
    itemCodes: items.map(({ itemCode }) => itemCode),
    positionTitle: 'Cashier',
    positionClass: 'finance',
    reasons: Object.fromEntries(
      items.filter(({ sensitive }) => sensitive).map(({ itemCode }) => [itemCode, 'Handles cash']),
    ),
    candidate: { name: '邹凡', mobile },
    consentWay: 'sms',
    expectedPrice: price,
  });
}

interface Package {
  packageId: string;
  price: number;
  items: { itemCode: string; sensitive: boolean }[];
}

/** Adds a new person to the owner's account, by the calls alone. @returns disables or enables them */
export async function memberByCalls(
  page: Page,
  mobile: string,
): Promise<(status: string) => Promise<unknown>> {
  const call = await callsOf(page, OWNER);
  const { userId } = await call<{ userId: string }>('/base/user/edit', {
    new: true,
    mobile,
    nickName: `Member ${mobile.slice(-4)}`,
    roleIds: ['viewer'],
  });
  return (status) => call('/base/user/edit', { userId, status });
}

/** Shares a report of the demo with a phone, by the calls alone. @returns the link, and what withdraws it */
export async function shareByCalls(
  page: Page,
  mobile: string,
): Promise<{ link: string; withdraw: () => Promise<unknown> }> {
  const call = await callsOf(page, OWNER);
  const { rows } = await call<{ rows: { checkId: string }[] }>('/check/check/list', { status: ['reported'] });
  const { share, link } = await call<{ share: { shareId: string }; link: string }>('/report/share/create', {
    checkId: rows[0]!.checkId,
    mobiles: [mobile],
  });
  return { link, withdraw: () => call('/report/share/revoke', { shareId: share.shareId }) };
}
