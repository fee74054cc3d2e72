import type { ParseKeys } from 'i18next';
import type { Action } from '@probity/contract/permissions';
import type { FeatureName } from '../../i18n/featurePhrases';
import type { ScreenLoader } from '../../lib/loadWithRetry';

export interface AccountTab {
  /** In the address: `?tab=…`. */
  key: string;
  titleKey: ParseKeys;
  /** Absent: everybody has the tab. */
  right?: Action;
  /** About an enterprise: the platform's own people have none. */
  isEnterpriseOnly?: boolean;
  phrases: readonly FeatureName[];
  load: ScreenLoader;
}

/** The tabs of /businessManage in their order; the first permitted one is the default. */
export const accountTabs: readonly AccountTab[] = [
  {
    key: 'profile',
    titleKey: 'account.tab.profile',
    right: 'enterprise.manage',
    isEnterpriseOnly: true,
    phrases: ['enterprise', 'accountProfile'],
    load: () => import('./profile/ProfileTab').then((module) => module.ProfileTab),
  },
  {
    key: 'users',
    titleKey: 'account.tab.users',
    right: 'user.manage',
    phrases: ['accountUsers'],
    load: () => import('./users/UsersTab').then((module) => module.UsersTab),
  },
  {
    key: 'me',
    titleKey: 'account.tab.me',
    phrases: ['accountMe'],
    load: () => import('./me/MyProfileTab').then((module) => module.MyProfileTab),
  },
  {
    key: 'security',
    titleKey: 'account.tab.security',
    phrases: ['accountSecurity', 'wechat'],
    load: () => import('./security/SecurityTab').then((module) => module.SecurityTab),
  },
  {
    key: 'notifications',
    titleKey: 'account.tab.notifications',
    phrases: ['accountNotifications'],
    load: () => import('./notifications/NotificationsTab').then((module) => module.NotificationsTab),
  },
  {
    key: 'apiKeys',
    titleKey: 'account.tab.apiKeys',
    right: 'apiKey.manage',
    isEnterpriseOnly: true,
    phrases: ['accountApiKeys'],
    load: () => import('./apiKeys/ApiKeysTab').then((module) => module.ApiKeysTab),
  },
  {
    key: 'webhooks',
    titleKey: 'account.tab.webhooks',
    right: 'webhook.manage',
    isEnterpriseOnly: true,
    phrases: ['accountWebhooks'],
    load: () => import('./webhooks/WebhooksTab').then((module) => module.WebhooksTab),
  },
  {
    key: 'audit',
    titleKey: 'account.tab.audit',
    right: 'audit.read',
    phrases: ['accountAudit'],
    load: () => import('./audit/AuditTab').then((module) => module.AuditTab),
  },
  {
    key: 'retention',
    titleKey: 'account.tab.retention',
    right: 'retention.manage',
    isEnterpriseOnly: true,
    phrases: ['accountRetention'],
    load: () => import('./retention/RetentionTab').then((module) => module.RetentionTab),
  },
];
