import { join } from 'node:path';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { listOperations } from '@probity/contract/document.mjs';
import { DEMO_PASSWORD } from '../../seeds/demoAccounts';
import type { Json } from '../../src/server/contract/closeSchema';
import { uuidv7 } from '../../src/kernel/ids';
import { terms as batchTerms } from '../batches';
import { orderBody, packages } from '../checks';
import { md5, type CallInput } from '../gateway';
import { listRows, openRows } from '../matrixLists';
import type { MatrixIds } from '../matrixCells';
import { matrixRows } from '../matrixRows';
import { pdf } from '../reports';
import { visitorRows } from '../visitorRows';
import type { Caller } from './callers';
import { moneyCalls } from './moneyCalls';
import type { Random } from './random';
import { multipart, type Shot } from './shot';
import { deskCalls } from './desk';
import { newPhone } from './stage';
import { nonsenseFor } from './values';
import type { Stage, Stands } from './world';

const document = JSON.parse(readFileSync(join(__dirname, '../../../contract/openapi.json'), 'utf8')) as Json;

export interface Call {
  operationId: string;
  method: string;
  path: string;
  access: string[];
  right: string | null;
  isUpload: boolean;
  isIdempotent: boolean;
  queryNames: string[];
  /** Odd values that mostly fit the contract. */
  odd: fc.Arbitrary<CallInput>;
}

export const calls: Call[] = (
  listOperations(document) as { path: string; verb: string; operation: Json }[]
).map(({ path, verb, operation }) => {
  const parameters = (operation.parameters ?? []) as Json[];
  const content = (operation.requestBody?.content ?? {}) as Record<string, Json>;
  const query = parameters.filter((one) => one.in === 'query');
  const arbitrary = nonsenseFor(document, [uuidv7()]);
  const body = content['application/json']?.schema as Json | undefined;
  return {
    operationId: operation.operationId as string,
    method: verb.toUpperCase(),
    path,
    access: [operation['x-access']].flat() as string[],
    right: (operation['x-right'] as string | undefined) ?? null,
    isUpload: 'multipart/form-data' in content,
    isIdempotent: parameters.some((one) => String(one.$ref ?? '').endsWith('IdempotencyKey')),
    queryNames: query.map((one) => one.name as string),
    odd: fc.record({
      query: fc.record(
        Object.fromEntries(query.map((one) => [one.name as string, arbitrary(one.schema as Json)])),
        { requiredKeys: query.filter((one) => one.required).map((one) => one.name as string) },
      ),
      ...(body && { body: arbitrary(body) }),
    }) as fc.Arbitrary<CallInput>,
  };
});

const nobodysIds: MatrixIds = Object.fromEntries(
  ['checkId', 'orderId', 'itemId', 'fileId', 'evidenceId', 'shareId', 'workItemId', 'userId'].map((name) => [
    name,
    uuidv7(),
  ]),
) as unknown as MatrixIds;
Object.assign(nobodysIds, { orderNo: '', candidateName: '' });

/** The requests of the access matrix; the ids in them are filled in. */
const plain = new Map<string, () => CallInput>([
  ...[...matrixRows, ...listRows].map((row) => [row.operation, () => row.input(nobodysIds)] as const),
  ...openRows.map((row) => [row.operation, row.input] as const),
  ...visitorRows.map((row) => [row.operation, () => row.input({ s: '', itemId: uuidv7() })] as const),
]);

const hook = { url: 'https://hooks.invalid/', kinds: ['check.reported'] };
const mobile = '13800000004';
/** Requests missing in those tables, or unable to succeed as they are there. */
const ours: Record<string, (stage: Stage, caller: Caller) => CallInput> = {
  placeOrder: () => ({ body: orderBody() }),
  createBatch: () => ({
    body: { source: { kind: 'paste', text: `姓名\t手机号\n候选人\t${newPhone()}` }, terms: batchTerms },
  }),
  // Any other package is one of the own: its items would not fit the orders.
  getPackage: () => ({ query: { packageId: packages.basic } }),
  createWebhook: () => ({ body: { name: uuidv7(), ...hook } }),
  saveView: () => ({ body: { screen: 'records', name: uuidv7(), query: '' } }),
  saveDepartment: () => ({ body: { name: uuidv7(), monthlyBudget: null } }),
  cancelCheck: () => ({ body: { checkId: uuidv7(), reason: 'Fuzz' } }),
  login: () => ({
    body: { loginType: 'password', mobile, password: md5(DEMO_PASSWORD), clientType: 'ENT_WEB' },
  }),
  register: () => ({
    body: { mobile: '13712340000', password: md5('x'), verifyCode: '000000', agreed: true },
  }),
  resetPassword: () => ({ body: { mobile, verifyCode: '000000', password: md5('orchid-7-lantern') } }),
  listRegions: () => ({ body: { parentCode: '', level: 1 } }),
  logout: () => ({ body: { loginType: 'password', username: 'x' } }),
  sendVerifyCode: () => ({ body: { mobile: newPhone(), scene: 'register' } }),
  getQrCode: () => ({ query: { purpose: 'login' } }),
  queryQrResult: () => ({ body: { ticket: 'x'.repeat(43) } }),
  bindMobile: () => ({ body: { bindToken: 'x'.repeat(43), mobile, verifyCode: '000000' } }),
  nameOpening: () => ({ body: { s: 'x'.repeat(32) } }),
  visitorLogin: () => ({ body: { mobile, verifyCode: '000000' } }),
  queryDictList: () => ({ body: { dictTypes: ['checkStatus'] } }),
  querySphereConfig: () => ({ query: { prefix: '' } }),
  changeLogin: (_stage, { mainId }) => ({ body: { mainId: mainId ?? uuidv7() } }),
  changePassword: () => ({ body: { password: md5('orchid-7-lantern') } }),
  leaveAccount: () => ({ body: {} }),
  sendOwnershipCode: () => ({ body: {} }),
  withdrawCertificationChange: () => ({ body: { certificationId: uuidv7(), status: 'pending' } }),
  approveOrder: () => ({ body: { orderId: uuidv7() } }),
  rejectOrder: () => ({ body: { orderId: uuidv7(), reason: 'Fuzz' } }),
  approveOrders: () => ({ body: { orderIds: [uuidv7()] } }),
  rejectOrders: () => ({ body: { orderIds: [uuidv7()], reason: 'Fuzz' } }),
  ...moneyCalls,
  ...deskCalls,
  createPayment: () => ({ body: { amount: 100 } }),
  ...Object.fromEntries(
    ['showPaymentCode', 'checkPayment', 'cancelPayment'].map((one) => [
      one,
      () => ({ body: { paymentId: uuidv7() } }),
    ]),
  ),
  getPaymentReview: () => ({ query: { workItemId: uuidv7() } }),
  settlePaymentReview: () => ({ body: { workItemId: uuidv7(), outcome: 'nothing', note: 'Fuzz' } }),
  askInvoice: () => ({
    body: {
      ...{ statementIds: [uuidv7()], kind: 'ordinary', title: 'Fuzz', taxNumber: '91350100M000100Y43' },
      ...{ way: 'email', email: 'fuzz@example.com' },
    },
  }),
  withdrawInvoice: () => ({ body: { requestId: uuidv7() } }),
  getInvoiceReview: () => ({ query: { workItemId: uuidv7() } }),
  uploadInvoiceFile: () => ({
    query: { workItemId: uuidv7() },
    file: { name: 'a.pdf', mime: 'application/pdf', bytes: pdf },
  }),
  issueInvoice: () => ({
    body: {
      ...{ workItemId: uuidv7(), number: '26312000000000000001', issuedOn: '2026-03-01', fileId: uuidv7() },
    },
  }),
  rejectInvoice: () => ({ body: { workItemId: uuidv7(), reason: 'Fuzz' } }),
  replaceInvoice: () => ({
    body: {
      ...{ workItemId: uuidv7(), invoiceId: uuidv7(), number: '26312000000000000001', reason: 'Fuzz' },
      ...{ issuedOn: '2026-03-01', fileId: uuidv7() },
    },
  }),
  sendLostPhoneCode: () => ({ body: {} }),
  sendLostPhoneDecisionCode: () => ({ body: {} }),
  withdrawLostPhone: () => ({ body: { lostPhoneId: uuidv7() } }),
  getLostPhoneReview: () => ({ query: { workItemId: uuidv7() } }),
  revealLostPhoneContact: () => ({ body: { workItemId: uuidv7(), purpose: 'Fuzz' } }),
  decideLostPhone: () => ({ body: { workItemId: uuidv7(), accept: false, note: 'Fuzz' } }),
  getCertificationReview: () => ({ query: { workItemId: uuidv7() } }),
  decideCertification: () => ({ body: { workItemId: uuidv7(), accept: false, reason: 'Fuzz' } }),
  revealContact: () => ({ body: { workItemId: uuidv7(), purpose: 'Fuzz' } }),
};

/** A request as the screens send it, about objects in a given standing; some calls have none. */
export function honest(
  call: Call,
  stage: Stage,
  caller: Caller,
  random: Random,
  stands: Stands | 'missing' = standsOf(call, random),
): CallInput {
  const made = ours[call.operationId]?.(stage, caller) ?? plain.get(call.operationId)?.();
  if (!made) throw new Error(`No request is known for ${call.operationId}`);
  const input = filled(made, stage, caller, random, stands, 1);
  const suited = stands === 'own' ? stage.suited[call.operationId] : undefined;
  return suited ? { ...input, body: { ...(input.body as object), ...suited } } : input;
}

/** Puts ids of existing objects into fields that ask for one, each with the given chance. */
function filled(
  input: CallInput,
  stage: Stage,
  caller: Caller,
  random: Random,
  stands: Stands | 'missing',
  chance: number,
): CallInput {
  const idFor = (name: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    if (name === 's' && stands === 'own') return caller.s ?? value;
    const known = stands === 'missing' ? [uuidv7()] : stage.ids[stands][name];
    return known && isIdName(stage, name) && random.chance(chance) ? random.pick(known) : value;
  };
  const walk = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(name, one));
    if (value === null || typeof value !== 'object') return idFor(name, value);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(key, one)]));
  };
  return {
    ...input,
    ...(input.query && { query: walk('', input.query) as Record<string, string> }),
    ...(input.body !== undefined && { body: walk('', input.body) }),
  };
}

const isIdName = ({ ids }: Stage, name: string) =>
  [ids.own, ids.sibling, ids.foreign].some((one) => name in one);

/** Free text of a user is read back unchanged: an id of another account in it would be found there. */
const OWN_NOTES = ['saveOrderDraft'];

/** The objects that a request names: mostly those of the account. */
function standsOf(call: Call, random: Random): Stands | 'missing' {
  if (OWN_NOTES.includes(call.operationId)) return 'own';
  const draw = random.next();
  if (draw < 0.6) return 'own';
  if (draw < 0.8) return 'foreign';
  return draw < 0.93 ? 'sibling' : 'missing';
}

/** An input as odd as the contract allows. */
export function odd(call: Call, stage: Stage, caller: Caller, random: Random): CallInput {
  const [drawn] = fc.sample(call.odd, { seed: random.below(2 ** 31), numRuns: 1 });
  const input = { ...drawn, ...(call.isUpload && { file }) };
  return filled(input, stage, caller, random, standsOf(call, random), 0.7);
}

const file = { name: 'a.pdf', mime: 'application/pdf', bytes: pdf };

/** The request of a call by its caller. */
export async function shotOf(
  call: Call,
  caller: Caller,
  input: CallInput,
  random: Random,
  kind: string,
): Promise<Shot> {
  const token = await caller.token();
  const headers: Record<string, string> = {
    appcode: 'bd-web',
    'accept-language': random.pick(['en', 'zh-CN']),
  };
  if (token) headers.authorization = `Bearer ${token}`;
  if (caller.mainId) headers['x-main-id'] = caller.mainId;
  if (call.isIdempotent)
    headers['idempotency-key'] = random.chance(0.9) ? uuidv7() : 'the-same-key-again-0000';
  let body: Buffer | null = null;
  if (call.isUpload) {
    const { name, mime, bytes } = input.file ?? file;
    const form = multipart([{ name: 'file', content: bytes, fileName: name, mime }], random);
    headers['content-type'] = `multipart/form-data; boundary=${form.boundary}`;
    body = form.body;
  } else if (input.body !== undefined) {
    headers['content-type'] = 'application/json';
    body = Buffer.from(JSON.stringify(input.body));
  }
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== null && value !== undefined) query.set(name, String(value));
  const path = query.size > 0 ? `${call.path}?${query.toString()}` : call.path;
  return { kind, operation: call.operationId, method: call.method, path, headers, body };
}
