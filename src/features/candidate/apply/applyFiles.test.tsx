import { fireEvent, screen, waitFor } from '@testing-library/react';
import { loadPhrases } from '../../../i18n/i18n';
import { refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUploadedFile, buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { formContent, ownApplication, ownQuestion, QUESTION } from '../../../test/registrations';
import { render } from '../../../test/render';
import { ApplyPage } from './ApplyPage';

const SAVED_AT = '2026-11-24T02:00:00.000Z';
const FILE = '0190a1b2-0000-7000-8000-000000000820';
const visitor = buildUserInfo({ sToken: 'visitor-token', userType: 'applicant', mainId: null, menus: [] });
const form = formContent({
  sections: { ...formContent().sections, education: 'off', documents: 'required' },
  questions: [ownQuestion({ kind: 'file', label: 'Driving licence' })],
});
const licence = { fileId: FILE, fileName: 'licence.png', size: 7, questionId: QUESTION, isSent: true };
const gateway = fakeGateway(() => ({
  getOwnApplication: ownApplication({ form }),
  saveOwnApplication: { savedAt: SAVED_AT },
  deleteOwnFile: { done: true },
}));
beforeAll(() => loadPhrases('candidate', 'apply'));
let count = 0;
const open = async () => {
  const s = `apply-files-s-000000${(count += 1)}`;
  const view = render(<ApplyPage />, { route: `/apply?s=${s}`, userInfo: visitor, sessionKind: 'visitor' });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, s };
};
const choose = (label: string, name: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), {
    target: { files: [new File(['picture'], name, { type: 'image/png' })] },
  });

it('files that are asked for and missing are told at their place; one that failed stays to be tried again', async () => {
  gateway.answer({ uploadOwnFile: refuse('FILE_TYPE_NOT_ALLOWED') });
  const { user, container, s } = await open();
  await user.type(screen.getByLabelText('Your name'), 'Li Ming');
  await user.click(screen.getByRole('checkbox', { name: 'I have read this' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getAllByText('Please add a file')).toHaveLength(2);
  await expectNoAxeFaults(container);
  choose('Driving licence', 'licence.png');
  expect(await screen.findByText(/^licence\.png was not uploaded/)).toBeInTheDocument();
  gateway.answer({ uploadOwnFile: buildUploadedFile({ fileId: FILE, originalFilename: 'licence.png' }) });
  await user.click(screen.getByRole('button', { name: 'Try again: licence.png' }));
  expect(await screen.findByText('licence.png')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/^Wait for the upload/)).not.toBeInTheDocument());
  expect(screen.getAllByText('Please add a file')).toHaveLength(1);
  expect(gateway.sent('uploadOwnFile').at(-1)!.query).toMatchObject({ questionId: QUESTION });
  await user.click(screen.getByRole('button', { name: 'Remove licence.png' }));
  await waitFor(() => expect(screen.queryByText('licence.png')).not.toBeInTheDocument());
  expect(gateway.bodies('deleteOwnFile')).toEqual([{ s, fileId: FILE }]);
  expect(gateway.sent('submitOwnApplication')).toHaveLength(0);
});

it('what was sent shows its files; one is taken back after a question', async () => {
  const content = { name: 'Li Ming', entries: {}, answers: [] };
  gateway.answer({
    getOwnApplication: ownApplication({
      form,
      content,
      files: [licence],
      savedAt: SAVED_AT,
      sentAt: SAVED_AT,
      erasedAt: '2027-05-23T02:00:00.000Z',
    }),
  });
  const { user, container, s } = await open();
  expect(screen.getByRole('button', { name: 'Open licence.png' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take back licence.png' }));
  expect(screen.getByRole('dialog', { name: 'Take this file back?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(screen.queryByText('licence.png')).not.toBeInTheDocument());
  expect(gateway.bodies('deleteOwnFile')).toEqual([{ s, fileId: FILE }]);
  await expectNoAxeFaults(container);
});

it('sent already in another tab: the page shows what was sent', async () => {
  const { user } = await open();
  gateway.answer({
    saveOwnApplication: refuse('ALREADY_SUBMITTED'),
    getOwnApplication: ownApplication({
      form,
      content: { name: 'Li Ming', entries: {}, answers: [] },
      savedAt: SAVED_AT,
      sentAt: SAVED_AT,
      erasedAt: '2027-05-23T02:00:00.000Z',
    }),
  });
  await user.type(screen.getByLabelText('Your name'), 'L');
  expect(await screen.findByText(/Example Trading has your application/)).toBeInTheDocument();
});
