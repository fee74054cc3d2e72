/**
 * Phrases of the features and of the domain's parts, loaded with their screens. They are in `phrases/en/<name>.ts` and
 * `phrases/zh-CN/<name>.ts` of their feature, each exporting a const of that name, and have one line here; their keys are
 * then `<name>.<area>.<phrase>`, typed.
 */
export const featurePhrases = {
  auth: {
    en: () => import('../features/auth/phrases/en/auth'),
    'zh-CN': () => import('../features/auth/phrases/zh-CN/auth'),
  },
  register: {
    en: () => import('../features/auth/phrases/en/register'),
    'zh-CN': () => import('../features/auth/phrases/zh-CN/register'),
  },
  serviceContract: {
    en: () => import('../features/enterprise/phrases/en/serviceContract'),
    'zh-CN': () => import('../features/enterprise/phrases/zh-CN/serviceContract'),
  },
  enterprise: {
    en: () => import('../features/enterprise/phrases/en/enterprise'),
    'zh-CN': () => import('../features/enterprise/phrases/zh-CN/enterprise'),
  },
  certification: {
    en: () => import('../features/workOrders/phrases/en/certification'),
    'zh-CN': () => import('../features/workOrders/phrases/zh-CN/certification'),
  },
  certificationChange: {
    en: () => import('../domain/phrases/en/certificationChange'),
    'zh-CN': () => import('../domain/phrases/zh-CN/certificationChange'),
  },
  reset: {
    en: () => import('../features/auth/phrases/en/reset'),
    'zh-CN': () => import('../features/auth/phrases/zh-CN/reset'),
  },
  wechat: {
    en: () => import('../domain/phrases/en/wechat'),
    'zh-CN': () => import('../domain/phrases/zh-CN/wechat'),
  },
  approving: {
    en: () => import('../domain/phrases/en/approving'),
    'zh-CN': () => import('../domain/phrases/zh-CN/approving'),
  },
  lostPhone: {
    en: () => import('../domain/phrases/en/lostPhone'),
    'zh-CN': () => import('../domain/phrases/zh-CN/lostPhone'),
  },
  notReady: {
    en: () => import('../domain/phrases/en/notReady'),
    'zh-CN': () => import('../domain/phrases/zh-CN/notReady'),
  },
  packages: {
    en: () => import('../features/packages/phrases/en/packages'),
    'zh-CN': () => import('../features/packages/phrases/zh-CN/packages'),
  },
  catalogue: {
    en: () => import('../features/packages/phrases/en/catalogue'),
    'zh-CN': () => import('../features/packages/phrases/zh-CN/catalogue'),
  },
  workingCalendar: {
    en: () => import('../features/operatorDesk/phrases/en/workingCalendar'),
    'zh-CN': () => import('../features/operatorDesk/phrases/zh-CN/workingCalendar'),
  },
  closings: {
    en: () => import('../features/operatorDesk/phrases/en/closings'),
    'zh-CN': () => import('../features/operatorDesk/phrases/zh-CN/closings'),
  },
  closingNotice: {
    en: () => import('../domain/phrases/en/closingNotice'),
    'zh-CN': () => import('../domain/phrases/zh-CN/closingNotice'),
  },
  accountClosing: {
    en: () => import('../features/account/phrases/en/accountClosing'),
    'zh-CN': () => import('../features/account/phrases/zh-CN/accountClosing'),
  },
  limits: {
    en: () => import('../features/operatorDesk/phrases/en/limits'),
    'zh-CN': () => import('../features/operatorDesk/phrases/zh-CN/limits'),
  },
  dictionaries: {
    en: () => import('../features/operatorDesk/phrases/en/dictionaries'),
    'zh-CN': () => import('../features/operatorDesk/phrases/zh-CN/dictionaries'),
  },
  bankAccount: {
    en: () => import('../features/operatorDesk/phrases/en/bankAccount'),
    'zh-CN': () => import('../features/operatorDesk/phrases/zh-CN/bankAccount'),
  },
  signedTexts: {
    en: () => import('../features/operatorDesk/phrases/en/signedTexts'),
    'zh-CN': () => import('../features/operatorDesk/phrases/zh-CN/signedTexts'),
  },
  sphere: {
    en: () => import('../features/operatorDesk/phrases/en/sphere'),
    'zh-CN': () => import('../features/operatorDesk/phrases/zh-CN/sphere'),
  },
  standardPackages: {
    en: () => import('../features/packages/phrases/en/standardPackages'),
    'zh-CN': () => import('../features/packages/phrases/zh-CN/standardPackages'),
  },
  prices: {
    en: () => import('../features/packages/phrases/en/prices'),
    'zh-CN': () => import('../features/packages/phrases/zh-CN/prices'),
  },
  reportBody: {
    en: () => import('../domain/phrases/en/reportBody'),
    'zh-CN': () => import('../domain/phrases/zh-CN/reportBody'),
  },
  candidate: {
    en: () => import('../features/candidate/phrases/en/candidate'),
    'zh-CN': () => import('../features/candidate/phrases/zh-CN/candidate'),
  },
  apply: {
    en: () => import('../features/registration/phrases/en/apply'),
    'zh-CN': () => import('../features/registration/phrases/zh-CN/apply'),
  },
  applications: {
    en: () => import('../features/registration/phrases/en/applications'),
    'zh-CN': () => import('../features/registration/phrases/zh-CN/applications'),
  },
  invitees: {
    en: () => import('../features/registration/phrases/en/invitees'),
    'zh-CN': () => import('../features/registration/phrases/zh-CN/invitees'),
  },
  formLink: {
    en: () => import('../features/registration/phrases/en/formLink'),
    'zh-CN': () => import('../features/registration/phrases/zh-CN/formLink'),
  },
  registration: {
    en: () => import('../features/registration/phrases/en/registration'),
    'zh-CN': () => import('../features/registration/phrases/zh-CN/registration'),
  },
  receivedMoney: {
    en: () => import('../features/receivedMoney/phrases/en/receivedMoney'),
    'zh-CN': () => import('../features/receivedMoney/phrases/zh-CN/receivedMoney'),
  },
  report: {
    en: () => import('../features/report/phrases/en/report'),
    'zh-CN': () => import('../features/report/phrases/zh-CN/report'),
  },
  reportHistory: {
    en: () => import('../features/report/phrases/en/reportHistory'),
    'zh-CN': () => import('../features/report/phrases/zh-CN/reportHistory'),
  },
  columns: {
    en: () => import('../components/phrases/en/columns'),
    'zh-CN': () => import('../components/phrases/zh-CN/columns'),
  },
  calendar: {
    en: () => import('../components/phrases/en/calendar'),
    'zh-CN': () => import('../components/phrases/zh-CN/calendar'),
  },
  reportReview: {
    en: () => import('../features/report/phrases/en/reportReview'),
    'zh-CN': () => import('../features/report/phrases/zh-CN/reportReview'),
  },
  initiate: {
    en: () => import('../features/initiate/phrases/en/initiate'),
    'zh-CN': () => import('../features/initiate/phrases/zh-CN/initiate'),
  },
  orderSuccess: {
    en: () => import('../features/initiate/phrases/en/orderSuccess'),
    'zh-CN': () => import('../features/initiate/phrases/zh-CN/orderSuccess'),
  },
  batch: {
    en: () => import('../features/batch/phrases/en/batch'),
    'zh-CN': () => import('../features/batch/phrases/zh-CN/batch'),
  },
  personal: {
    en: () => import('../domain/phrases/en/personal'),
    'zh-CN': () => import('../domain/phrases/zh-CN/personal'),
  },
  batchRecord: {
    en: () => import('../features/batchRecord/phrases/en/batchRecord'),
    'zh-CN': () => import('../features/batchRecord/phrases/zh-CN/batchRecord'),
  },
  batchDetail: {
    en: () => import('../features/batchRecord/phrases/en/batchDetail'),
    'zh-CN': () => import('../features/batchRecord/phrases/zh-CN/batchDetail'),
  },
  records: {
    en: () => import('../features/records/phrases/en/records'),
    'zh-CN': () => import('../features/records/phrases/zh-CN/records'),
  },
  savedViews: {
    en: () => import('../features/records/phrases/en/savedViews'),
    'zh-CN': () => import('../features/records/phrases/zh-CN/savedViews'),
  },
  recordDetail: {
    en: () => import('../features/records/phrases/en/recordDetail'),
    'zh-CN': () => import('../features/records/phrases/zh-CN/recordDetail'),
  },
  idNumbers: {
    en: () => import('../domain/phrases/en/idNumbers'),
    'zh-CN': () => import('../domain/phrases/zh-CN/idNumbers'),
  },
  bulk: {
    en: () => import('../domain/phrases/en/bulk'),
    'zh-CN': () => import('../domain/phrases/zh-CN/bulk'),
  },
  workOrders: {
    en: () => import('../features/workOrders/phrases/en/workOrders'),
    'zh-CN': () => import('../features/workOrders/phrases/zh-CN/workOrders'),
  },
  home: {
    en: () => import('../features/home/phrases/en/home'),
    'zh-CN': () => import('../features/home/phrases/zh-CN/home'),
  },
  setup: {
    en: () => import('../features/home/phrases/en/setup'),
    'zh-CN': () => import('../features/home/phrases/zh-CN/setup'),
  },
  account: {
    en: () => import('../features/account/phrases/en/account'),
    'zh-CN': () => import('../features/account/phrases/zh-CN/account'),
  },
  accountMe: {
    en: () => import('../features/account/phrases/en/accountMe'),
    'zh-CN': () => import('../features/account/phrases/zh-CN/accountMe'),
  },
  accountLeaving: {
    en: () => import('../features/account/phrases/en/accountLeaving'),
    'zh-CN': () => import('../features/account/phrases/zh-CN/accountLeaving'),
  },
  accountProfile: {
    en: () => import('../features/account/phrases/en/accountProfile'),
    'zh-CN': () => import('../features/account/phrases/zh-CN/accountProfile'),
  },
  tasks: {
    en: () => import('../domain/phrases/en/tasks'),
    'zh-CN': () => import('../domain/phrases/zh-CN/tasks'),
  },
  accountAudit: {
    en: () => import('../features/account/phrases/en/accountAudit'),
    'zh-CN': () => import('../features/account/phrases/zh-CN/accountAudit'),
  },
  finance: {
    en: () => import('../features/finance/phrases/en/finance'),
    'zh-CN': () => import('../features/finance/phrases/zh-CN/finance'),
  },
  payouts: {
    en: () => import('../features/finance/phrases/en/payouts'),
    'zh-CN': () => import('../features/finance/phrases/zh-CN/payouts'),
  },
  payoutReview: {
    en: () => import('../features/workOrders/phrases/en/payoutReview'),
    'zh-CN': () => import('../features/workOrders/phrases/zh-CN/payoutReview'),
  },
  accountRetention: {
    en: () => import('../features/account/phrases/en/accountRetention'),
    'zh-CN': () => import('../features/account/phrases/zh-CN/accountRetention'),
  },
  memberRights: {
    en: () => import('../features/account/phrases/en/memberRights'),
    'zh-CN': () => import('../features/account/phrases/zh-CN/memberRights'),
  },
  accountUsers: {
    en: () => import('../features/account/phrases/en/accountUsers'),
    'zh-CN': () => import('../features/account/phrases/zh-CN/accountUsers'),
  },
  accountSecurity: {
    en: () => import('../features/account/phrases/en/accountSecurity'),
    'zh-CN': () => import('../features/account/phrases/zh-CN/accountSecurity'),
  },
  shell: { en: () => import('./en/shell'), 'zh-CN': () => import('./zh-CN/shell') },
  palette: { en: () => import('./en/palette'), 'zh-CN': () => import('./zh-CN/palette') },
  frame: { en: () => import('./en/frame'), 'zh-CN': () => import('./zh-CN/frame') },
  notifications: {
    en: () => import('../features/notifications/phrases/en/notifications'),
    'zh-CN': () => import('../features/notifications/phrases/zh-CN/notifications'),
  },
  accountNotifications: {
    en: () => import('../features/account/phrases/en/accountNotifications'),
    'zh-CN': () => import('../features/account/phrases/zh-CN/accountNotifications'),
  },
  accountWebhooks: {
    en: () => import('../features/account/phrases/en/accountWebhooks'),
    'zh-CN': () => import('../features/account/phrases/zh-CN/accountWebhooks'),
  },
  accountApiKeys: {
    en: () => import('../features/account/phrases/en/accountApiKeys'),
    'zh-CN': () => import('../features/account/phrases/zh-CN/accountApiKeys'),
  },
} satisfies Record<string, PhraseLoaders>;

interface PhraseLoaders {
  en: () => Promise<object>;
  'zh-CN': () => Promise<object>;
}

export type FeatureName = keyof typeof featurePhrases;
