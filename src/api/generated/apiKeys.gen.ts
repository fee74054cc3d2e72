// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApiKeys: build.query<ListApiKeysApiResponse, ListApiKeysApiArg>({
      query: () => ({ url: `/gateway/bd/apiKey/key/list` }),
    }),
    createApiKey: build.mutation<CreateApiKeyApiResponse, CreateApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/apiKey/key/create`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    revokeApiKey: build.mutation<RevokeApiKeyApiResponse, RevokeApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/apiKey/key/revoke`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    rotateApiKey: build.mutation<RotateApiKeyApiResponse, RotateApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/apiKey/key/rotate`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListApiKeysApiResponse = /** status 200 The answer */ ApiKey[];
export type ListApiKeysApiArg = void;
export type CreateApiKeyApiResponse = /** status 200 The answer */ NewApiKey;
export type CreateApiKeyApiArg = {
  body: {
    name: string;
    scopes: ApiScope[];
    /** Absent or null: until it is revoked */
    expiresInDays?: number | null;
  };
};
export type RevokeApiKeyApiResponse = /** status 200 The answer */ ApiKey;
export type RevokeApiKeyApiArg = {
  body: {
    apiKeyId: Uuid;
  };
};
export type RotateApiKeyApiResponse = /** status 200 The answer */ NewApiKey;
export type RotateApiKeyApiArg = {
  body: {
    apiKeyId: Uuid;
    /** How long the old key goes on; 0 ends it at once. It never goes on beyond the end it had */
    overlapDays: number;
  };
};
export type Uuid = string;
export type ApiScope = 'packages.read' | 'orders.write' | 'checks.read' | 'reports.read';
export type Instant = string;
export type ApiKey = {
  apiKeyId: Uuid;
  name: string;
  /** How it begins */
  prefix: string;
  scopes: ApiScope[];
  state: 'active' | 'expired' | 'revoked';
  /** The name of who made it */
  createdBy: string;
  /** The name of who answers for it since they took it over; null: who made it */
  responsible: string | null;
  /** Whoever answers for it may still manage keys here; false: they left, are disabled or have another role, and whoever replaces the key answers for its successor */
  isAnswered: boolean;
  createdAt: Instant;
  expiresAt: Instant | null;
  /** To within a minute */
  lastUsedAt: Instant | null;
  /** The network it was last used from, e.g. 203.0.113.0/24 */
  lastUsedNetwork: string | null;
  revokedAt: Instant | null;
  /** When a successor was made; from then on expiresAt is the end of the overlap */
  replacedAt: Instant | null;
  /** The key whose successor it is */
  replaces: Uuid | null;
};
export type NewApiKey = {
  apiKey: ApiKey;
  /** The key itself. Only its hash is kept, so nobody can tell it again */
  secret: string;
};
