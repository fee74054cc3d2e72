import { createHash, randomUUID } from 'node:crypto';
import { demoPassword } from './demoPeople.mjs';

/**
 * One call of the gateway by its path below /gateway/bd/; a GET without a body.
 * @param {import('@playwright/test').APIRequestContext} request a page's or context's, with the base address
 * @param {string} path
 * @param {object} [data]
 * @param {Record<string, string>} [headers]
 * @returns the data of the reply; any code but 0 throws
 */
export async function callGateway(request, path, data, headers = {}) {
  const options = { headers: { appcode: 'bd-web', ...headers }, ...(data && { data }) };
  const url = `/gateway/bd/${path}`;
  const reply = await (await (data ? request.post(url, options) : request.get(url, options))).json();
  if (reply.code !== 0) throw new Error(`${path}: ${reply.code} ${reply.msg}`);
  return reply.data;
}

export const demoPasswordHash = createHash('md5').update(demoPassword).digest('hex');

/**
 * A demo person who signs in by calls alone: for the setup of a screen.
 * @param {import('@playwright/test').APIRequestContext} request
 * @param {string} mobile
 * @returns `call(path, body?, headers?)`
 */
export async function gatewayAs(request, mobile) {
  const login = { loginType: 'password', mobile, password: demoPasswordHash, clientType: 'ENT_WEB' };
  const { sToken } = await callGateway(request, 'base/user/login', login);
  return callsOf(request, sToken);
}

/**
 * The calls of a session.
 * @param {import('@playwright/test').APIRequestContext} request
 * @param {string} sToken
 * @returns {Promise<(path: string, data?: object, headers?: Record<string, string>) => Promise<any>>}
 */
export async function callsOf(request, sToken) {
  const bearer = { authorization: `Bearer ${sToken}` };
  const { mainId } = await callGateway(request, 'base/user/loginInfo', undefined, bearer);
  return (path, data, headers) =>
    callGateway(request, path, data, { ...bearer, 'x-main-id': mainId, ...headers });
}

/** Orders the first package with all its items for a person. Returns the placed order. */
export async function placeOrder(call, mobile, name = '邹凡') {
  const [{ packageId, price, items }] = await call('package/package/list', {});
  const order = {
    packageId,
    itemCodes: items.map(({ itemCode }) => itemCode),
    positionTitle: 'Cashier',
    positionClass: 'finance',
    reasons: Object.fromEntries(
      items.filter(({ sensitive }) => sensitive).map(({ itemCode }) => [itemCode, 'Handles cash']),
    ),
    candidate: { name, mobile },
    consentWay: 'sms',
    expectedPrice: price,
  };
  return call('order/order/place', order, { 'idempotency-key': randomUUID() });
}

/** The checks in a status that the caller reaches, newest first. */
export async function checksIn(call, status) {
  const { rows } = await call('check/check/list', { status: [status] });
  return rows;
}
