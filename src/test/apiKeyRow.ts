import type { ApiKey } from '../api/resources/apiKeysApi';

/** A key as listApiKeys tells it. */
export function buildKey(overrides: Partial<ApiKey> = {}): ApiKey {
  return {
    apiKeyId: '0190a1b2-0000-7000-8000-000000000007',
    name: 'HR system',
    prefix: 'pbk_abcdef',
    scopes: ['packages.read', 'orders.write'],
    state: 'active',
    createdBy: 'Lin Owner',
    responsible: null,
    isAnswered: true,
    createdAt: '2026-01-01T00:00:00Z',
    expiresAt: null,
    lastUsedAt: null,
    lastUsedNetwork: null,
    revokedAt: null,
    replacedAt: null,
    replaces: null,
    ...overrides,
  };
}
