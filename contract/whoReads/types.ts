/** Who looks at screens, in the words of the document. */
export const people = {
  owner: 'owner, admin',
  recruiter: 'recruiter',
  finance: 'finance',
  viewer: 'viewer',
  analyst: 'analyst',
  support: 'support',
  operator: 'operator',
  candidate: 'candidate',
  reader: 'reader of a share',
  founder: 'owner who registers',
} as const;
export type Person = keyof typeof people;

/** Where something is read: a screen, or what leaves one. */
export const places = [
  '/register',
  '/ei',
  '/enterSuccess',
  '/serviceContract',
  '/serviceContract, PDF',
  '/homePage',
  '/initiateBack',
  '/orderSuccess',
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
  '/businessManage, me',
  '/businessManage, security',
  '/businessManage, notifications',
  '/businessManage, apiKeys',
  '/businessManage, webhooks',
  '/businessManage, audit',
  '/businessManage, audit export',
  '/businessManage, retention',
  '/candidate',
  '/candidate, own report',
  '/sr',
  'bell',
  'SMS',
  'recharge command',
] as const;
export type Place = (typeof places)[number];

/** `file`: what is served has the hash of what was uploaded · `named`: its name alone. */
export type Form = 'plain' | 'masked' | 'revealed' | 'file' | 'named';

/** Some people read something at one place in one form. */
export interface Reading {
  who: readonly Person[];
  on: Place;
  form: Form;
  /** The test that shows it where the journey does not look: `path › title`. */
  shownBy?: string;
}

/** Something that a person enters. */
export interface Fact {
  /** In plain words. */
  what: string;
  /** Where it is kept: `table.column`. */
  kept: readonly string[];
  by: readonly Person[];
  enteredOn: Place;
  read: readonly Reading[];
  /** Why nobody reads it; only where `read` is empty. */
  nobody?: string;
}

/** A fact that the journey does not enter: every reading says what shows it. */
export interface OtherFact extends Fact {
  read: readonly (Reading & { shownBy: string })[];
}
