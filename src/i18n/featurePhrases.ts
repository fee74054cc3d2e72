/**
 * Phrases of the features, loaded with their screens. A feature adds its pair of files (`en/<feature>.ts` and
 * `zh-CN/<feature>.ts`, each exporting a const named like the feature) and one line here; its keys are then
 * `<feature>.<area>.<phrase>`, typed.
 */
export const featurePhrases = {
  auth: { en: () => import('./en/auth'), 'zh-CN': () => import('./zh-CN/auth') },
  register: { en: () => import('./en/register'), 'zh-CN': () => import('./zh-CN/register') },
  enterprise: { en: () => import('./en/enterprise'), 'zh-CN': () => import('./zh-CN/enterprise') },
  certification: {
    en: () => import('./en/certification'),
    'zh-CN': () => import('./zh-CN/certification'),
  },
  reset: { en: () => import('./en/reset'), 'zh-CN': () => import('./zh-CN/reset') },
  wechat: { en: () => import('./en/wechat'), 'zh-CN': () => import('./zh-CN/wechat') },
  unverified: { en: () => import('./en/unverified'), 'zh-CN': () => import('./zh-CN/unverified') },
  reportBody: { en: () => import('./en/reportBody'), 'zh-CN': () => import('./zh-CN/reportBody') },
  candidate: { en: () => import('./en/candidate'), 'zh-CN': () => import('./zh-CN/candidate') },
  report: { en: () => import('./en/report'), 'zh-CN': () => import('./zh-CN/report') },
  reportReview: {
    en: () => import('./en/reportReview'),
    'zh-CN': () => import('./zh-CN/reportReview'),
  },
  initiate: { en: () => import('./en/initiate'), 'zh-CN': () => import('./zh-CN/initiate') },
  personal: { en: () => import('./en/personal'), 'zh-CN': () => import('./zh-CN/personal') },
  records: { en: () => import('./en/records'), 'zh-CN': () => import('./zh-CN/records') },
  workOrders: { en: () => import('./en/workOrders'), 'zh-CN': () => import('./zh-CN/workOrders') },
  home: { en: () => import('./en/home'), 'zh-CN': () => import('./zh-CN/home') },
  account: { en: () => import('./en/account'), 'zh-CN': () => import('./zh-CN/account') },
  accountMe: { en: () => import('./en/accountMe'), 'zh-CN': () => import('./zh-CN/accountMe') },
  accountProfile: {
    en: () => import('./en/accountProfile'),
    'zh-CN': () => import('./zh-CN/accountProfile'),
  },
  tasks: { en: () => import('./en/tasks'), 'zh-CN': () => import('./zh-CN/tasks') },
  accountAudit: { en: () => import('./en/accountAudit'), 'zh-CN': () => import('./zh-CN/accountAudit') },
  accountRetention: {
    en: () => import('./en/accountRetention'),
    'zh-CN': () => import('./zh-CN/accountRetention'),
  },
  accountUsers: { en: () => import('./en/accountUsers'), 'zh-CN': () => import('./zh-CN/accountUsers') },
  accountSecurity: {
    en: () => import('./en/accountSecurity'),
    'zh-CN': () => import('./zh-CN/accountSecurity'),
  },
  frame: { en: () => import('./en/frame'), 'zh-CN': () => import('./zh-CN/frame') },
  notifications: { en: () => import('./en/notifications'), 'zh-CN': () => import('./zh-CN/notifications') },
  accountNotifications: {
    en: () => import('./en/accountNotifications'),
    'zh-CN': () => import('./zh-CN/accountNotifications'),
  },
  accountWebhooks: {
    en: () => import('./en/accountWebhooks'),
    'zh-CN': () => import('./zh-CN/accountWebhooks'),
  },
  accountApiKeys: {
    en: () => import('./en/accountApiKeys'),
    'zh-CN': () => import('./zh-CN/accountApiKeys'),
  },
} satisfies Record<string, PhraseLoaders>;

interface PhraseLoaders {
  en: () => Promise<object>;
  'zh-CN': () => Promise<object>;
}

export type FeatureName = keyof typeof featurePhrases;
