import { defineModule } from '../../kernel/module';
import { rotateApiKey } from './keyRotation';
import { createApiKey, listApiKeys, revokeApiKey } from './keyService';

/** The keys of an account. The calls open to a key are the contract's `x-api-scope`; see contract/access.ts. */
export const apiKeysModule = defineModule({
  name: 'apiKeys',
  handlers: {
    listApiKeys: (ctx) => listApiKeys(ctx),
    createApiKey: (ctx, { body }) => createApiKey(ctx, body),
    rotateApiKey: (ctx, { body }) => rotateApiKey(ctx, body),
    revokeApiKey: (ctx, { body }) => revokeApiKey(ctx, body.apiKeyId),
  },
});
