import { join } from 'node:path';
import fc from 'fast-check';
import type { Role } from '../../contract/permissions';
import { listOperations, mergeContract } from '../../contract/merge.mjs';
import { demoMains, demoUsers } from '../seeds/demoAccounts';
import type { Json } from '../src/contract/closeSchema';
import { fund, gatewayWithPeople, place, sessionOf } from './checks';
import type { TestGateway } from './gateway';
import { holds } from './matrixRows';
import { nonsenseFor } from './nonsense';

/*
 * Odd input to every operation, by who may call it: whatever is sent, the answer is an envelope in words and never the
 * unknown error (gateway.call fails the test on HTTP 500, and on a reply that breaks the contract).
 */
const SAMPLES = Math.max(5, Math.round(60 * Number(process.env.SCALE ?? '0.1')));
const document = mergeContract(join(__dirname, '../../contract')) as Json;
const operations = (listOperations(document) as { operation: Json }[]).map(({ operation }) => operation);
const callers: readonly Role[] = ['owner', 'recruiter', 'analyst', 'operator', 'support'];
const { first, platform } = demoMains;

let gateway: TestGateway;
let ids: string[];
beforeAll(async () => {
  gateway = await gatewayWithPeople({ env: { SMS_PER_IP_PER_MINUTE: '100000' } });
  await fund(gateway, 10_000_000);
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  const { checkId, orderId } = await place(gateway, owner);
  ids = [checkId, orderId, demoUsers.viewer, first];
});
afterAll(() => gateway.close());

test.each(operations.map((operation) => [operation.operationId as string, operation] as const))(
  '%s',
  async (operationId, operation) => {
    const arbitrary = nonsenseFor(document, ids);
    const query = ((operation.parameters ?? []) as Json[])
      .filter((one) => one.in === 'query')
      .map((one) => [one.name as string, arbitrary(one.schema as Json)] as const);
    const content = (operation.requestBody?.content ?? {}) as Record<string, Json>;
    const body = content['application/json']?.schema as Json | undefined;
    const input = fc.record({
      query: fc.record(Object.fromEntries(query), { requiredKeys: [] }),
      ...(body && { body: arbitrary(body) }),
    });
    const isStaffs = [operation['x-access']].flat().includes('staff');
    const role = callers.find(
      (one) =>
        (!isStaffs || ['analyst', 'operator'].includes(one)) && holds(one, operation['x-right'] ?? null),
    )!;
    const mainId = ['analyst', 'operator', 'support'].includes(role) ? platform : first;
    for (const sample of fc.sample(input, SAMPLES)) {
      // Each with a session of its own: some of these calls end sessions.
      const token = await sessionOf(gateway, demoUsers[role as 'owner'], mainId);
      const named = sample.query as Record<string, string | number | boolean>;
      const sent = {
        ...sample,
        query: Object.fromEntries(Object.entries(named).filter(([, v]) => v != null)),
      };
      const reply = await gateway.call(operationId, sent, {
        token,
        mainId,
        idempotencyKey: crypto.randomUUID(),
      });
      expect([200, 400, 413, 415, 429, 503]).toContain(reply.status);
    }
  },
);
