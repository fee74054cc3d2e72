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
  // A text that no applicant has for a name gives an empty file.
  ...(['exportApplications', 'startApplicationsExport'] as const).map((operation) => ({
    ...{ operation, right: 'registration.manage' as const },
    input: () => ({ body: { text: 'nobody' } }),
  })),
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
    { operation: 'closeRegistrationLink', body: { formId: someId } },
    { operation: 'openApplicationFile', body: { applicationId: someId, fileId: someId } },
    { operation: 'setApplicationTags', body: { applicationId: someId, tags: [] } },
    { operation: 'downloadRegistrationSheet', query: { formId: someId } },
    { operation: 'deleteApplication', body: { applicationId: someId } },
  ].map(({ operation, ...input }) => ({
    operation,
    right: 'registration.manage' as const,
    input: () => input as CallInput,
    answer: 404 as const,
  })),
];
