import { generatedApi } from '../generated/apiKeys.gen';
import { unlessFailed } from '../transport/tags';

export type { ApiKey, ApiScope, NewApiKey } from '../generated/apiKeys.gen';

/** The keys by which other systems call for the account. A new key's text is in the answer to `createApiKey` and nowhere else. */
export const apiKeysApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listApiKeys: { providesTags: ['ApiKey'], extraOptions: { hideErrors: true } },
    // Said in the dialog, at its field where it has one.
    createApiKey: {
      invalidatesTags: (_key, error) => unlessFailed(error, ['ApiKey' as const]),
      extraOptions: { hideErrors: true },
    },
    rotateApiKey: {
      invalidatesTags: (_key, error) => unlessFailed(error, ['ApiKey' as const]),
      extraOptions: { hideErrors: true },
    },
    revokeApiKey: { invalidatesTags: ['ApiKey'] },
  },
});

export const {
  useListApiKeysQuery,
  useCreateApiKeyMutation,
  useRotateApiKeyMutation,
  useRevokeApiKeyMutation,
} = apiKeysApi;
