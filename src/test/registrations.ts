import { asInstalled } from '@probity/contract/rules/fields/asked';
import { itemsOfSection } from '@probity/contract/rules/fields/items';
import { entrySections } from '@probity/contract/rules/fields/sections';
import type { DataOf } from './answers';

export type OwnApplication = DataOf<'getOwnApplication'>;
export type RegistrationForm = DataOf<'getRegistrationForm'>;
export type Application = DataOf<'getApplication'>;
export type ListedApplication = DataOf<'listApplications'>['rows'][number];
export type Invitee = DataOf<'listInvitees'>['rows'][number];
type FormContent = OwnApplication['form'];

export const FORM = '0190a1b2-0000-7000-8000-000000000800';
export const APPLICATION = '0190a1b2-0000-7000-8000-000000000801';
export const QUESTION = '0190a1b2-0000-4000-8000-000000000802';
export const S_OF_FORM = 'form-of-the-warehouse-0001';

export const ownQuestion = (overrides: Partial<FormContent['questions'][number]> = {}) => ({
  id: QUESTION,
  kind: 'text' as const,
  label: 'When could you begin?',
  help: '',
  isRequired: true,
  choices: [],
  legalReason: '',
  ...overrides,
});

/** A form: schools may be left out, one own question. */
export const formContent = (overrides: Partial<FormContent> = {}): FormContent => ({
  title: 'Warehouse staff',
  intro: 'Thank you for your interest.',
  sections: {
    education: 'optional',
    employment: 'off',
    certificates: 'off',
    references: 'off',
    documents: 'off',
  },
  sectionHelps: { education: 'From secondary school on.' },
  questions: [ownQuestion()],
  keepDays: 180,
  version: 1,
  ...overrides,
});

export const ownApplication = (overrides: Partial<OwnApplication> = {}): OwnApplication => ({
  formId: FORM,
  mainName: 'Example Trading',
  mobile: '139****0001',
  form: formContent(),
  begunForm: null,
  asking: entrySections.flatMap((one) => itemsOfSection(one).map(asInstalled)),
  content: null,
  files: [],
  savedAt: null,
  sentAt: null,
  correctedAt: null,
  correction: null,
  erasedAt: null,
  isTaking: true,
  isFull: false,
  way: 'open',
  expiresOn: '2026-12-24',
  words: {},
  offers: { leaveReason: [], relation: [] },
  ...overrides,
});

export const registrationForm = (overrides: Partial<RegistrationForm> = {}): RegistrationForm => ({
  formId: FORM,
  content: formContent(),
  begun: 1,
  sent: 2,
  state: 'open',
  link: { s: S_OF_FORM, expiresOn: '2026-12-24', mostApplications: 500, byList: false },
  invitees: { added: 0, invited: 0, opened: 0, started: 0, sent: 0 },
  versions: [{ version: 1, savedAt: '2026-11-20T02:00:00.000Z', savedBy: 'Zhao Min', sent: 2 }],
  ...overrides,
});

export const invitee = (overrides: Partial<Invitee> = {}): Invitee => ({
  inviteeId: '0190a1b2-0000-7000-8000-000000000803',
  name: 'Li Wei',
  mobile: '138****0011',
  state: 'added',
  messages: 0,
  messagedAt: null,
  openedAt: null,
  ...overrides,
});

export const application = (overrides: Partial<Application> = {}): Application => ({
  applicationId: APPLICATION,
  formId: FORM,
  form: formContent(),
  newestVersion: 1,
  name: 'Li Ming',
  mobile: '13900000001',
  content: {
    name: 'Li Ming',
    entries: { education: [{ school: 'Fudan University', level: 'bachelor' }] },
    answers: [{ questionId: QUESTION, text: 'Next month' }],
  },
  files: [],
  earlier: [],
  tags: [],
  sentAt: '2026-11-20T02:00:00.000Z',
  correctedAt: null,
  erasedOn: '2027-05-19',
  checkId: null,
  hasReport: false,
  ...overrides,
});

export const listedApplication = (overrides: Partial<ListedApplication> = {}): ListedApplication => ({
  applicationId: APPLICATION,
  formId: FORM,
  formTitle: 'Warehouse staff',
  name: 'Li Ming',
  mobile: '139****0001',
  tags: [],
  sentAt: '2026-11-20T02:00:00.000Z',
  correctedAt: null,
  erasedOn: '2027-05-19',
  checkId: null,
  ...overrides,
});
