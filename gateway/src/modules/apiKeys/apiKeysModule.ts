import type { Input, SessionCtx } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import { createApiKey, listApiKeys, revokeApiKey, type NewKeyRequest } from './keyService';

/** The keys of an account. What a key may call is the contract's `x-api-scope`; see contract/access.ts. */
export const apiKeysModule = defineModule({
  name: 'apiKeys',
  handlers: {
    listApiKeys: (ctx: SessionCtx) => listApiKeys(ctx),
    createApiKey: (ctx: SessionCtx, { body }: Input<NewKeyRequest>) => createApiKey(ctx, body),
    revokeApiKey: (ctx: SessionCtx, { body }: Input<{ apiKeyId: string }>) =>
      revokeApiKey(ctx, body.apiKeyId),
  },
});
