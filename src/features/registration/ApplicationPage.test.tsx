import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { file, refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { APPLICATION, application, formContent, ownQuestion, QUESTION } from '../../test/registrations';
import { render } from '../../test/render';
import { ApplicationPage } from './ApplicationPage';

const gateway = fakeGateway(() => ({ getApplication: application(), listRegistrationTags: [] }));
beforeAll(() => loadPhrases('registration', 'applications', 'apply', 'candidate'));
const open = () =>
  render(<ApplicationPage />, {
    route: `/jobRegistration/detail?id=${APPLICATION}`,
    userInfo: buildUserInfo({ permissions: ['registration.manage', 'check.order'] }),
  });

it('shows what was sent in the words of the form, and leads to the check', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { name: 'Li Ming' })).toBeInTheDocument();
  expect(screen.getByText('13900000001 · proven by a code')).toBeInTheDocument();
  expect(screen.getByText('Fudan University')).toBeInTheDocument();
  expect(screen.getByText('When could you begin?').nextElementSibling).toHaveTextContent('Next month');
  expect(screen.getByText(/Deleted by itself on 2027-05-19/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start a check' })).toHaveAttribute(
    'href',
    `#/initiateBack?application=${APPLICATION}`,
  );
  await expectNoAxeFaults(container);
});

it('an older version of the form and the check begun from it are told', async () => {
  const checkId = '0190a1b2-0000-7000-8000-000000000050';
  gateway.answer({ getApplication: application({ newestVersion: 3, checkId }) });
  open();
  expect(await screen.findByText(/this answered version 1, now it is version 3/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'The check begun from it' })).toHaveAttribute(
    'href',
    `#/backRecord/detail?id=${checkId}`,
  );
});

it('a file that was sent opens with its application', async () => {
  const fileId = '0190a1b2-0000-7000-8000-000000000810';
  const asked = ownQuestion({ kind: 'file', label: 'Driving licence' });
  const sections = { ...formContent().sections, documents: 'required' as const };
  gateway.answer({
    getApplication: application({
      form: formContent({ sections, questions: [asked] }),
      files: [{ fileId, fileName: 'licence.pdf', size: 10, questionId: QUESTION, sending: 1 }],
    }),
    openApplicationFile: file('application/pdf', 'x'),
  });
  URL.createObjectURL = () => 'blob:x';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.revokeObjectURL = () => undefined;
  const { user, container } = open();
  await user.click(await screen.findByRole('button', { name: 'Open licence.pdf' }));
  await waitFor(() =>
    expect(gateway.bodies('openApplicationFile')).toEqual([{ applicationId: APPLICATION, fileId }]),
  );
  expect(screen.getByRole('region', { name: 'Documents as files' })).toHaveTextContent('Taken back by the applicant after sending'); // prettier-ignore
  await expectNoAxeFaults(container);
});

it('tags are put on from the list or typed, and taken off', async () => {
  gateway.answer({
    getApplication: application({ tags: ['night'] }),
    listRegistrationTags: ['interview', 'night'],
    setApplicationTags: { tags: [] },
  });
  const { user, container } = open();
  await user.click(await screen.findByRole('button', { name: 'Put on interview' }));
  await waitFor(() => expect(gateway.sent('setApplicationTags')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Please write a word')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'New tag' }), 'Tuesday{Enter}');
  await waitFor(() => expect(gateway.sent('setApplicationTags')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Take off night' }));
  await waitFor(() =>
    expect(gateway.bodies('setApplicationTags')).toEqual([
      { applicationId: APPLICATION, put: ['interview'] },
      { applicationId: APPLICATION, put: ['Tuesday'] },
      { applicationId: APPLICATION, off: ['night'] },
    ]),
  );
  await expectNoAxeFaults(container);
});

it('is deleted after a question', async () => {
  gateway.answer({ deleteApplication: { done: true } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this application?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(window.location.hash).toBe('#/jobRegistration'));
  expect(gateway.bodies('deleteApplication')).toEqual([{ applicationId: APPLICATION }]);
});

it('one that is gone says that it may be deleted, and leads back', async () => {
  gateway.answer({ getApplication: refuse('NOT_FOUND') });
  open();
  expect(await screen.findByRole('link', { name: 'Job registration' })).toBeInTheDocument();
  expect(screen.getByText('It was deleted, or the address is wrong.')).toBeInTheDocument();
});
