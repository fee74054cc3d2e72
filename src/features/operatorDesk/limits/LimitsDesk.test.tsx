import { LIMIT_NAMES, limitRanges } from '@probity/contract/rules/limits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPhrases } from '../../../i18n/i18n';
import { chinaToday } from '../../../lib/dates';
import { cut, refuse, type DataOf } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { OperatorDeskPage } from '../OperatorDeskPage';

type Limits = DataOf<'listLimits'>;
const planned: Limits['history'][number] = {
  ...{ changeId: '0190a1b2-0000-7000-8000-000000000981', name: 'smsShare', state: 'planned' },
  ...{ value: 40, before: 100, effectiveOn: '2099-12-01', reason: 'Reports went to wrong phones' },
  ...{ changedBy: '周敏', changedAt: '2026-11-20T02:00:00.000Z', withdrawnBy: null, withdrawnAt: null },
};
const listed = (history: Limits['history'] = []): Limits => ({
  limits: LIMIT_NAMES.map((name) => ({
    ...{ name, value: limitRanges[name].usual, since: null, basedOn: null },
    planned: history.find((change) => change.name === name && change.state === 'planned') ?? null,
  })),
  history,
});
const gateway = fakeGateway(() => ({
  listLimits: listed(),
  changeLimit: listed(),
  withdrawLimit: listed(),
  getRechargeLimit: { above: 50_000_00, changes: [] },
}));
beforeAll(() => loadPhrases('workingCalendar', 'limits'));
const open = (permissions: ('desk.manage' | 'recharge.decide')[] = ['desk.manage', 'recharge.decide']) =>
  render(<OperatorDeskPage />, {
    route: '/operatorDesk?tab=limits',
    userInfo: buildUserInfo({ permissions }),
  });
const openDialog = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const retype = async (dialog: ReturnType<typeof within>, label: RegExp, text: string) => {
  const field = dialog.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

it('shows every limit with its range, what is planned, and who changed it why', async () => {
  gateway.answer({ listLimits: listed([planned]) });
  const { container } = open();
  const row = within(await screen.findByRole('row', { name: /^Shared reports by SMS/ }));
  expect(row.getByText(/from 1 to 1000, at first 100$/)).toBeInTheDocument();
  expect(row.getByText('Planned from 2099-12-01: 40')).toBeInTheDocument();
  expect(row.queryByRole('button')).not.toBeInTheDocument();
  const money = within(screen.getByRole('row', { name: /^Amount above which/ }));
  expect(await money.findByText('¥50,000.00')).toBeInTheDocument();
  expect(money.getByRole('link')).toHaveAttribute('href', '#/receivedMoney?tab=limit');
  const history = within(screen.getByRole('list', { name: 'History' }));
  expect(history.getByText('Shared reports by SMS: 100 → 40')).toBeInTheDocument();
  expect(history.getByText('Why: Reports went to wrong phones')).toBeInTheDocument();
  expect(history.getByText(/, 周敏$/)).toBeInTheDocument();
  await expectNoAxeFaults(container);
  await userEvent.click(history.getByRole('button', { name: 'Withdraw' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(gateway.bodies('withdrawLimit')).toEqual([{ changeId: planned.changeId }]));
});

it('says in a sentence what enterprises will notice, and sends it with day and reason', async () => {
  open();
  const dialog = await openDialog('Change: Shared reports by SMS');
  expect(dialog.queryByRole('note')).not.toBeInTheDocument();
  await retype(dialog, /^New value/, '４０');
  expect(dialog.getByRole('note')).toHaveTextContent(/to at most 40 phones in 24 hours, instead of 100\.$/);
  await retype(dialog, /^Why/, planned.reason);
  await expectNoAxeFaults();
  await userEvent.click(dialog.getByRole('button', { name: 'Change now' }));
  await waitFor(() =>
    expect(gateway.bodies('changeLimit')).toEqual([
      { name: 'smsShare', basedOn: null, effectiveOn: chinaToday(), value: 40, reason: planned.reason },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says what is wrong at its field, and keeps what was typed where somebody else was first', async () => {
  open();
  const dialog = await openDialog('Change: Codes to pay by scanning that are open');
  await retype(dialog, /^New value/, '51');
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Change now' }));
  await send();
  expect(await dialog.findByText('A whole number from 1 to 50')).toBeInTheDocument();
  expect(dialog.getByText('Please write at least four characters')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /^New value/ })).toHaveFocus();
  expect(gateway.bodies('changeLimit')).toEqual([]);
  await retype(dialog, /^New value/, '20');
  await retype(dialog, /^Why/, 'A busy month');
  const theirs = planned.changeId;
  gateway.answer({
    changeLimit: refuse('LIMIT_OVERTAKEN'),
    listLimits: {
      limits: listed().limits.map((limit) => ({ ...limit, value: limit.value + 1, basedOn: theirs })),
      history: [],
    },
  });
  await send();
  expect(await dialog.findByText(/What you typed is kept/)).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /^New value/ })).toHaveValue('20');
  // What was read meanwhile is what it is based on: sent again, it goes over the other one knowingly.
  expect(await screen.findAllByText(String(limitRanges.smsShare.usual + 1))).not.toEqual([]);
  gateway.answer({ changeLimit: listed() });
  await send();
  await waitFor(() =>
    expect(gateway.bodies('changeLimit').at(-1)).toMatchObject({ basedOn: theirs, value: 20 }),
  );
});

it('leaves the limit about money out for who may not decide about it, and says what could not be read', async () => {
  const { unmount } = open(['desk.manage']);
  expect(await screen.findByRole('row', { name: /^Codes to pay/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /^Amount above which/ })).not.toBeInTheDocument();
  expect(screen.getByText('Nothing has been changed yet.')).toBeInTheDocument();
  unmount();
  gateway.answer({ listLimits: cut });
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
