/** /businessManage: the frame; each tab has phrases of its own. */
export const account = {
  title: 'Account',
  tabs: 'Parts of the account',
  tab: {
    profile: 'Enterprise',
    users: 'People',
    me: 'Your profile',
    security: 'Your security',
    notifications: 'Notifications',
    webhooks: 'Webhooks',
    apiKeys: 'API keys',
    audit: 'Audit log',
    retention: 'Retention',
    leaving: 'Leave Probity',
  },
  group: { account: 'This account', own: 'Yourself' },
  forbidden: {
    title: 'This part is not open to you',
  },
};
