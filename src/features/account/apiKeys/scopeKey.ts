import type { ApiScope } from '@probity/contract/permissions';

/** The name of a scope as part of a phrase's key: a dot would begin another level. */
export const scopeKey = {
  'packages.read': 'packagesRead',
  'orders.write': 'ordersWrite',
  'checks.read': 'checksRead',
  'reports.read': 'reportsRead',
} as const satisfies Record<ApiScope, string>;
