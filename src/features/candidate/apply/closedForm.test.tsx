import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../../i18n/i18n';
import { cut, refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { FORM, ownApplication, QUESTION } from '../../../test/registrations';
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
const content = { name: 'Li Ming', entries: {}, answers: [{ questionId: QUESTION, text: 'Next month' }] };

it.each([
  [{ isFull: false }, /Example Trading takes no applications with this form now. Please call them/],
  [{ isFull: true }, /all the applications it may take. Please call Example Trading/],
])(
  'a form that takes nothing says so before anything is typed, and whether it does again: %o',
  async (state, words) => {
    gateway.answer({
      getOwnApplication: ownApplication({ formId, isTaking: false, expiresOn: null, ...state }),
    });
    const { user, container } = await open();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByLabelText('Your name')).not.toBeInTheDocument();
    await expectNoAxeFaults(container);
    gateway.answer({ getOwnApplication: ownApplication({ formId }) });
    await user.click(screen.getByRole('button', { name: 'Check whether it is open again' }));
    expect(await screen.findByLabelText('Your name')).toBeInTheDocument();
  },
);

it.each([
  ['FORM_CLOSED', { isFull: false }],
  ['FORM_FULL', { isFull: true }],
] as const)(
  '%s while somebody types: what is typed stays here, and is saved once it is open again',
  async (code, state) => {
    const { user, container } = await open();
    gateway.answer({
      saveOwnApplication: refuse(code),
      getOwnApplication: ownApplication({ formId, isTaking: false, expiresOn: null, ...state }),
    });
    await user.type(screen.getByLabelText('Your name'), 'Li Ming');
    expect(await screen.findByText(/What you typed is kept while this page is open/)).toBeInTheDocument();
    expect(screen.getByLabelText('Your name')).toHaveValue('Li Ming');
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    await expectNoAxeFaults(container);
    gateway.answer({
      saveOwnApplication: { savedAt: SAVED_AT },
      getOwnApplication: ownApplication({ formId }),
    });
    await user.click(screen.getByRole('button', { name: 'Check whether it is open again' }));
    expect(await screen.findByRole('button', { name: 'Send' })).toBeInTheDocument();
    await waitFor(() =>
      expect(gateway.bodies('saveOwnApplication').at(-1)).toMatchObject({ content: { name: 'Li Ming' } }),
    );
    expect(screen.getByLabelText('Your name')).toHaveValue('Li Ming');
  },
);

it('what was begun is kept up while the form is closed: saved, and not to be sent', async () => {
  gateway.answer({
    getOwnApplication: ownApplication({
      ...{ formId, content, savedAt: SAVED_AT, isTaking: false },
      erasedAt: '2026-12-24T02:00:00.000Z',
    }),
  });
  const { user } = await open();
  expect(
    screen.getByText(
      /What you fill in is kept until 2026-12-24\. Once the form takes applications again, you can send it\./,
    ),
  ).toBeInTheDocument();
  await user.type(screen.getByLabelText('Your name'), ' Wei');
  await waitFor(() =>
    expect(gateway.bodies('saveOwnApplication').at(-1)).toMatchObject({ content: { name: 'Li Ming Wei' } }),
  );
});

it('deleting everything that fails says so; what is typed is still saved', async () => {
  gateway.answer({
    getOwnApplication: ownApplication({ formId, content, savedAt: SAVED_AT }),
    deleteOwnApplication: cut,
  });
  const { user } = await open();
  await user.type(screen.getByLabelText('Your name'), ' Wei');
  await user.click(screen.getByRole('button', { name: 'Delete everything' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete what you gave?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
  expect(await screen.findByText(/^Nothing was deleted: /)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Your name'), ' Li');
  await waitFor(() =>
    expect(gateway.bodies('saveOwnApplication').at(-1)).toMatchObject({
      content: { name: 'Li Ming Wei Li' },
    }),
  );
});
