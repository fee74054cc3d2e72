import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { gatewayAs, placeOrder } from '../scripts/lib/gatewayCalls.mjs';

const OWNER = '13800000001';

export const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** One call of somebody, by its path below `/gateway/bd`; gives the reply's data and fails on any other code than 0. */
export type Call = <Data>(path: string, data?: object) => Promise<Data>;

/** The calls of a demo person who signs in by password, in the account they act in: for what a journey begins with. */
export async function callsOf(page: Page, mobile: string): Promise<Call> {
  const call = await gatewayAs(page.request, mobile);
  return (path, data) => call(path.slice(1), data, { 'idempotency-key': randomUUID() });
}

/** Orders the first package for a phone, by the calls alone: for a journey that begins with an invitation. */
export async function inviteByCalls(page: Page, orderer: string, mobile: string): Promise<void> {
  await placeOrder(await gatewayAs(page.request, orderer), mobile);
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
