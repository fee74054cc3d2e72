import type { ParseKeys } from 'i18next';
import type { Action } from '../../contract/permissions';
import type { FeatureName } from '../i18n/featurePhrases';
import type { ScreenLoader } from '../lib/screen';

/** `none`: the screen alone · `slim`: a bar with a way back · `sidebar`: drawer and top bar. */
export type Layout = 'none' | 'slim' | 'sidebar';

/** `either`: with `s` a visitor session, with `id` the login session. */
export type SessionNeed = 'none' | 'login' | 'visitor' | 'either';

export interface RouteEntry {
  path: string;
  layout: Layout;
  session: SessionNeed;
  /** The action of contract/permissions without which the screen is not drawn and not called. */
  right?: Action;
  titleKey: ParseKeys;
  /** The screen above it in the breadcrumbs. */
  parent?: string;
  /** null: the screen comes with a later issue; until then its route shows the 404 screen. */
  load: ScreenLoader | null;
  phrases: FeatureName[];
}

const bare = { layout: 'none', session: 'none', load: null, phrases: [] as FeatureName[] } as const;
const slim = { layout: 'slim', session: 'login', load: null, phrases: [] as FeatureName[] } as const;
const sidebar = { layout: 'sidebar', session: 'login', load: null, phrases: [] as FeatureName[] } as const;

/** Every route of the specification's section 2, and our own /candidate. */
export const routeTable: readonly RouteEntry[] = [
  {
    ...bare,
    path: '/',
    titleKey: 'titles.cover',
    load: () => import('../features/auth/CoverPage').then((module) => module.CoverPage),
    phrases: ['auth'],
  },
  {
    ...bare,
    path: '/login',
    titleKey: 'titles.login',
    load: () => import('../features/auth/LoginPage').then((module) => module.LoginPage),
    phrases: ['auth'],
  },
  { ...bare, path: '/register', titleKey: 'titles.register' },
  { ...bare, path: '/resetPassword', titleKey: 'titles.resetPassword' },
  {
    ...bare,
    path: '/checkPhone',
    titleKey: 'titles.checkPhone',
    load: () => import('../features/auth/CheckPhonePage').then((module) => module.CheckPhonePage),
    phrases: ['auth'],
  },
  { ...bare, path: '/candidate', session: 'visitor', titleKey: 'titles.candidate' },
  { ...bare, path: '/ei', session: 'login', titleKey: 'titles.ei' },
  { ...bare, path: '/enterSuccess', session: 'login', titleKey: 'titles.enterSuccess' },
  { ...bare, path: '/serviceContract', session: 'login', titleKey: 'titles.serviceContract' },
  { ...bare, path: '/sr', session: 'either', right: 'report.read', titleKey: 'titles.sharedReport' },
  { ...bare, path: '/report', session: 'either', right: 'report.read', titleKey: 'titles.sharedReport' },
  {
    ...bare,
    path: '/reportMobile',
    session: 'either',
    right: 'report.read',
    titleKey: 'titles.sharedReport',
  },

  {
    ...slim,
    path: '/reportDetail',
    right: 'report.read',
    titleKey: 'titles.reportDetail',
    parent: '/backRecord',
  },
  {
    ...slim,
    path: '/reportDetail/edit',
    right: 'report.edit',
    titleKey: 'titles.reportDetailEdit',
    parent: '/workOrder',
  },

  { ...sidebar, path: '/workOrder', right: 'work.read', titleKey: 'titles.workOrder' },
  { ...sidebar, path: '/homePage', right: 'home.read', titleKey: 'titles.homePage' },
  { ...sidebar, path: '/orderSuccess', right: 'check.order', titleKey: 'titles.orderSuccess' },
  { ...sidebar, path: '/initiateBack', right: 'check.order', titleKey: 'titles.initiateBack' },
  { ...sidebar, path: '/batchBack', titleKey: 'titles.batchBack' },
  { ...sidebar, path: '/backRecord', right: 'check.read', titleKey: 'titles.backRecord' },
  {
    ...sidebar,
    path: '/backRecord/detail',
    right: 'check.read',
    titleKey: 'titles.backRecordDetail',
    parent: '/backRecord',
  },
  { ...sidebar, path: '/batchRecord', titleKey: 'titles.batchRecord' },
  { ...sidebar, path: '/financialManage', titleKey: 'titles.financialManage' },
  { ...sidebar, path: '/businessManage', titleKey: 'titles.businessManage' },
  { ...sidebar, path: '/mealManage', right: 'package.read', titleKey: 'titles.mealManage' },
  { ...sidebar, path: '/mealManage/add', titleKey: 'titles.mealManageAdd', parent: '/mealManage' },
  { ...sidebar, path: '/mealManage/detail', titleKey: 'titles.mealManageDetail', parent: '/mealManage' },
  { ...sidebar, path: '/jobRegistration', titleKey: 'titles.jobRegistration' },
  {
    ...sidebar,
    path: '/jobRegistration/detail',
    titleKey: 'titles.jobRegistrationDetail',
    parent: '/jobRegistration',
  },
];
