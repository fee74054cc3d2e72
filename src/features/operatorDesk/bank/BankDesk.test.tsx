import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPhrases } from '../../../i18n/i18n';
import { inFours } from '../../../lib/inFours';
import { chinaToday } from '../../../lib/dates';
import { cut, refuse, type DataOf } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { OperatorDeskPage } from '../OperatorDeskPage';

type Desk = DataOf<'getBankAccount'>;
type Change = Desk['history'][number];
const account = { accountName: 'Probity Ltd', bankName: 'Bank of Example', accountNo: '6200000000000000' };
const other = { ...account, bankName: 'Other Bank', accountNo: '1100000000000001' };
const waiting: Change = {
  ...{ changeId: '0190a1b2-0000-7000-8000-000000000971', state: 'waiting', account: other, before: account },
  ...{ effectiveOn: '2099-12-01', reason: 'The old bank closes', askedBy: '周敏' },
  ...{ askedAt: '2026-11-20T02:00:00.000Z', decidedBy: null, decidedAt: null, refusal: null },
  ...{ withdrawnBy: null, withdrawnAt: null, mayDecide: true },
};
const planned: Change = {
  ...waiting,
  ...{ state: 'planned', decidedBy: '韩冰', decidedAt: '2026-11-21T02:00:00.000Z', mayDecide: false },
};
const refused: Change = {
  ...waiting,
  ...{ changeId: '0190a1b2-0000-7000-8000-000000000972', state: 'refused', effectiveOn: '2099-11-01' },
  ...{ decidedBy: '韩冰', decidedAt: '2026-11-21T02:00:00.000Z', refusal: 'The bank knows no such account' },
  mayDecide: false,
};
const past: Change = {
  ...planned,
  ...{ changeId: '0190a1b2-0000-7000-8000-000000000973', state: 'past', effectiveOn: '2026-01-01' },
};
const desk = (overrides: Partial<Desk> = {}): Desk => ({
  ...{ account, since: null, changedOn: null, basedOn: null, open: null, history: [] },
  ...overrides,
});
const gateway = fakeGateway(() => ({
  getBankAccount: desk(),
  sendBankAccountCode: { interval: 60, expiresIn: 300 },
  askBankAccount: desk(),
  signOffBankAccount: desk(),
  refuseBankAccount: desk(),
  withdrawBankAccount: desk(),
}));
beforeAll(() => loadPhrases('workingCalendar', 'bankAccount', 'finance', 'lostPhone'));
const open = () =>
  render(<OperatorDeskPage />, {
    route: '/operatorDesk?tab=bank',
    userInfo: buildUserInfo({ permissions: ['desk.manage'] }),
  });
const openWith = (change: Change) => {
  gateway.answer({ getBankAccount: desk({ open: change, basedOn: change.changeId, history: [change] }) });
  return open();
};
const openDialog = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const type = (dialog: ReturnType<typeof within>, label: RegExp, text: string) =>
  userEvent.type(dialog.getByRole('textbox', { name: label }), text);

it('shows the account as customers see it, what waits, and every change with who asked and who decided', async () => {
  gateway.answer({
    getBankAccount: desk({
      since: '2026-03-01',
      changedOn: '2026-03-01',
      open: waiting,
      history: [waiting, refused, past],
    }),
  });
  const { container } = open();
  expect(await screen.findByText('In force since 2026-03-01')).toBeInTheDocument();
  const [now, then] = screen.getAllByRole('group', { name: 'As customers see it' });
  expect(within(now!).getByText(inFours(account.accountNo))).toBeInTheDocument();
  expect(within(now!).getByText(/^Changed on 2026-03-01/)).toBeInTheDocument();
  expect(within(then!).getByText(inFours(other.accountNo))).toBeInTheDocument();
  expect(within(then!).getByText(/^Changed on 2099-12-01/)).toBeInTheDocument();
  const history = within(screen.getByRole('list', { name: 'History' }));
  for (const line of [
    ...['Refused, was asked for from 2099-11-01', 'Why: The bank knows no such account'],
    'Waits for the sign-off, from 2099-12-01',
  ])
    expect(history.getByText(line)).toBeInTheDocument();
  expect(history.getByText(/^Refused 2026-11-21 .*, 韩冰$/)).toBeInTheDocument();
  expect(history.getAllByText(/^2026-11-20 .*, 周敏$/)).toHaveLength(3);
  expect(history.getAllByText('Bank: Bank of Example → Other Bank')).toHaveLength(3);
  // Of those that customers never saw there is none to open.
  await userEvent.click(history.getByText('Open this version'));
  const left = within(await history.findByRole('group', { name: 'As customers see it' }));
  expect(left.getByText(inFours(other.accountNo))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change the account' })).not.toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('asks for another account with a code; what customers will see follows what is typed', async () => {
  open();
  const dialog = await openDialog('Change the account');
  await type(dialog, /^Account name/, other.accountName);
  await type(dialog, /^Bank/, other.bankName);
  await type(dialog, /^Account number/, '1100 0000 0000 0001');
  const preview = within(dialog.getByRole('group', { name: 'As customers see it' }));
  expect(preview.getByText(inFours(other.accountNo))).toBeInTheDocument();
  await type(dialog, /^Why/, waiting.reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
  await type(dialog, /^Code from the SMS/, '123456');
  await expectNoAxeFaults();
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for the sign-off' }));
  await waitFor(() =>
    expect(gateway.bodies('askBankAccount')).toEqual([
      {
        ...{ basedOn: null, effectiveOn: chinaToday(), reason: waiting.reason, verifyCode: '123456' },
        account: { ...other, accountNo: '1100 0000 0000 0001' },
      },
    ]),
  );
  expect(gateway.bodies('sendBankAccountCode')).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says what is wrong at its field before anything is asked, and keeps what was typed where it is refused', async () => {
  open();
  const dialog = await openDialog('Change the account');
  await type(dialog, /^Account number/, '123');
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Ask for the sign-off' }));
  await send();
  for (const fault of [
    'Please enter a bank account of at least six digits',
    'Please write at least four characters',
    'Please enter the six digits of the code',
  ])
    expect(await dialog.findByText(fault)).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /^Account name/ })).toHaveFocus();
  expect(gateway.bodies('askBankAccount')).toEqual([]);
  await type(dialog, /^Account name/, other.accountName);
  await type(dialog, /^Bank/, other.bankName);
  await type(dialog, /^Account number/, '456');
  await type(dialog, /^Why/, waiting.reason);
  const code = dialog.getByRole('textbox', { name: /^Code from the SMS/ });
  await userEvent.type(code, '123456');
  gateway.answer({ askBankAccount: refuse('WRONG_CODE') });
  await send();
  await waitFor(() => expect(code).toBeInvalid());
  gateway.answer({ askBankAccount: refuse('BANK_OVERTAKEN') });
  await userEvent.clear(code);
  await userEvent.type(code, '654321');
  await send();
  expect(await dialog.findByText(/What you typed is kept/)).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /^Account number/ })).toHaveValue('123456');
});

it('another operator signs off with a code after seeing what customers will see, or refuses with a reason', async () => {
  const { unmount } = openWith(waiting);
  const dialog = await openDialog('Sign off');
  expect(dialog.getByText(/^Customers are told this account from 2099-12-01 on/)).toBeInTheDocument();
  expect(dialog.getByText(inFours(other.accountNo))).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));
  expect(await dialog.findByText('Please enter the six digits of the code')).toBeInTheDocument();
  gateway.answer({ signOffBankAccount: refuse('BANK_OWN_CHANGE') });
  await type(dialog, /^Code from the SMS/, '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));
  expect(await dialog.findByText(/another operator signs it off/)).toBeInTheDocument();
  expect(gateway.bodies('signOffBankAccount')).toEqual([
    { changeId: waiting.changeId, verifyCode: '123456' },
  ]);
  unmount();
  openWith(waiting);
  const refusing = await openDialog('Refuse');
  await type(refusing, /^Why/, 'no');
  await userEvent.click(refusing.getByRole('button', { name: 'Refuse' }));
  expect(await refusing.findByText('Please write at least four characters')).toBeInTheDocument();
  await type(refusing, /^Why/, ' such account');
  await userEvent.click(refusing.getByRole('button', { name: 'Refuse' }));
  await waitFor(() =>
    expect(gateway.bodies('refuseBankAccount')).toEqual([
      { changeId: waiting.changeId, reason: 'no such account' },
    ]),
  );
});

it('who asked only takes it back; a planned account is withdrawn after a question', async () => {
  const { unmount } = openWith({ ...waiting, mayDecide: false });
  expect(await screen.findByText('You asked for it: another operator signs it off.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign off' })).not.toBeInTheDocument();
  const own = await openDialog('Take back');
  await type(own, /^Why/, 'A wrong number');
  await userEvent.click(own.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(gateway.bodies('refuseBankAccount')).toHaveLength(1));
  unmount();
  openWith(planned);
  const question = await openDialog('Withdraw');
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(gateway.bodies('withdrawBankAccount')).toEqual([{ changeId: waiting.changeId }]),
  );
});

it('says so where none is set, and where it could not be read', async () => {
  gateway.answer({ getBankAccount: desk({ account: null }) });
  const { unmount } = open();
  expect(await screen.findByText(/^No account is set/)).toBeInTheDocument();
  unmount();
  gateway.answer({ getBankAccount: cut });
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
