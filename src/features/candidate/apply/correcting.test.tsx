import { screen, waitFor } from '@testing-library/react';
import { codes } from '@probity/contract/codes';
import { CODE } from '@probity/contract/codeNames';
import { loadPhrases } from '../../../i18n/i18n';
import { refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { formContent, ownApplication, ownQuestion, QUESTION } from '../../../test/registrations';
import { render } from '../../../test/render';
import { ApplyPage } from './ApplyPage';

const SENT_AT = '2026-11-20T02:00:00.000Z';
const SAVED_AT = '2026-11-24T02:00:00.000Z';
const S = 'apply-test-s-to-correct-1';
const content = { name: 'Li Ming', entries: {}, answers: [{ questionId: QUESTION, text: 'Next month' }] };
const sent = (overrides: Partial<ReturnType<typeof ownApplication>> = {}) =>
  ownApplication({
    ...{ content, savedAt: SENT_AT, sentAt: SENT_AT, erasedAt: '2027-05-19T02:00:00.000Z' },
    correction: { form: formContent(), content, savedAt: SENT_AT },
    ...overrides,
  });
const gateway = fakeGateway(() => ({
  getOwnApplication: sent(),
  saveOwnApplication: { savedAt: SAVED_AT },
}));
beforeAll(() => loadPhrases('candidate', 'apply'));
const open = () =>
  render(<ApplyPage />, {
    route: `/apply?s=${S}`,
    userInfo: buildUserInfo({ sToken: 'visitor-token', userType: 'applicant', mainId: null, menus: [] }),
    sessionKind: 'visitor',
  });
const agree = () => screen.getByRole('checkbox', { name: 'I have read this' });

it('what was sent is corrected, to the form as it is now, and sent again', async () => {
  const added = ownQuestion({ id: QUESTION.replace(/2$/, '3'), label: 'Which shift?', isRequired: false });
  const next = formContent({ version: 2, questions: [ownQuestion(), added] });
  gateway.answer({
    getOwnApplication: sent({ correction: { form: next, content, savedAt: SENT_AT } }),
    submitOwnApplication: sent({
      content: { ...content, name: 'Li Min' },
      correctedAt: SAVED_AT,
      correction: null,
    }),
  });
  const { user, container } = open();
  await user.click(await screen.findByRole('button', { name: 'Correct what you sent' }));
  expect(screen.getByText(/^You correct what you sent on 2026-11-20/)).toBeInTheDocument();
  expect(screen.getByText(/It is deleted by itself on 2027-05-19, as you were told/)).toBeInTheDocument();
  expect(screen.getByText('New')).toBeInTheDocument();
  await expectNoAxeFaults(container);
  await user.type(screen.getByLabelText('Your name'), '{Backspace}');
  await user.click(agree());
  await user.click(screen.getByRole('button', { name: 'Send the correction' }));
  expect(await screen.findByText(/^Your correction was sent on 2026-11-24/)).toBeInTheDocument();
  expect(screen.getByText('Li Min')).toBeInTheDocument();
  expect(gateway.bodies('saveOwnApplication').at(-1)).toMatchObject({
    savedAt: SENT_AT,
    content: { name: 'Li Min' },
  });
  expect(gateway.bodies('submitOwnApplication')).toEqual([
    { s: S, version: 2, agreed: true, savedAt: SAVED_AT },
  ]);
});

it('a correction that was begun is told, gone on with, and left as it is', async () => {
  const draft = { ...content, name: 'Li Mi' };
  gateway.answer({
    getOwnApplication: sent({ correction: { form: formContent(), content: draft, savedAt: SAVED_AT } }),
  });
  const { user } = open();
  expect(await screen.findByText(/^You have begun a correction and not sent it/)).toBeInTheDocument();
  expect(screen.getByText('Li Ming')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go on with the correction' }));
  expect(screen.getByLabelText('Your name')).toHaveValue('Li Mi');
  await user.click(screen.getByRole('button', { name: 'Back to what you sent' }));
  expect(await screen.findByText('Li Ming')).toBeInTheDocument();
  expect(gateway.sent('submitOwnApplication')).toEqual([]);
});

it('a check that begins meanwhile ends the correction, in words', async () => {
  const { user, container } = open();
  await user.click(await screen.findByRole('button', { name: 'Correct what you sent' }));
  gateway.answer({
    saveOwnApplication: refuse('CHECK_BEGUN'),
    getOwnApplication: sent({ correction: null }),
  });
  await user.type(screen.getByLabelText('Your name'), 'x');
  expect(await screen.findByText(codes[CODE.CHECK_BEGUN].en)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByLabelText('Your name')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /orrect/ })).not.toBeInTheDocument();
  await expectNoAxeFaults(container);
});
