import { act, screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { cut, silence } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { BATCH_ID, buildBatchCounts, buildBatchResult, buildListedBatch } from '../../test/batchResults';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { buildTask } from '../../test/tasks';
import { BatchRecordPage } from './BatchRecordPage';

const OTHER_ID = '0190a1b2-0000-7000-8000-0000000000b2';
const COLLEAGUE = '0190a1b2-0000-7000-8000-000000000051';
const gateway = fakeGateway(() => ({
  listCheckChoices: {
    packages: [],
    owners: [{ ownerId: COLLEAGUE, name: 'Wu Recruiter', mainName: 'Example Trading' }],
  },
}));

beforeAll(() => loadPhrases('batchRecord'));

const show = (...rows: ReturnType<typeof buildListedBatch>[]) =>
  gateway.answer({ listBatches: { rows, nextCursor: null } });
const open = (route = '/batchRecord') =>
  render(
    <main>
      <BatchRecordPage />
    </main>,
    { route, userInfo: buildUserInfo({ permissions: ['check.order', 'check.read'] }) },
  );
const asked = () => gateway.bodies('listBatches').at(-1);
const people = () => screen.findByRole('combobox', { name: /Started by/ });

it('while the batches are on their way the frame is there; a failed load can be tried again', async () => {
  gateway.answer({ listBatches: silence });
  const first = open();
  await people();
  expect(screen.getByRole('heading', { level: 1, name: 'Batches' })).toBeInTheDocument();
  expect(screen.queryByText('No batches yet')).not.toBeInTheDocument();
  first.unmount();
  gateway.answer({ listBatches: cut });
  const { user } = open();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  show(buildListedBatch());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Autumn graduates')).toBeInTheDocument();
});

it('without any it leads to where one is begun; a filter that fits none takes itself away', async () => {
  show();
  const { user } = open();
  const empty = (await screen.findByText('No batches yet')).closest('div')!;
  expect(within(empty.parentElement!).getAllByRole('link', { name: 'Order from a list' })[0]).toHaveAttribute(
    'href',
    '#/batchBack',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: /Status/ }), 'To be confirmed');
  expect(await screen.findByText('No batch fits these filters')).toBeInTheDocument();
  expect(window.location.hash).toBe('#/batchRecord?status=open');
  await user.click(screen.getByRole('button', { name: 'Show all batches' }));
  expect(await screen.findByText('No batches yet')).toBeInTheDocument();
  expect(asked()).not.toHaveProperty('status');
});

it('says what became of the rows; what is not confirmed is gone on with; axe finds nothing', async () => {
  const counts = buildBatchCounts({ ready: 40, faulty: 12 });
  show(buildListedBatch(), buildListedBatch({ batchId: OTHER_ID, name: 'Drivers', status: 'open', counts }));
  open();
  await people();
  expect(await screen.findByRole('link', { name: 'Autumn graduates' })).toHaveAttribute(
    'href',
    `#/batchRecord?id=${BATCH_ID}`,
  );
  expect(
    screen.getByText(
      '1,210 rows · 1,200 ordered · 3 awaiting approval · 2 refused · 4 with a fault · 1 left out',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Progress of Autumn graduates' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
  expect(screen.getByRole('link', { name: 'Drivers' })).toHaveAttribute('href', `#/batchBack?id=${OTHER_ID}`);
  expect(screen.getByText('52 rows · 40 to be ordered · 12 to mend')).toBeInTheDocument();
  await expectNoAxeFaults();
});

it('filters stand in the address and go to the gateway, each taken away by its field or chip', async () => {
  show(buildListedBatch());
  const { user } = open(`/batchRecord?status=done&by=${COLLEAGUE}&from=2026-03-01&to=2026-02-30&x=1`);
  const by = await people();
  await waitFor(() => expect(by).toHaveDisplayValue('Wu Recruiter'));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(asked()).toEqual({
    status: ['done'],
    createdBy: COLLEAGUE,
    createdFrom: '2026-03-01',
    timeZone,
    limit: 50,
  });
  // What its own field shows has no chip beside it.
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
  await user.selectOptions(by, 'Started by');
  const from = await screen.findByRole('textbox', { name: 'Started from' });
  await user.clear(from);
  await user.type(from, '{Enter}');
  expect(window.location.hash).toBe('#/batchRecord?status=done');
  await user.type(screen.getByRole('searchbox', { name: 'Search batches' }), 'Zhao Min{Enter}');
  await waitFor(() => expect(asked()).toMatchObject({ q: 'Zhao Min', status: ['done'] }));
  // A list may be called by a person.
  expect(window.location.hash).toBe('#/batchRecord?status=done');
  await user.click(screen.getByRole('button', { name: /Search: Zhao Min/ }));
  await waitFor(() => expect(asked()).not.toHaveProperty('q'));
});

it('a batch that is being ordered is followed until it is done, and then no more', async () => {
  const ordering = buildListedBatch({
    status: 'ordering',
    counts: buildBatchCounts({ placed: 300, ready: 700 }),
    task: buildTask(),
  });
  show(ordering, buildListedBatch({ batchId: OTHER_ID, name: 'Drivers' }));
  gateway.answer({ getBatchResult: buildBatchResult({ batch: ordering }) });
  jest.useFakeTimers();
  const pass = (ms: number) =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(ms);
      await gateway.idle();
    });
  const polls = () => gateway.sent('getBatchResult');
  try {
    open();
    await pass(1_000);
    expect(screen.getByRole('progressbar', { name: /Autumn/ })).toHaveAttribute('aria-valuenow', '30');
    expect(screen.getByText('1,000 rows · 300 ordered · 700 to be ordered')).toBeInTheDocument();
    expect(polls()[0]!.query).toEqual({ batchId: BATCH_ID });
    const done = {
      ...ordering,
      status: 'done' as const,
      counts: buildBatchCounts({ placed: 990, refused: 10 }),
    };
    gateway.answer({ getBatchResult: buildBatchResult({ batch: done }) });
    await pass(2_000);
    expect(screen.getByText('1,000 rows · 990 ordered · 10 refused')).toBeInTheDocument();
    expect(screen.queryByText('Being ordered', { selector: 'span' })).not.toBeInTheDocument();
    const asks = polls().length;
    await pass(10_000);
    expect(polls()).toHaveLength(asks);
  } finally {
    jest.useRealTimers();
  }
});
