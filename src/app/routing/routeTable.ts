import type { FeatureName } from '../../i18n/en/features';
import type { ScreenLoader } from '../../lib/loadWithRetry';
import type { RouteEntry } from './routeEntry';

const bare = { layout: 'none', session: 'none', load: null, phrases: [] as FeatureName[] } as const;
const slim = { layout: 'slim', session: 'login', load: null, phrases: [] as FeatureName[] } as const;
const entry = { layout: 'entry', session: 'login', load: null, phrases: [] as FeatureName[] } as const;
const sidebar = { layout: 'sidebar', session: 'login', load: null, phrases: [] as FeatureName[] } as const;
const ordering = { ...sidebar, right: 'check.order' } as const;
const registration = {
  ...sidebar,
  right: 'registration.manage',
  phrases: ['registration'] as FeatureName[],
} as const;

/** `/sr`, `/report` and `/reportMobile`: "all three show the mobile report detail screen". */
const loadMobileReport: ScreenLoader = () =>
  import('../../features/report/MobileReportPage').then((module) => module.MobileReportPage);

/** Every route of the specification's section 2, and our own /candidate, /apply, /jobRegistration/form and /operatorDesk. */
export const routeTable: readonly RouteEntry[] = [
  {
    ...bare,
    path: '/',
    titleKey: 'titles.cover',
    load: () => import('../../features/auth/CoverPage').then((module) => module.CoverPage),
    phrases: ['auth'],
  },
  {
    ...bare,
    path: '/login',
    titleKey: 'titles.login',
    load: () => import('../../features/auth/LoginPage').then((module) => module.LoginPage),
    phrases: ['auth'],
  },
  {
    ...bare,
    path: '/register',
    titleKey: 'titles.register',
    load: () => import('../../features/auth/RegisterPage').then((module) => module.RegisterPage),
    phrases: ['auth', 'register'],
  },
  {
    ...bare,
    path: '/resetPassword',
    titleKey: 'titles.resetPassword',
    load: () => import('../../features/auth/ResetPasswordPage').then((module) => module.ResetPasswordPage),
    phrases: ['auth', 'reset'],
  },
  {
    ...bare,
    path: '/checkPhone',
    titleKey: 'titles.checkPhone',
    load: () => import('../../features/auth/CheckPhonePage').then((module) => module.CheckPhonePage),
    phrases: ['auth'],
  },
  {
    ...bare,
    path: '/candidate',
    session: 'visitor',
    titleKey: 'titles.candidate',
    load: () => import('../../features/candidate/CandidatePage').then((module) => module.CandidatePage),
    phrases: ['candidate'],
  },
  {
    ...bare,
    path: '/apply',
    session: 'visitor',
    titleKey: 'titles.jobRegistrationDetail',
    load: () => import('../../features/candidate/apply/ApplyPage').then((module) => module.ApplyPage),
    phrases: ['candidate', 'apply'],
  },
  {
    ...entry,
    path: '/ei',
    right: 'enterprise.manage',
    titleKey: 'titles.ei',
    load: () =>
      import('../../features/enterprise/EnterpriseInfoPage').then((module) => module.EnterpriseInfoPage),
    phrases: ['enterprise'],
  },
  {
    ...entry,
    path: '/enterSuccess',
    right: 'enterprise.manage',
    titleKey: 'titles.enterSuccess',
    load: () =>
      import('../../features/enterprise/EnterSuccessPage').then((module) => module.EnterSuccessPage),
    phrases: ['enterprise', 'serviceContract'],
  },
  {
    ...entry,
    path: '/serviceContract',
    right: 'enterprise.manage',
    titleKey: 'titles.serviceContract',
    load: () =>
      import('../../features/enterprise/ServiceContractPage').then((module) => module.ServiceContractPage),
    phrases: ['enterprise', 'serviceContract'],
  },
  ...['/sr', '/report', '/reportMobile'].map((path): RouteEntry => ({
    ...bare,
    path,
    session: 'either',
    right: 'report.read',
    titleKey: 'titles.sharedReport',
    load: loadMobileReport,
    phrases: ['report', 'reportBody'],
  })),

  {
    ...slim,
    path: '/reportDetail',
    right: 'report.read',
    titleKey: 'titles.reportDetail',
    parent: '/backRecord',
    load: () => import('../../features/report/ReportPage').then((module) => module.ReportPage),
    phrases: ['report', 'reportBody', 'reportHistory'],
  },
  {
    ...slim,
    path: '/reportDetail/edit',
    right: 'report.edit',
    titleKey: 'titles.reportDetailEdit',
    parent: '/workOrder',
    load: () => import('../../features/report/ReportEditPage').then((module) => module.ReportEditPage),
    phrases: ['report', 'reportBody', 'personal'],
  },

  {
    ...sidebar,
    path: '/workOrder',
    right: 'work.read',
    titleKey: 'titles.workOrder',
    load: () => import('../../features/workOrders/WorkOrdersPage').then((module) => module.WorkOrdersPage),
    phrases: ['workOrders'],
  },
  {
    ...sidebar,
    path: '/homePage',
    right: 'home.read',
    titleKey: 'titles.homePage',
    load: () => import('../../features/home/HomePage').then((module) => module.HomePage),
    phrases: ['home'],
  },
  {
    ...ordering,
    path: '/orderSuccess',
    titleKey: 'titles.orderSuccess',
    load: () => import('../../features/initiate/OrderSuccessPage').then((module) => module.OrderSuccessPage),
    phrases: ['initiate', 'orderSuccess'],
  },
  {
    ...ordering,
    path: '/initiateBack',
    titleKey: 'titles.initiateBack',
    load: () => import('../../features/initiate/InitiatePage').then((module) => module.InitiatePage),
    phrases: ['initiate'],
  },
  {
    ...ordering,
    path: '/batchBack',
    titleKey: 'titles.batchBack',
    load: () => import('../../features/batch/BatchPage').then((module) => module.BatchPage),
    phrases: ['batch'],
  },
  {
    ...sidebar,
    path: '/backRecord',
    right: 'check.read',
    titleKey: 'titles.backRecord',
    load: () => import('../../features/records/RecordsPage').then((module) => module.RecordsPage),
    phrases: ['records'],
  },
  {
    ...sidebar,
    path: '/backRecord/detail',
    right: 'check.read',
    titleKey: 'titles.backRecordDetail',
    parent: '/backRecord',
    load: () => import('../../features/records/RecordDetailPage').then((module) => module.RecordDetailPage),
    phrases: ['records', 'recordDetail', 'personal'],
  },
  {
    ...ordering,
    path: '/batchRecord',
    titleKey: 'titles.batchRecord',
    load: () => import('../../features/batchRecord/BatchRecordPage').then((module) => module.BatchRecordPage),
    phrases: ['batchRecord'],
  },
  {
    ...sidebar,
    path: '/financialManage',
    right: 'balance.watch',
    titleKey: 'titles.financialManage',
    load: () =>
      import('../../features/finance/FinancialManagePage').then((module) => module.FinancialManagePage),
    phrases: ['finance'],
  },
  {
    ...sidebar,
    path: '/receivedMoney',
    right: 'recharge.decide',
    titleKey: 'titles.receivedMoney',
    load: () =>
      import('../../features/receivedMoney/ReceivedMoneyPage').then((module) => module.ReceivedMoneyPage),
    phrases: ['receivedMoney'],
  },
  {
    ...sidebar,
    path: '/businessManage',
    titleKey: 'titles.businessManage',
    load: () =>
      import('../../features/account/BusinessManagePage').then((module) => module.BusinessManagePage),
    phrases: ['account'],
  },
  {
    ...sidebar,
    path: '/mealManage',
    right: 'package.read',
    titleKey: 'titles.mealManage',
    load: () => import('../../features/packages/PackagesPage').then((module) => module.PackagesPage),
    phrases: ['packages'],
  },
  {
    ...sidebar,
    path: '/mealManage/add',
    right: 'package.manage',
    // With an id nothing is new there.
    titleKey: 'titles.mealManageDetail',
    parent: '/mealManage',
    load: () =>
      import(/* webpackChunkName: 'builder' */ '../../features/packages/BuilderPage').then(
        (module) => module.BuilderPage,
      ),
    phrases: ['packages'],
  },
  {
    ...sidebar,
    path: '/mealManage/detail',
    right: 'package.read',
    titleKey: 'titles.mealManageDetail',
    parent: '/mealManage',
    load: () =>
      import('../../features/packages/PackageDetailPage').then((module) => module.PackageDetailPage),
    phrases: ['packages'],
  },
  {
    ...registration,
    path: '/jobRegistration',
    titleKey: 'titles.jobRegistration',
    load: () =>
      import('../../features/registration/RegistrationsPage').then((module) => module.RegistrationsPage),
    phrases: ['registration', 'applications'],
  },
  {
    ...registration,
    path: '/jobRegistration/form',
    titleKey: 'titles.jobRegistrationForm',
    parent: '/jobRegistration',
    load: () => import('../../features/registration/FormPage').then((module) => module.FormPage),
  },
  {
    ...registration,
    path: '/jobRegistration/detail',
    titleKey: 'titles.jobRegistrationDetail',
    parent: '/jobRegistration',
    load: () =>
      import('../../features/registration/ApplicationPage').then((module) => module.ApplicationPage),
    phrases: ['registration', 'applications', 'apply', 'candidate'],
  },
  {
    ...sidebar,
    path: '/operatorDesk',
    right: 'desk.manage',
    titleKey: 'titles.operatorDesk',
    load: () =>
      import('../../features/operatorDesk/OperatorDeskPage').then((module) => module.OperatorDeskPage),
    phrases: ['workingCalendar'],
  },
];
