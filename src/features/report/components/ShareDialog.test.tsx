import { screen, within } from '@testing-library/react';
import { loadPhrases } from '../../../i18n/i18n';
import { cut, refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { buildReport, buildShare } from '../../../test/reports';
import { ReportDispute } from './ReportDispute';
import { ShareDialog } from './ShareDialog';
import { SharesPanel } from './SharesPanel';

const report = buildReport();
const closed = jest.fn();
const gateway = fakeGateway();

beforeAll(() => loadPhrases('report', 'reportBody', 'reportHistory'));
beforeEach(() => closed.mockClear());

const openShare = () => {
  const { user } = render(<ShareDialog report={report} onClose={closed} />, { userInfo: buildUserInfo() });
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Share this report' })) };
};

it('phones that are none are told at the field, and nothing is sent', async () => {
  const { user, dialog } = openShare();
  await user.click(dialog.getByRole('button', { name: 'Create and copy the link' }));
  expect(dialog.getByText('Please enter at least one phone number')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Phones'), '12345');
  await user.clear(dialog.getByLabelText('Maximum views'));
  await user.click(dialog.getByRole('button', { name: 'Create and copy the link' }));
  expect(dialog.getByText('12345 is not a phone number: 11 digits starting with 1')).toBeInTheDocument();
  expect(dialog.getByText('Please give a number from 1 to 200')).toBeInTheDocument();
  expect(gateway.calls).toEqual([]);
});

it('a refused link says why and keeps what was typed; the link is shown once, and a click beside it loses nothing', async () => {
  gateway.answer({ createShare: refuse('REPORT_DISPUTED') });
  const { user, dialog } = openShare();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.type(dialog.getByLabelText('Phones'), '13900000005');
  await user.click(dialog.getByRole('button', { name: 'Create and copy the link' }));
  expect(await screen.findByText(/This report is disputed/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Phones')).toHaveValue('13900000005');
  const link = 'https://probity.example/#/sr?s=abcdefghijklmnopqrstuvwx';
  gateway.answer({ createShare: { share: buildShare(), link } });
  await user.click(dialog.getByRole('button', { name: 'Create and copy the link' }));
  const made = within(await screen.findByRole('dialog', { name: 'The link is ready' }));
  expect(made.getByLabelText('Link')).toHaveValue(link);
  expect(await made.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(write.mock.calls).toEqual([[link]]);
  expect(made.getByText(/It was also sent by SMS/)).toBeInTheDocument();
  await expectNoAxeFaults();
  await user.keyboard('{Escape}');
  expect(closed).not.toHaveBeenCalled();
  await user.click(made.getByRole('button', { name: 'Done' }));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(gateway.bodies('createShare').at(-1)).toEqual({
    checkId: report.checkId,
    mobiles: ['13900000005'],
    hours: 72,
    maxViews: 20,
    leaveOut: [],
    sendSms: true,
  });
});

it('an item bought twice is one box that says so, and goes by the same words in the list of links', async () => {
  const [education] = report.items;
  const employer = { ...education!, itemCode: 'employment', kind: 'Employment' };
  const items = [
    education!,
    { ...employer, checkItemId: 'b1', name: 'Employment: Example Trading' },
    { ...employer, checkItemId: 'b2', name: 'Employment 2' },
  ];
  const made = buildShare({ leaveOut: ['employment'] });
  gateway.answer({ createShare: { share: made, link: 'https://x/#/sr?s=a' }, listShares: { rows: [made] } });
  const { user } = render(
    <>
      <ShareDialog report={{ ...report, items }} onClose={closed} />
      <SharesPanel checkId={report.checkId} items={items} />
    </>,
    { userInfo: buildUserInfo() },
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Share this report' }));
  await user.type(dialog.getByLabelText('Phones'), '13900000005');
  expect(dialog.queryByRole('checkbox', { name: 'Employment 2' })).not.toBeInTheDocument();
  expect(dialog.getByRole('checkbox', { name: 'Education' })).toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'Employment (2 items)' }));
  await user.click(dialog.getByRole('button', { name: 'Create and copy the link' }));
  expect(await screen.findByText(/left out: Employment \(2 items\)/)).toBeInTheDocument();
  expect(gateway.bodies('createShare')).toMatchObject([{ leaveOut: ['employment'] }]);
});

it('a dispute that could not be sent keeps every word, and goes out with the second try', async () => {
  gateway.answer({ disputeReport: cut });
  const { user } = render(<ReportDispute report={report} onClose={closed} />, { userInfo: buildUserInfo() });
  const dialog = within(await screen.findByRole('dialog', { name: 'Dispute this report' }));
  await user.type(dialog.getByLabelText('What is wrong?'), 'The wrong school');
  await user.selectOptions(dialog.getByLabelText('What it is about'), 'Education');
  await user.click(dialog.getByRole('button', { name: 'Send dispute' }));
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  expect(dialog.getByLabelText('What is wrong?')).toHaveValue('The wrong school');
  expect(closed).not.toHaveBeenCalled();
  gateway.answer({ disputeReport: { done: true } });
  await user.click(dialog.getByRole('button', { name: 'Send dispute' }));
  expect(await screen.findByText(/^The dispute was sent/)).toBeInTheDocument();
  expect(closed).toHaveBeenCalledTimes(1);
  expect(gateway.bodies('disputeReport').at(-1)).toEqual({
    checkId: report.checkId,
    reason: 'The wrong school',
    checkItemId: report.items[0]!.checkItemId,
  });
});
