import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../../i18n/i18n';
import { cut, refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { FORM, formContent, ownApplication, ownQuestion, QUESTION } from '../../../test/registrations';
import { render } from '../../../test/render';
import { ApplyPage } from './ApplyPage';

const SAVED_AT = '2026-11-24T02:00:00.000Z';
const visitor = buildUserInfo({ sToken: 'visitor-token', userType: 'applicant', mainId: null, menus: [] });
let formId = FORM;
const gateway = fakeGateway(() => ({
  getOwnApplication: () => ownApplication({ formId }),
  saveOwnApplication: { savedAt: SAVED_AT },
}));
beforeAll(() => loadPhrases('candidate', 'apply'));
let count = 0;
const open = async () => {
  // What is not saved is kept by the form: each test has its own.
  const s = `apply-test-s-0000000${(count += 1)}`;
  formId = FORM.replace(/\d{4}$/, String(9000 + count));
  const view = render(<ApplyPage />, { route: `/apply?s=${s}`, userInfo: visitor, sessionKind: 'visitor' });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, s };
};
const send = () => screen.getByRole('button', { name: 'Send' });
const content = { name: 'Li Ming', entries: {}, answers: [{ questionId: QUESTION, text: 'Next month' }] };

it('is filled in, saved as one goes, and sent with all that was typed', async () => {
  gateway.answer({
    submitOwnApplication: ownApplication({ content, sentAt: SAVED_AT, erasedAt: '2027-05-23T02:00:00.000Z' }),
  });
  const { user, container, s } = await open();
  expect(screen.getByRole('heading', { name: 'Warehouse staff' })).toBeInTheDocument();
  expect(screen.getByText(/It is deleted by itself 180 days after you send it/)).toBeInTheDocument();
  expect(screen.getByText('From secondary school on.')).toBeInTheDocument();
  await user.click(send());
  expect(screen.getByText('Please enter your name')).toBeInTheDocument();
  expect(screen.getByText('Please answer this question')).toBeInTheDocument();
  expect(screen.getByText('Please confirm that you have read this')).toBeInTheDocument();
  expect(screen.getByLabelText('Your name')).toHaveFocus();
  await expectNoAxeFaults(container);
  await user.type(screen.getByLabelText('Your name'), 'Li Ming');
  await user.type(screen.getByLabelText('When could you begin?'), 'Next month');
  await user.click(screen.getByRole('checkbox', { name: 'I have read this' }));
  await user.click(send());
  expect(await screen.findByText(/Example Trading has your application/)).toBeInTheDocument();
  expect(screen.getByText('Next month')).toBeInTheDocument();
  expect(gateway.bodies('saveOwnApplication').at(-1)).toMatchObject({ s, content, version: 1 });
  expect(gateway.bodies('submitOwnApplication')).toEqual([
    { s, version: 1, agreed: true, savedAt: SAVED_AT },
  ]);
});

it('an entry that is begun needs its fields; an empty one is nobody’s fault', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Your name'), 'Li Ming');
  await user.type(screen.getByLabelText('When could you begin?'), 'Now');
  await user.click(screen.getByRole('button', { name: 'Add a school' }));
  await user.click(screen.getByRole('button', { name: 'Add a school' }));
  const first = within(screen.getByRole('region', { name: 'School 1' }));
  await user.type(first.getByLabelText('School'), 'Fudan');
  await user.click(send());
  const faults = /^Please (?!choose$)/;
  expect(first.getAllByText(faults).length).toBeGreaterThan(1);
  const second = within(screen.getByRole('region', { name: 'School 2' }));
  expect(second.queryByText(faults)).not.toBeInTheDocument();
  expect(gateway.sent('submitOwnApplication')).toHaveLength(0);
});

it('a form that was changed meanwhile keeps what was typed and marks what is new', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Your name'), 'Li Ming');
  await user.type(screen.getByLabelText('When could you begin?'), 'Now');
  await user.click(screen.getByRole('checkbox', { name: 'I have read this' }));
  const added = ownQuestion({ id: QUESTION.replace(/2$/, '3'), label: 'Which shift?', kind: 'choice', choices: ['Day', 'Night'] }); // prettier-ignore
  gateway.answer({
    submitOwnApplication: refuse('FORM_CHANGED'),
    getOwnApplication: ownApplication({
      form: formContent({
        version: 2,
        sections: { ...formContent().sections, employment: 'optional' },
        questions: [ownQuestion(), added],
      }),
      savedAt: SAVED_AT,
    }),
  });
  await user.click(send());
  const changed = await screen.findByText(/The enterprise has changed this form/);
  const firstField = screen.getByLabelText('Your name');
  expect(changed.compareDocumentPosition(firstField)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await screen.findByLabelText('Which shift?')).toBeInTheDocument();
  // The new question and the section that is asked since.
  expect(screen.getAllByText('New')).toHaveLength(2);
  expect(within(screen.getByRole('region', { name: /employ/i })).getByText('New')).toBeInTheDocument();
  expect(screen.getByLabelText('Your name')).toHaveValue('Li Ming');
  await user.selectOptions(screen.getByLabelText('Which shift?'), 'Night');
  gateway.answer({ submitOwnApplication: ownApplication({ content, sentAt: SAVED_AT }) });
  await user.click(send());
  await screen.findByText(/has your application/);
  expect(gateway.bodies('submitOwnApplication').map(({ version }) => version)).toEqual([1, 2]);
});

it('who comes back to a form that was changed meanwhile is shown what is new in it', async () => {
  const added = ownQuestion({ id: QUESTION.replace(/2$/, '3'), label: 'Which shift?' });
  gateway.answer({
    getOwnApplication: ownApplication({
      form: formContent({ version: 2, questions: [ownQuestion(), added] }),
      begunForm: formContent(),
      ...{ content, savedAt: SAVED_AT },
    }),
  });
  await open();
  expect(screen.getAllByText('New')).toHaveLength(1);
  expect(screen.getByLabelText('Which shift?')).toBeInTheDocument();
});

it('without a network it says so, keeps what is typed, and saves it later', async () => {
  gateway.answer({ saveOwnApplication: cut });
  const { user } = await open();
  await user.type(screen.getByLabelText('Your name'), 'Li Ming');
  expect(await screen.findByText(/you are offline/)).toBeInTheDocument();
  gateway.answer({ saveOwnApplication: { savedAt: SAVED_AT } });
  await user.click(screen.getByRole('button', { name: 'Save now' }));
  await waitFor(() => expect(screen.queryByText(/you are offline/)).not.toBeInTheDocument());
  expect(screen.getByLabelText('Your name')).toHaveValue('Li Ming');
});

it('what another tab or phone saved is not sent unseen: it is loaded first', async () => {
  gateway.answer({ getOwnApplication: ownApplication({ content, savedAt: SAVED_AT }) });
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'I have read this' }));
  gateway.answer({ submitOwnApplication: refuse('SAVED_BY_ANOTHER') });
  await user.click(send());
  expect(await screen.findByText(/in another tab or on another device/)).toBeInTheDocument();
  expect(gateway.bodies('submitOwnApplication')).toMatchObject([{ savedAt: SAVED_AT }]);
  expect(screen.getByLabelText('Your name')).toHaveValue(content.name);
});

it('what another tab or phone saved is not overwritten: it is loaded when one says so', async () => {
  gateway.answer({ saveOwnApplication: refuse('SAVED_BY_ANOTHER') });
  const { user } = await open();
  await user.type(screen.getByLabelText('Your name'), 'Mine');
  await screen.findByText(/in another tab or on another device/);
  gateway.answer({
    getOwnApplication: ownApplication({ content: { ...content, name: 'Theirs' }, savedAt: SAVED_AT }),
  });
  await user.click(screen.getByRole('button', { name: 'Load what is saved' }));
  await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveValue('Theirs'));
});

it('what was sent is read, and deleted after a question', async () => {
  gateway.answer({
    getOwnApplication: ownApplication({ content, sentAt: SAVED_AT, isTaking: false, expiresOn: null }),
    deleteOwnApplication: { done: true },
  });
  const { user, s } = await open();
  expect(screen.getByText('Li Ming')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete everything' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete what you gave?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
  expect(await screen.findByText('Everything you gave is deleted.')).toBeInTheDocument();
  expect(gateway.bodies('deleteOwnApplication')).toEqual([{ s }]);
});

it('a form by invitation: who is on the list knows what is seen; another phone is told in words, and may be changed', async () => {
  gateway.answer({ getOwnApplication: ownApplication({ way: 'invited' }) });
  const first = await open();
  expect(screen.getByText(/They see whether you have opened, begun and sent/)).toBeInTheDocument();
  first.unmount();
  gateway.answer({ getOwnApplication: refuse('NOT_INVITED') });
  const second = await open();
  expect(screen.getByRole('heading', { name: 'This form is by invitation' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Use another phone number' })).toHaveAttribute(
    'href',
    `#/checkPhone?s=${second.s}`,
  );
  second.unmount();
  const kept = { content, way: 'notInvited', isTaking: false, erasedAt: SAVED_AT } as const;
  gateway.answer({ getOwnApplication: ownApplication(kept) });
  await open();
  expect(
    screen.getByText(/You are no longer invited to this form. What you have filled in is kept/),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete everything' })).toBeInTheDocument();
});

it('a link that opens nothing says whom to ask', async () => {
  gateway.answer({ getOwnApplication: refuse('LINK_CLOSED') });
  await open();
  expect(screen.getByText(/This link is wrong, has expired or was withdrawn/)).toBeInTheDocument();
});

it('what one applicant typed is found by them again, and by nobody else who opens the same link in this tab', async () => {
  gateway.answer({ saveOwnApplication: cut });
  const s = `apply-test-s-of-two-${(count += 1)}`;
  const openAs = (userId: string) =>
    render(<ApplyPage />, {
      route: `/apply?s=${s}`,
      userInfo: { ...visitor, userId },
      sessionKind: 'visitor',
    });
  const first = openAs('first');
  await first.user.type(await screen.findByLabelText('Your name'), 'Li Ming');
  first.unmount();
  const other = openAs('other');
  expect(await screen.findByLabelText('Your name')).toHaveValue('');
  other.unmount();
  openAs('first');
  expect(await screen.findByLabelText('Your name')).toHaveValue('Li Ming');
});
