import { uuidv7 } from '../src/kernel/ids';
import type { CallInput } from './gateway';
import type { OpenRow } from './matrixOwn';
import { formBody } from './registrations';

const someId = uuidv7();

/** Forms for applicants. Forms and applications of another account: the tests of registrations. */
export const registrationRows: readonly OpenRow[] = [
  { operation: 'listRegistrationForms', right: 'registration.manage', input: () => ({}) },
  { operation: 'listApplications', right: 'registration.manage', input: () => ({ body: {} }) },
  { operation: 'listRegistrationTags', right: 'registration.manage', input: () => ({}) },
  // A text that no applicant has for a name gives an empty file. Whoever may export all else has as many tasks as one may have.
  {
    operation: 'exportApplications',
    right: 'registration.manage',
    input: () => ({ body: { text: 'nobody' } }),
  },
  {
    operation: 'startApplicationsExport',
    right: 'registration.manage',
    input: () => ({ body: { text: 'nobody' } }),
    answer: (role) => (role === 'recruiter' ? 0 : 2701),
  },
  {
    operation: 'exportInvitees',
    right: 'registration.manage',
    input: () => ({ body: { formId: someId } }),
  },
  {
    operation: 'deleteRegistrationTag',
    right: 'registration.manage',
    input: () => ({ body: { name: 'none' } }),
  },
  {
    operation: 'saveRegistrationForm',
    right: 'registration.manage',
    input: () => ({ body: formBody({ title: uuidv7() }) }),
  },
  ...[
    { operation: 'getRegistrationForm', query: { formId: someId } },
    { operation: 'getApplication', query: { applicationId: someId } },
    {
      operation: 'setRegistrationLink',
      body: { formId: someId, expiresOn: '2030-01-01', mostApplications: 1 },
    },
    { operation: 'listInvitees', body: { formId: someId } },
    { operation: 'addInvitees', body: { formId: someId, text: '王小明 13800000011' } },
    { operation: 'sendApplicantInvitations', body: { formId: someId, language: 'en' } },
    { operation: 'withdrawInvitees', body: { formId: someId, inviteeIds: [someId] } },
    { operation: 'closeRegistrationLink', body: { formId: someId } },
    { operation: 'openApplicationFile', body: { applicationId: someId, fileId: someId } },
    { operation: 'setApplicationTags', body: { applicationId: someId, put: [] } },
    { operation: 'downloadRegistrationSheet', query: { formId: someId } },
    { operation: 'deleteApplication', body: { applicationId: someId } },
  ].map(({ operation, ...input }) => ({
    operation,
    right: 'registration.manage' as const,
    input: () => input as CallInput,
    answer: 404 as const,
  })),
];
