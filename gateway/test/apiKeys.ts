import { demoMains } from '../seeds/demoAccounts';
import { uuidv7 } from '../src/kernel/ids';
import { orderBody } from './checks';
import type { CallInput, CallOptions, CallReply, TestGateway } from './gateway';

export const allScopes = ['packages.read', 'orders.write', 'checks.read', 'reports.read'];

export interface TestKey {
  apiKeyId: string;
  name: string;
  secret: string;
  call(operation: string, input?: CallInput, options?: CallOptions): Promise<CallReply>;
  order(overrides?: Record<string, unknown>, idempotencyKey?: string): Promise<CallReply>;
}

let names = 0;

/** A key of the account, created by its manager, and its calls. */
export async function keyOf(
  gateway: TestGateway,
  token: string,
  scopes: readonly string[] = allScopes,
  { mainId = demoMains.first, ...more }: { mainId?: string; name?: string; expiresInDays?: number } = {},
): Promise<TestKey> {
  names += 1;
  const body = { name: `key ${names}`, scopes, ...more };
  const reply = await gateway.call('createApiKey', { body }, { token, mainId });
  if (reply.code !== 0) throw new Error(`createApiKey answered ${reply.code} ${reply.msg}`);
  const { secret, apiKey } = reply.data as { secret: string; apiKey: { apiKeyId: string; name: string } };
  const call: TestKey['call'] = (operation, input = {}, options = {}) =>
    gateway.call(operation, input, { token: secret, ...options });
  return {
    ...apiKey,
    secret,
    call,
    order: (overrides, idempotencyKey = uuidv7()) =>
      call('placeOrder', { body: orderBody(overrides) }, { idempotencyKey }),
  };
}
