/** The people who look at screens, in the words of the document. */
export const people = {
  owner: 'owner, admin',
  recruiter: 'recruiter',
  finance: 'finance',
  viewer: 'viewer',
  analyst: 'analyst',
  support: 'support',
  operator: 'operator',
  candidate: 'candidate',
  applicant: 'applicant',
  reader: 'reader of a share',
  founder: 'owner who registers',
  ownerAlone: 'owner',
} as const;
export type Person = keyof typeof people;

/** The places where a fact is read: screens, and files or messages that leave them. */
export const places = [
  '/register',
  '/ei',
  '/enterSuccess',
  '/serviceContract',
  '/serviceContract, PDF',
  '/homePage',
  '/initiateBack',
  '/orderSuccess',
  '/batchBack',
  '/backRecord',
  '/backRecord, export',
  '/backRecord/detail',
  '/workOrder',
  '/workOrder, decision',
  '/reportDetail',
  '/reportDetail, printed',
  '/reportDetail/edit',
  '/businessManage, profile',
  '/businessManage, users',
  '/checkPhone',
  '/apply',
  '/jobRegistration',
  '/jobRegistration/form',
  '/jobRegistration/detail',
  '/mealManage',
  '/mealManage/detail',
  '/mealManage/add',
  '/operatorDesk',
  '/financialManage',
  '/receivedMoney',
  '/financialManage, approvals',
  '/financialManage, ledger',
  '/financialManage, invoices',
  '/financialManage, payouts',
  '/businessManage, me',
  '/businessManage, security',
  '/businessManage, notifications',
  '/businessManage, apiKeys',
  '/businessManage, webhooks',
  '/businessManage, audit',
  '/businessManage, audit export',
  '/businessManage, retention',
  '/businessManage, leaving',
  '/candidate',
  '/candidate, own report',
  '/sr',
  'bell',
  'SMS',
  'recharge command',
] as const;
export type Place = (typeof places)[number];

/** `file`: the downloaded bytes have the hash of the uploaded ones · `named`: only its name is shown. */
export type Form = 'plain' | 'masked' | 'revealed' | 'file' | 'named';

/** The people who read a fact at one place in one form. */
export interface Reading {
  who: readonly Person[];
  on: Place;
  form: Form;
  /** The test that proves a reading outside the journey: `path › title`. */
  shownBy?: string;
}

/** A fact that a person enters. */
export interface Fact {
  /** In plain words. */
  what: string;
  /** The column that stores it: `table.column`. */
  kept: readonly string[];
  by: readonly Person[];
  enteredOn: Place;
  read: readonly Reading[];
  /** The reason why nobody reads it; only where `read` is empty. */
  nobody?: string;
}

/** A fact that the journey does not enter: every reading names the test that proves it. */
export interface OtherFact extends Fact {
  read: readonly (Reading & { shownBy: string })[];
}
