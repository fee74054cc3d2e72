import { act, screen, waitFor, within } from '@testing-library/react';
import { defaultRetention } from '@probity/contract/rules/retention';
import type { LegalHold, RetentionPreview } from '../../../api/resources/retentionApi';
import { loadPhrases } from '../../../i18n/i18n';
import { hasUnsavedInput } from '../../../lib/unsavedInput';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { cut, refuse } from '../../../test/answers';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { RetentionTab } from './RetentionTab';

const CHECK = '0190a1b2-0000-7000-8000-0000000000c1';
const owner = buildUserInfo({ permissions: ['retention.manage'] });
const setting = {
  days: defaultRetention,
  updatedAt: null,
  updatedBy: null,
  files: { count: 1200, bytes: 3_450_000, mostCount: 5000, mostBytes: 5_000_000_000 },
  lastRun: null,
  nextRunAt: '2026-01-02T18:30:00Z',
};
const gateway = fakeGateway(() => ({
  getRetention: setting,
  previewRetention: preview,
  listHolds: [hold],
}));

const preview: RetentionPreview = {
  tonightAt: '2026-01-02T18:30:00Z',
  sums: (['material', 'report', 'unfinished', 'consent'] as const).map((rule) => ({
    rule,
    tonight: rule === 'report' ? 2 : 0,
    tonightFiles: rule === 'report' ? 5 : 0,
    month: rule === 'report' ? 3 : 0,
    monthFiles: rule === 'report' ? 6 : 0,
  })),
  rows: [
    {
      checkId: CHECK,
      orderNo: 'PB2601',
      rule: 'report',
      closedAt: '2025-01-01T00:00:00Z',
      dueAt: '2026-01-01T00:00:00Z',
      files: 5,
    },
  ],
  held: 1,
};
const hold: LegalHold = {
  holdId: '0190a1b2-0000-7000-8000-0000000000d1',
  checkId: CHECK,
  orderNo: 'PB2602',
  reason: 'Lawsuit',
  until: null,
  placedBy: 'Lin Owner',
  placedAt: '2026-01-01T00:00:00Z',
  releasedBy: null,
  releasedAt: null,
  releaseReason: null,
  isInForce: true,
};

beforeAll(() => loadPhrases('account', 'accountRetention'));

const open = () =>
  render(
    <main>
      <h1>Account</h1>
      <RetentionTab />
    </main>,
    { route: '/businessManage?tab=retention', userInfo: owner },
  );

it('what goes stands there before anything is saved; axe finds nothing', async () => {
  open();
  expect(await screen.findByText('2 checks, 5 files')).toBeInTheDocument();
  expect(screen.getByText('3 checks, 6 files')).toBeInTheDocument();
  expect(screen.getByText('1 more is due but on legal hold.')).toBeInTheDocument();
  expect(await screen.findByText('Lawsuit')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'PB2601' })).toHaveAttribute(
    'href',
    `#/backRecord/detail?id=${CHECK}`,
  );
  await expectNoAxeFaults();
});

it('a period below its minimum is told at the field and not sent; a good one is saved once it was agreed to', async () => {
  gateway.answer({ saveRetention: setting });
  const { user } = open();
  const field = await screen.findByLabelText(/^Cancelled and expired/);
  await user.clear(field);
  await user.type(field, '6');
  expect(screen.getByText('Please enter whole days from 7 to 180')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '14');
  await waitFor(() => expect(gateway.bodies('previewRetention').at(-1)).toMatchObject({ unfinished: 14 }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/erase 2 checks tonight/)).toBeInTheDocument();
  expect(gateway.bodies('saveRetention')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save and erase by these settings' }));
  await waitFor(() =>
    expect(gateway.bodies('saveRetention')).toEqual([{ ...defaultRetention, unfinished: 14 }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('a period that the gateway refuses is told at its field; leaving would lose it, and saved it would not', async () => {
  const fields = [{ path: 'report', msg: 'No shorter than the orders that run' }];
  gateway.answer({ saveRetention: refuse('FIELDS_WRONG', { fields }) });
  const { user } = open();
  const field = await screen.findByLabelText(/^Findings, evidence/);
  await user.clear(field);
  await user.type(field, '300');
  expect(hasUnsavedInput()).toBe(true);
  await waitFor(() => expect(gateway.bodies('previewRetention').at(-1)).toMatchObject({ report: 300 }));
  const agree = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const button = within(await screen.findByRole('dialog')).getByRole('button', { name: /^Save and erase/ });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await agree();
  expect(screen.getByText('No shorter than the orders that run')).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('300');
  const saved = { ...setting, days: { ...defaultRetention, report: 300 } };
  gateway.answer({ saveRetention: saved, getRetention: saved });
  await agree();
  await waitFor(() => expect(hasUnsavedInput()).toBe(false));
});

it('where what goes could not be told, the question says why it cannot be answered', async () => {
  gateway.answer({ previewRetention: cut });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('backend interface connection abnormal')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Save and erase by these settings' })).toBeDisabled();
});

it('a hold is placed with a reason; an order nobody knows is told at its field, what was typed stays', async () => {
  const fields = [{ path: 'orderNo', msg: 'There is no order with this number' }];
  gateway.answer({ placeHold: refuse('FIELDS_WRONG', { fields }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Place an order on hold' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Order number'), 'PB0');
  await user.click(dialog.getByRole('button', { name: 'Place an order on hold' }));
  expect(await dialog.findByText('Please give a reason')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'Lawsuit');
  await user.click(dialog.getByRole('button', { name: 'Place an order on hold' }));
  expect(await dialog.findByText('There is no order with this number')).toBeInTheDocument();
  expect(dialog.getByLabelText('Order number')).toHaveFocus();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Lawsuit');
  await expectNoAxeFaults(screen.getByRole('dialog'));
});

it('releasing asks why', async () => {
  gateway.answer({ releaseHold: { done: true } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Release PB2602' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release the hold of PB2602?' }));
  await user.click(dialog.getByRole('button', { name: 'Release' }));
  expect(await dialog.findByText('Please give a reason')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'Settled');
  await user.click(dialog.getByRole('button', { name: 'Release' }));
  await waitFor(() =>
    expect(gateway.bodies('releaseHold')).toEqual([{ holdId: hold.holdId, reason: 'Settled' }]),
  );
});

it('a failed load says why and can be tried again', async () => {
  gateway.answer({ getRetention: cut });
  const { user } = open();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  gateway.answer({ getRetention: setting });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('These are the defaults: nobody has changed them yet.')).toBeInTheDocument();
});

it('how much room files take is said, and that it runs out while there is some left', async () => {
  const { unmount } = render(<RetentionTab />, { userInfo: owner });
  expect(await screen.findByText('1,200 of 5,000 files')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '3.5 MB of 5,000 MB' })).toBeVisible();
  expect(screen.queryByText(/Little room is left/)).toBeNull();
  unmount();
  gateway.answer({ getRetention: { ...setting, files: { ...setting.files, count: 4000 } } });
  render(<RetentionTab />, { userInfo: owner });
  expect(await screen.findByText(/Little room is left/)).toBeVisible();
});

it('the last erasure: none yet, how far it is and followed while it runs, what it did, and that it broke off', async () => {
  const run = {
    startedAt: '2026-01-01T18:30:00Z',
    endedAt: null as string | null,
    status: 'running' as 'running' | 'done' | 'failed',
    done: 40,
    total: 120,
    erased: [{ rule: 'unfinished' as const, checks: 40 }],
    files: 0,
  };
  const draw = (lastRun: typeof run | null) => {
    gateway.answer({ getRetention: { ...setting, lastRun } });
    return render(<RetentionTab />, { userInfo: owner });
  };
  let { unmount } = draw(null);
  expect(await screen.findByText('Nothing of this account has been erased yet.')).toBeVisible();
  expect(screen.getByText(/^Next run: 2026-01-0[23]/)).toBeVisible();
  unmount();

  jest.useFakeTimers();
  const pass = (ms: number) =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(ms);
      await gateway.idle();
    });
  try {
    ({ unmount } = draw(run));
    await pass(1_000);
    expect(screen.getByText(/is under way: 40 of 120 are done/)).toBeVisible();
    expect(screen.getByText('Cancelled and expired checks: 40 checks')).toBeVisible();
    const ended = { ...run, endedAt: '2026-01-01T18:40:00Z', status: 'done' as const, done: 120, files: 3 };
    gateway.answer({
      getRetention: { ...setting, lastRun: { ...ended, erased: [{ rule: 'unfinished', checks: 120 }] } },
    });
    await pass(5_000);
    expect(screen.getByText(/^The last run ended on 2026-01-0[12]/)).toBeVisible();
    expect(screen.getByText('Cancelled and expired checks: 120 checks')).toBeVisible();
    expect(screen.getByText('3 files')).toBeVisible();
    const asked = gateway.sent('getRetention').length;
    await pass(60_000);
    expect(gateway.sent('getRetention')).toHaveLength(asked);
  } finally {
    jest.useRealTimers();
  }
  unmount();

  draw({ ...run, endedAt: '2026-01-01T18:40:00Z', status: 'failed' });
  expect(await screen.findByText(/^The last run was interrupted on/)).toBeVisible();
});
