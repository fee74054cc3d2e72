import { lazyPart } from '../../components/lazyPart';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import type { FeatureName } from '../../i18n/en/features';
import { loadPhrases } from '../../i18n/i18n';
import type { ScreenLoader } from '../../lib/loadWithRetry';
import { accountTabs, type AccountTab, type TabKey } from './tabs';

interface TabParts {
  phrases: readonly FeatureName[];
  load: ScreenLoader;
}

/** What each tab is made of. Beside the list of tabs, which the search of the frame reads too and which loads nothing. */
const tabParts: Record<TabKey, TabParts> = {
  profile: {
    phrases: ['enterprise', 'serviceContract', 'accountProfile'],
    load: () => import('./profile/ProfileTab').then((module) => module.ProfileTab),
  },
  users: {
    phrases: ['accountUsers'],
    load: () => import('./users/UsersTab').then((module) => module.UsersTab),
  },
  apiKeys: {
    phrases: ['accountApiKeys'],
    load: () => import('./apiKeys/ApiKeysTab').then((module) => module.ApiKeysTab),
  },
  webhooks: {
    phrases: ['accountWebhooks'],
    load: () => import('./webhooks/WebhooksTab').then((module) => module.WebhooksTab),
  },
  audit: {
    phrases: ['accountAudit'],
    load: () => import('./audit/AuditTab').then((module) => module.AuditTab),
  },
  retention: {
    phrases: ['accountRetention'],
    load: () => import('./retention/RetentionTab').then((module) => module.RetentionTab),
  },
  leaving: {
    phrases: ['accountLeaving', 'accountClosing'],
    load: () => import('./leaving/LeavingTab').then((module) => module.LeavingTab),
  },
  me: {
    phrases: ['accountMe'],
    load: () => import('./me/MyProfileTab').then((module) => module.MyProfileTab),
  },
  security: {
    phrases: ['accountSecurity', 'wechat'],
    load: () => import('./security/SecurityTab').then((module) => module.SecurityTab),
  },
  notifications: {
    phrases: ['accountNotifications'],
    load: () => import('./notifications/NotificationsTab').then((module) => module.NotificationsTab),
  },
};

const panels = new Map(
  accountTabs.map(({ key }) => [
    key,
    lazyPart(
      async () => {
        const { load, phrases } = tabParts[key];
        const [Tab] = await Promise.all([load(), loadPhrases(...phrases)]);
        return Tab;
      },
      { Meanwhile: () => <PageSkeleton /> },
    ),
  ]),
);

/** One tab, fetched with its phrases when it is first opened. */
export function TabPanel({ tab }: { tab: AccountTab }) {
  const Panel = panels.get(tab.key)!;
  return <Panel />;
}
