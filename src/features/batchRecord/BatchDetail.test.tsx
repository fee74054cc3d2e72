import { CODE } from '@probity/contract/codeNames';
import { act, screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import {
  BATCH_ID,
  buildBatchCounts,
  buildBatchResult,
  buildBatchRow,
  buildListedBatch,
} from '../../test/batchResults';
import { buildCheckRow } from '../../test/checkRow';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { buildTask } from '../../test/tasks';
import { BatchRecordPage } from './BatchRecordPage';

const CHECK_ID = '0190a1b2-0000-7000-8000-000000000050';
const orderer = ['check.order', 'check.read', 'check.remind', 'check.cancel'];
const placed = buildBatchRow({
  rowId: '0190a1b2-0000-7000-8000-0000000000c2',
  no: 2,
  line: 3,
  state: 'placed',
  cells: {},
  order: { checkId: CHECK_ID, orderNo: 'PB20260301-0001', candidateName: 'Qian Duo', msg: null },
});
const gateway = fakeGateway(() => ({
  getBatchResult: buildBatchResult(),
  listBatchRows: { rows: [buildBatchRow(), placed], total: 2, revision: 7 },
  listTasks: [],
}));

beforeAll(() => Promise.all([loadPhrases('batchRecord'), loadPhrases('batchDetail')]));

const open = (route = `/batchRecord?id=${BATCH_ID}`, permissions = orderer) =>
  render(
    <main>
      <BatchRecordPage />
    </main>,
    { route, userInfo: buildUserInfo({ permissions }) },
  );
const tiles = (name: string) => screen.findByRole('group', { name });
const rowsShown = () => screen.findByText('Qian Duo');

it('counts the candidates whom no SMS reached, and leads to their records; none are no news', async () => {
  gateway.answer({ getBatchResult: buildBatchResult({ notReached: 3 }) });
  const { unmount } = open();
  const told = within(await tiles('Its checks now')).getByRole('link', { name: /SMS not delivered\s*3/ });
  expect(told).toHaveAttribute('href', `#/backRecord?batch=${BATCH_ID}&reached=no`);
  unmount();
  gateway.answer({ getBatchResult: buildBatchResult() });
  open();
  const checks = within(await tiles('Its checks now'));
  expect(checks.queryByRole('link', { name: /SMS not delivered/ })).not.toBeInTheDocument();
});

it('says who began it, what became of its rows and how its checks stand; axe finds nothing', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Autumn graduates' })).toBeInTheDocument();
  expect(screen.getByText(/started by Lin Owner, 2026-03-01/)).toBeInTheDocument();
  const outcome = within(await tiles('What became of the rows'));
  expect(outcome.getByRole('link', { name: /^Ordered\s*1,200/ })).toHaveAttribute(
    'href',
    `#/batchRecord?id=${BATCH_ID}&rows=ordered`,
  );
  expect(outcome.getByRole('link', { name: /^Has a fault\s*4$/ })).toBeInTheDocument();
  expect(outcome.getByRole('link', { name: /^Left out\s*1$/ })).toBeInTheDocument();
  const checks = within(await tiles('Its checks now'));
  expect(checks.getByRole('link', { name: /Awaiting consent\s*800/ })).toHaveAttribute(
    'href',
    `#/backRecord?batch=${BATCH_ID}&status=awaitingConsent`,
  );
  expect(screen.getByText('¥81,600.00')).toBeInTheDocument();
  expect(screen.getByText('2 × The department has no budget left this month')).toBeInTheDocument();
  await rowsShown();
  await expectNoAxeFaults();
});

it('who sees no money is told of none', async () => {
  gateway.answer({ getBatchResult: buildBatchResult({ cost: null }) });
  open();
  await rowsShown();
  expect(screen.queryByRole('heading', { name: 'Cost' })).not.toBeInTheDocument();
});

it('each row says what became of it: its record, or why there is none', async () => {
  open();
  await rowsShown();
  expect(screen.getByRole('link', { name: 'PB20260301-0001' })).toHaveAttribute(
    'href',
    `#/backRecord/detail?id=${CHECK_ID}`,
  );
  const refused = screen.getByText('Zhao Min').closest('tr')!;
  expect(within(refused).getByText('The department has no budget left this month')).toBeInTheDocument();
});

it('each cause of a faulty row names its column, and two are told apart', async () => {
  const faults = [
    {
      field: 'mobile' as const,
      code: 'mobileInvalid',
      group: 'mobile.mobileInvalid',
      msg: 'It has 11 digits',
    },
    {
      field: 'department' as const,
      code: 'unknownChoice',
      group: 'department.x',
      msg: 'None of the choices',
    },
    { field: null, code: 'duplicate', group: 'duplicate.list', msg: 'Decide' },
  ];
  const rows = [placed, buildBatchRow({ state: 'faulty', order: null, faults })];
  gateway.answer({ listBatchRows: { rows, total: 2, revision: 7 } });
  open();
  await rowsShown();
  expect(
    screen.getByText('Phone number: It has 11 digits; Department: None of the choices; Decide'),
  ).toBeInTheDocument();
});

it('a number leads to its rows; a page further asks for the next ones, other rows begin at the first', async () => {
  gateway.answer({ listBatchRows: { rows: [buildBatchRow(), placed], total: 120, revision: 7 } });
  const { user } = open();
  await rowsShown();
  expect(gateway.bodies('listBatchRows').at(-1)).toEqual({ batchId: BATCH_ID, from: 1, limit: 50 });
  await user.click(screen.getByRole('button', { name: 'Next rows' }));
  await waitFor(() => expect(gateway.bodies('listBatchRows').at(-1)).toMatchObject({ from: 51 }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pages of rows' }), '101–120 of 120');
  await waitFor(() => expect(gateway.bodies('listBatchRows').at(-1)).toMatchObject({ from: 101 }));
  expect(screen.getByRole('button', { name: 'Next rows' })).toBeDisabled();
  await user.click(within(await tiles('What became of the rows')).getByRole('link', { name: /^Left out/ }));
  await waitFor(() =>
    expect(gateway.bodies('listBatchRows').at(-1)).toEqual({
      batchId: BATCH_ID,
      from: 1,
      limit: 50,
      states: ['dropped'],
    }),
  );
  // Whatever a row's state says can be chosen.
  await user.selectOptions(screen.getByRole('combobox', { name: /State/ }), 'Has a fault');
  await waitFor(() => expect(gateway.bodies('listBatchRows').at(-1)).toMatchObject({ states: ['faulty'] }));
});

it('a page that is no more, as its rows were ordered, gives way to the last one there is', async () => {
  const page =
    (total: number) =>
    ({ body: { from = 1 } }: { body: { from?: number } }) => ({
      rows: from > total ? [] : [buildBatchRow(), placed],
      total,
      revision: 7,
    });
  gateway.answer({ listBatchRows: page(160) });
  const { user } = open(`/batchRecord?id=${BATCH_ID}&rows=ready`);
  await rowsShown();
  gateway.answer({ listBatchRows: page(120) });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pages of rows' }), '151–160 of 160');
  await waitFor(() => expect(gateway.bodies('listBatchRows').at(-1)).toMatchObject({ from: 101 }));
  // The rows before stand until these are read.
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Pages of rows' })).toHaveDisplayValue('101–120 of 120'),
  );
  await rowsShown();
  expect(screen.queryByText('No row of this kind')).not.toBeInTheDocument();
  gateway.answer({ listBatchRows: page(0) });
  await user.click(screen.getByRole('button', { name: 'Previous rows' }));
  expect(await screen.findByText('No row of this kind')).toBeInTheDocument();
  await waitFor(() => expect(gateway.bodies('listBatchRows').at(-1)).toMatchObject({ from: 1 }));
});

it('what is not confirmed yet is gone on with where it was begun', async () => {
  const batch = buildListedBatch({ status: 'open', counts: buildBatchCounts({ ready: 2 }) });
  gateway.answer({ getBatchResult: buildBatchResult({ batch, checks: [], toRemind: 0, refusals: [] }) });
  open();
  expect(await screen.findByRole('link', { name: 'Go on with it' })).toHaveAttribute(
    'href',
    `#/batchBack?id=${BATCH_ID}`,
  );
  await rowsShown();
});

it('while it is ordered it says how far and how long; the rows are read anew as they move', async () => {
  const batch = buildListedBatch({
    status: 'ordering',
    counts: buildBatchCounts({ placed: 300, ready: 700 }),
    task: buildTask(),
  });
  gateway.answer({ getBatchResult: buildBatchResult({ batch, toCancel: 700 }) });
  jest.useFakeTimers();
  const pass = (ms: number) =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(ms);
      await gateway.idle();
    });
  try {
    open();
    await pass(1_500);
    expect(screen.getByRole('progressbar', { name: /Autumn/ })).toHaveAttribute('aria-valuenow', '30');
    expect(screen.getByText(/about 2 minutes left/)).toBeInTheDocument();
    const asks = gateway.sent('listBatchRows').length;
    const now = { ...batch, counts: buildBatchCounts({ placed: 500, ready: 500 }) };
    gateway.answer({ getBatchResult: buildBatchResult({ batch: now, toCancel: 500 }) });
    await pass(2_000);
    expect(screen.getByRole('progressbar', { name: /Autumn/ })).toHaveAttribute('aria-valuenow', '50');
    expect(gateway.sent('listBatchRows')).toHaveLength(asks + 1);
  } finally {
    jest.useRealTimers();
  }
});

it('reminds all who have not sent their form, and says of whom it could not be done why', async () => {
  gateway.answer({
    listChecks: { rows: [buildCheckRow({ candidateName: 'Qian Duo' })], nextCursor: 'more' },
    remindChecks: {
      rows: [
        { checkId: CHECK_ID, candidateName: 'Qian Duo', orderNo: 'PB1', code: 0, msg: 'ok' },
        {
          checkId: '0190a1b2-0000-7000-8000-000000000051',
          candidateName: 'Zhao Min',
          orderNo: 'PB2',
          code: CODE.INVITATION_CLOSED,
          msg: 'It has ended',
        },
        {
          checkId: '0190a1b2-0000-7000-8000-000000000052',
          candidateName: 'Sun Jiu',
          orderNo: 'PB3',
          code: CODE.REMINDED_LATELY,
          msg: 'This candidate got a message within the hour',
        },
      ],
      task: null,
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remind 800 candidates' }));
  expect(
    await screen.findByText('Remind 800 candidates who have not sent their form yet?'),
  ).toBeInTheDocument();
  expect(await screen.findByText(/^Qian Duo · 138/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send the SMS' }));
  expect(await screen.findByText('1 could not be done')).toBeInTheDocument();
  expect(screen.getByText('It has ended')).toBeInTheDocument();
  // Whoever was told lately was left out of the number, and is no failure.
  expect(screen.queryByText('This candidate got a message within the hour')).not.toBeInTheDocument();
  expect(screen.queryByText(/stays selected/)).not.toBeInTheDocument();
  expect(gateway.bodies('remindChecks')).toEqual([
    { records: { all: { batchId: BATCH_ID, status: ['awaitingConsent'] } } },
  ]);
});

it('who may not remind is offered nothing', async () => {
  open(undefined, ['check.order', 'check.read']);
  await rowsShown();
  expect(screen.queryByRole('button', { name: /^Remind/ })).not.toBeInTheDocument();
});

it('an address of no batch leads on to all of them', async () => {
  open('/batchRecord?id=mine');
  expect(await screen.findByText(/^There is no such batch/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'All batches' })).toHaveAttribute('href', '#/batchRecord');
  gateway.answer({ getBatchResult: refuse('NOT_FOUND') });
  open();
  expect(await screen.findAllByRole('link', { name: 'All batches' })).not.toHaveLength(0);
});

it('what waits for payment leads whoever may pay to where it is paid', async () => {
  const counts = buildBatchCounts({ placed: 2, awaitingPayment: 3 });
  gateway.answer({ getBatchResult: buildBatchResult({ batch: buildListedBatch({ counts }) }) });
  const { unmount } = open(undefined, [...orderer, 'recharge.ask']);
  await rowsShown();
  expect(screen.getByText(/^3 orders wait for payment/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Recharge' })).toHaveAttribute('href', '#/financialManage?pay=waiting'); // prettier-ignore
  unmount();
  open();
  await rowsShown();
  expect(screen.getByText(/After 7 days without it an order is cancelled/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Recharge' })).not.toBeInTheDocument();
});
