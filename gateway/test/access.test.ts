import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContract, type Contract, type Operation } from '../src/server/contract/operations';
import { createTestGateway, type CallInput, type TestGateway } from './gateway';
import { apiKeyToken, probeSessions, visitorS } from './probe/probe';

/** Adding to this list opens an operation to the world: think twice, and say so in the commit. */
const publicOperations = [
  'login',
  'register',
  'listRegions',
  'logout',
  'sendVerifyCode',
  'resetPassword',
  'getQrCode',
  'queryQrResult',
  'bindMobile',
  'visitorLogin',
  'queryDictList',
  'querySphereConfig',
  'nameOpening',
  'listDictWords',
];

let contract: Contract;
let gateway: TestGateway;

beforeAll(async () => {
  contract = await loadContract(join(__dirname, '../../contract'));
  // Requests without content: their shape is not tested here, and it is checked before access.
  const operations = contract.operations.map(shapeless);
  const handlers = Object.fromEntries(operations.map(({ operationId }) => [operationId, async () => null]));
  gateway = await createTestGateway({
    contract: { ...contract, operations },
    modules: [{ name: 'everything', handlers }],
    sessions: probeSessions,
  });
});
afterAll(() => gateway.close());

function shapeless(operation: Operation): Operation {
  const anything = Object.assign(() => true, { schema: true }) as unknown as NonNullable<Operation['body']>;
  const set = { validate: anything, types: {} };
  return {
    ...operation,
    idempotent: false,
    multipart: false,
    binaryReply: false,
    parameters: { query: { ...set, types: { s: 'string' } }, params: set, headers: set },
    body: operation.body && !operation.multipart ? anything : null,
    bodyRequired: false,
    reply: null,
  };
}

/** The input of an operation: an `s` or none, and an object if it takes one. */
function input(operation: Operation, s?: string): CallInput {
  const params = Object.fromEntries([...operation.url.matchAll(/:(\w+)/g)].map(([, name]) => [name!, 'x']));
  return {
    params,
    ...(s === undefined ? {} : { query: { s } }),
    ...(operation.body && !operation.multipart ? { body: {} } : {}),
  };
}

test('the public operations are these', () => {
  const open = contract.operations.filter(({ access }) => access.includes('public'));
  expect(open.map(({ operationId }) => operationId)).toEqual(publicOperations);
  expect(open.filter(({ right }) => right !== null)).toEqual([]);
});

test('access and right of every other operation are these', () => {
  const lines = contract.operations
    .filter(({ access }) => !access.includes('public'))
    .map(({ operationId, access, right }) => `${operationId} ${access.join(' ')} ${right ?? '-'}`);
  const listed = readFileSync(join(__dirname, 'guardedOperations.txt'), 'utf8').trim().split('\n');
  expect(lines).toEqual(listed.map((line) => line.replace(/ +/g, ' ')));
});

/** Adding to this list lets other systems call an operation: docs/api.md explains how. */
const forKeys = {
  listChecks: 'checks.read',
  getCheck: 'checks.read',
  placeOrder: 'orders.write',
  createBatch: 'orders.write',
  getBatch: 'orders.write',
  matchBatch: 'orders.write',
  setBatchTerms: 'orders.write',
  listBatchRows: 'orders.write',
  previewBatch: 'orders.write',
  confirmBatch: 'orders.write',
  downloadFailedRows: 'orders.write',
  listBatches: 'orders.write',
  getBatchResult: 'orders.write',
  listPackages: 'packages.read',
  getReport: 'reports.read',
};

test('the operations an API key may call are these', () => {
  const open = contract.operations.filter(({ apiScope }) => apiScope !== null);
  expect(Object.fromEntries(open.map((one) => [one.operationId, one.apiScope]))).toEqual(forKeys);
});

test('an API key with every scope gets those and not a thing beyond, public ones neither', async () => {
  const codes: Record<string, number> = {};
  for (const operation of contract.operations) {
    const reply = await gateway.call(operation.operationId, input(operation), { token: apiKeyToken });
    codes[operation.operationId] = reply.code;
  }
  const expected = contract.operations.map(({ operationId }) => [
    operationId,
    operationId in forKeys ? 0 : 403,
  ]);
  expect(codes).toEqual(Object.fromEntries(expected));
});

test('an operation for staff names the right it takes', () => {
  const bare = contract.operations.filter(({ access, right }) => access.includes('staff') && right === null);
  expect(bare.map(({ operationId }) => operationId)).toEqual([]);
});

test('without a session only the public operations answer', async () => {
  const codes: Record<string, number> = {};
  for (const operation of contract.operations) {
    codes[operation.operationId] = (await gateway.call(operation.operationId, input(operation))).code;
  }
  const expected = contract.operations.map(({ operationId, access }) => {
    if (access.includes('public')) return [operationId, 0];
    // An operation open only to an `s` asks for the phone; all others for signing in.
    return [operationId, access.includes('session') || access.includes('staff') ? -5 : -12];
  });
  expect(codes).toEqual(Object.fromEntries(expected));
});

test('a visitor gets what its own s opens, and not a thing beyond', async () => {
  const codes: Record<string, number[]> = {};
  for (const operation of contract.operations) {
    const reply = async (s?: string) =>
      (
        await gateway.call(operation.operationId, input(operation, s), {
          token: 'visitor-token-with-one-link-01',
        })
      ).code;
    codes[operation.operationId] = [await reply(visitorS), await reply('another-s-of-somebody-else')];
  }
  const expected = contract.operations.map(({ operationId, access }) => {
    if (access.includes('public')) return [operationId, [0, 0]];
    return [operationId, access.includes('visitor') ? [0, -12] : [-6, -6]];
  });
  expect(codes).toEqual(Object.fromEntries(expected));
});
