import { createHash, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { callsOf as gatewayCallsOf, placeOrder } from './lib/gatewayCalls.mjs';
import type { PlayedCheck, Somebody } from './world/world';

export const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** One call of a person, by its path below `/gateway/bd`; returns the reply's data and fails on any code but 0. */
export type Call = <Data>(path: string, data?: object) => Promise<Data>;

/** The calls of a person, in the account they are signed in to: for the setup of a journey. */
export async function callsOf(request: APIRequestContext, { token }: Somebody): Promise<Call> {
  const call = await gatewayCallsOf(request, token);
  return (path, data) => call(path.slice(1), data, { 'idempotency-key': randomUUID() });
}

/** Orders the first package for a phone, by calls alone: for a journey that begins with an invitation. */
export async function inviteByCalls(
  request: APIRequestContext,
  orderer: Somebody,
  mobile: string,
  name?: string,
): Promise<{ checkId: string }> {
  return placeOrder(await gatewayCallsOf(request, orderer.token), mobile, name);
}

/** Adds a new person to the owner's account, by calls alone. @returns a function that disables or enables them */
export async function memberByCalls(
  request: APIRequestContext,
  owner: Somebody,
  mobile: string,
): Promise<(status: string) => Promise<unknown>> {
  const call = await callsOf(request, owner);
  const { userId } = await call<{ userId: string }>('/base/user/edit', {
    new: true,
    mobile,
    nickName: `Member ${mobile.slice(-4)}`,
    roleIds: ['viewer'],
  });
  return (status) => call('/base/user/edit', { userId, status });
}

/** Shares a report with a phone, by calls alone. @returns the link, and a function that revokes it */
export async function shareByCalls(
  request: APIRequestContext,
  owner: Somebody,
  { checkId }: PlayedCheck,
  mobile: string,
): Promise<{ link: string; withdraw: () => Promise<unknown> }> {
  const call = await callsOf(request, owner);
  const { share, link } = await call<{ share: { shareId: string }; link: string }>('/report/share/create', {
    checkId,
    mobiles: [mobile],
  });
  return { link, withdraw: () => call('/report/share/revoke', { shareId: share.shareId }) };
}
