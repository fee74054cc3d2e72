import type { ParseKeys } from 'i18next';
import type { Action } from '@probity/contract/permissions';

export type TabKey =
  | 'profile'
  | 'users'
  | 'apiKeys'
  | 'webhooks'
  | 'audit'
  | 'retention'
  | 'leaving'
  | 'me'
  | 'security'
  | 'notifications';

export interface AccountTab {
  /** In the address: `?tab=…`. */
  key: TabKey;
  titleKey: ParseKeys;
  /** Absent: everybody has the tab. */
  right?: Action;
  /** About oneself; all others are the account's. */
  isOwn?: boolean;
  /** About an enterprise: the platform's own people have none. */
  isEnterpriseOnly?: boolean;
}

/** Who reads: as loginInfo tells it. */
interface Reader {
  permissions?: readonly string[];
  userType?: string;
}

/** True if this reader has the tab. */
export function hasTab(
  { permissions = [], userType }: Reader,
  { right, isEnterpriseOnly }: AccountTab,
): boolean {
  return (!right || permissions.includes(right)) && !(isEnterpriseOnly && userType === 'staff');
}

/** The tabs of /businessManage in their order, the account's before one's own; the first permitted one is the default. */
export const accountTabs: readonly AccountTab[] = [
  {
    key: 'profile',
    titleKey: 'account.tab.profile',
    right: 'enterprise.manage',
    isEnterpriseOnly: true,
  },
  {
    key: 'users',
    titleKey: 'account.tab.users',
    right: 'user.manage',
  },
  {
    key: 'apiKeys',
    titleKey: 'account.tab.apiKeys',
    right: 'apiKey.manage',
    isEnterpriseOnly: true,
  },
  {
    key: 'webhooks',
    titleKey: 'account.tab.webhooks',
    right: 'webhook.manage',
    isEnterpriseOnly: true,
  },
  {
    key: 'audit',
    titleKey: 'account.tab.audit',
    right: 'audit.read',
  },
  {
    key: 'retention',
    titleKey: 'account.tab.retention',
    right: 'retention.manage',
    isEnterpriseOnly: true,
  },
  {
    key: 'leaving',
    titleKey: 'account.tab.leaving',
    right: 'account.leave',
    isEnterpriseOnly: true,
  },
  {
    key: 'me',
    isOwn: true,
    titleKey: 'account.tab.me',
  },
  {
    key: 'security',
    isOwn: true,
    titleKey: 'account.tab.security',
  },
  {
    key: 'notifications',
    isOwn: true,
    titleKey: 'account.tab.notifications',
  },
];
