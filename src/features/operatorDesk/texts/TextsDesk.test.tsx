import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPhrases } from '../../../i18n/i18n';
import { chinaToday } from '../../../lib/dates';
import { refuse, type DataOf } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { OperatorDeskPage } from '../OperatorDeskPage';

type Text = DataOf<'getSignedText'>;
type Version = Text['inForce'];
const words = {
  en: { title: 'Consent', body: '{enterprise} asks.\n\nYou decide.' },
  zh: { title: '授权书', body: '{enterprise}申请。\n\n由您决定。' },
};
const before = { ...words, en: { title: 'Consent', body: '{enterprise} asks.\n\nNobody decides.' } };
const installed: Version = {
  ...{ changeId: null, version: '2026-11-2', state: 'inForce', effectiveOn: null, signAnew: false },
  ...{ writtenBy: null, writtenAt: null, decidedBy: null, decidedAt: null, reason: null },
  ...{ withdrawnBy: null, withdrawnAt: null, mayDecide: false },
};
const waiting: Version = {
  ...installed,
  ...{ changeId: '0190a1b2-0000-7000-8000-000000000961', version: '2099-12-01', state: 'waiting' },
  ...{ effectiveOn: '2099-12-01', writtenBy: '周敏', writtenAt: '2026-11-20T02:00:00.000Z', mayDecide: true },
};
const sentBack: Version = {
  ...waiting,
  ...{ changeId: '0190a1b2-0000-7000-8000-000000000962', version: '2099-11-01', state: 'sentBack' },
  ...{
    decidedBy: '韩冰',
    decidedAt: '2026-11-21T02:00:00.000Z',
    reason: 'It promises too much',
    mayDecide: false,
  },
};
const text = (overrides: Partial<Text> = {}): Text => ({
  ...{ kind: 'consent', basedOn: null, inForce: installed, open: null, earliestAnew: '2099-01-01' },
  versions: [installed],
  ...overrides,
});
const gateway = fakeGateway(() => ({
  getSignedText: text(),
  getTextVersion: { version: installed, words, before: null },
  askTextVersion: text(),
  sendTextCode: { interval: 60, expiresIn: 300 },
  signOffTextVersion: text(),
  sendBackTextVersion: text(),
  withdrawTextVersion: text(),
}));
beforeAll(() => loadPhrases('workingCalendar', 'signedTexts'));
const open = (more = '') =>
  render(<OperatorDeskPage />, {
    route: `/operatorDesk?tab=texts&text=consent${more}`,
    userInfo: buildUserInfo({ permissions: ['desk.manage'] }),
  });
const openVersion = async (version: Version) => {
  gateway.answer({
    getSignedText: text({ open: version, versions: [version, installed] }),
    getTextVersion: { version, words, before },
  });
  const drawn = open(`&version=${version.version}`);
  await screen.findByRole('link', { name: 'Back to all versions' });
  return drawn;
};
const retype = async (name: string, typed: string) => {
  const field = await screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(typed);
  return field;
};
const review = () => userEvent.click(screen.getByRole('button', { name: 'See it as it is signed' }));

it('shows what is in force and every version, with who wrote and who signed off', async () => {
  gateway.answer({ getSignedText: text({ open: waiting, versions: [waiting, sentBack, installed] }) });
  const { container } = open();
  expect(await screen.findByText('In force: version 2026-11-2')).toBeInTheDocument();
  expect(screen.getByText(/^Waits for a second operator, to count from 2099-12-01 on/)).toBeInTheDocument();
  expect(screen.getByText(/^Sent back .*, 韩冰$/)).toBeInTheDocument();
  expect(screen.getByText('Why: It promises too much')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Write a new version' })).not.toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('shows a version as it is signed, filled in, above what differs, in either language', async () => {
  const { container } = await openVersion(waiting);
  const shown = within(screen.getByRole('region', { name: 'Consent' }));
  expect(shown.getByText('Example Technology Ltd. asks.')).toBeInTheDocument();
  const differs = within(screen.getByRole('region', { name: 'What differs' }));
  expect(differs.getByText('Nobody decides.').closest('del')).toBeInTheDocument();
  expect(differs.getByText('You decide.').closest('ins')).toBeInTheDocument();
  await expectNoAxeFaults(container);
  await userEvent.click(screen.getByRole('tab', { name: 'Chinese' }));
  expect(await screen.findByText('示例科技有限公司申请。')).toBeInTheDocument();
  expect(screen.getByText('Nothing differs in this language.')).toBeInTheDocument();
});

it('what differs in the other language alone stands in front, and it is said', async () => {
  const version = { ...waiting };
  const other = { ...words, zh: { title: '授权书', body: '{enterprise}申请。\n\n无人决定。' } };
  gateway.answer({
    getSignedText: text({ open: version, versions: [version, installed] }),
    getTextVersion: { version, words, before: other },
  });
  open(`&version=${version.version}`);
  expect(await screen.findByText(/^Only the text in Chinese differs/)).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Chinese', selected: true })).toBeInTheDocument();
  const differs = within(screen.getByRole('region', { name: 'What differs' }));
  expect(differs.getByText('由您决定。')).toBeInTheDocument();
});

it('is signed off by another operator with a code; a wrong code stands at its field', async () => {
  gateway.answer({ signOffTextVersion: refuse('WRONG_CODE') });
  await openVersion(waiting);
  await userEvent.click(screen.getByRole('button', { name: 'Sign off' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^It counts from 2099-12-01 on/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));
  expect(await dialog.findByText('Please enter the six digits of the code')).toBeInTheDocument();
  const code = dialog.getByRole('textbox');
  await userEvent.type(code, '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));
  await waitFor(() => expect(code).toBeInvalid());
  gateway.answer({ signOffTextVersion: text() });
  await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));
  await waitFor(() =>
    expect(gateway.bodies('signOffTextVersion').at(-1)).toEqual({
      changeId: waiting.changeId,
      verifyCode: '123456',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('who wrote it does not sign it off, and takes it back with a reason', async () => {
  await openVersion({ ...waiting, mayDecide: false });
  expect(screen.queryByRole('button', { name: 'Sign off' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await dialog.findByText('Please write at least four characters')).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Why/ }), 'A line is missing');
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
  await waitFor(() =>
    expect(gateway.bodies('sendBackTextVersion')).toEqual([
      { changeId: waiting.changeId, reason: 'A line is missing' },
    ]),
  );
});

it('a planned version is withdrawn after a question', async () => {
  await openVersion({ ...waiting, state: 'planned', mayDecide: false });
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(gateway.bodies('withdrawTextVersion')).toEqual([{ changeId: waiting.changeId }]),
  );
});

it('a draft begins with the words it is written from, is seen as it is signed, and then handed in once', async () => {
  open('&from=2026-11-2');
  const body = await screen.findByRole('textbox', { name: /^Text in English/ });
  expect(body).toHaveValue(words.en.body);
  await retype('Text in English', `${words.en.body}\n\nAsk us.`);
  await review();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Example Technology Ltd. asks.')).toBeInTheDocument();
  expect(dialog.getByText('Ask us.', { selector: 'ins' })).toBeInTheDocument();
  expect(gateway.bodies('askTextVersion')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Hand in for the sign-off' }));
  const sent = { ...words, en: { ...words.en, body: `${words.en.body}\n\nAsk us.` } };
  await waitFor(() =>
    expect(gateway.bodies('askTextVersion')).toEqual([
      { kind: 'consent', basedOn: null, effectiveOn: chinaToday(), signAnew: false, words: sent },
    ]),
  );
});

it('says what is wrong at its field before anything is asked', async () => {
  open('&from=2026-11-2');
  await retype('Text in English', 'To {customer}');
  await retype('Text in Chinese', '# 标题');
  await retype('Title in Chinese', ' ');
  await review();
  expect(await screen.findByText('{customer} is not filled in by anything here')).toBeInTheDocument();
  expect(screen.getByText('A consent has no headings: take out “标题”')).toBeInTheDocument();
  expect(screen.getByText('Please write this in both languages')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps what was typed where somebody else was first', async () => {
  gateway.answer({ askTextVersion: refuse('TEXT_OVERTAKEN') });
  open('&from=2026-11-2');
  await retype('Title in English', 'Consent, rewritten');
  await review();
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in for the sign-off' }));
  expect(await screen.findByText(/What you typed is kept/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Title in English/ })).toHaveValue('Consent, rewritten');
});

it('a contract to be signed anew needs its time of announcement', async () => {
  const contract = { title: 'Contract', body: '# Parties\n\n{enterprise}' };
  gateway.answer({
    getSignedText: text({ kind: 'serviceContract' }),
    getTextVersion: { version: installed, words: { en: contract, zh: contract }, before: null },
  });
  render(<OperatorDeskPage />, {
    route: '/operatorDesk?tab=texts&text=serviceContract&from=2026-11',
    userInfo: buildUserInfo({ permissions: ['desk.manage'] }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Enterprises that signed/ }));
  await review();
  expect(await screen.findByText(/30 days before: 2099-01-01 at the earliest/)).toBeInTheDocument();
});

it('says that there is no such version, and leads back', async () => {
  gateway.answer({ getTextVersion: refuse('NOT_FOUND') });
  open('&version=2000-01-01');
  expect(await screen.findByRole('link', { name: 'Back to all versions' })).toBeInTheDocument();
});
