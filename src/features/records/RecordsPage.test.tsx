import { act, screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { BATCH_ID, buildBatchResult } from '../../test/batchResults';
import { buildUserInfo } from '../../test/factories';
import { cut, refuse, silence } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { RecordsPage } from './RecordsPage';
import { buildCheckCount, buildCheckRow } from '../../test/checkRow';
import { buildView } from '../../test/savedViews';
import { buildTask } from '../../test/tasks';

const OTHER_ID = '0190a1b2-0000-7000-8000-000000000051';
const PACKAGE = '01990000-0000-7000-8000-000000000001';
const orderer = ['check.read', 'check.order', 'check.remind', 'check.cancel', 'check.export', 'result.read'];
const gateway = fakeGateway(() => ({
  countChecks: buildCheckCount(),
  listSavedViews: [],
  listTasks: [],
  listCheckChoices: {
    packages: [{ packageIds: [PACKAGE], name: 'Basic' }],
    owners: [{ ownerId: OTHER_ID, name: 'Wu Recruiter', mainName: 'Example Trading' }],
  },
}));

beforeAll(() => loadPhrases('records'));

const show = (...rows: ReturnType<typeof buildCheckRow>[]) =>
  gateway.answer({ listChecks: { rows, nextCursor: null } });
const open = (route = '/backRecord', permissions = orderer) =>
  render(
    <main>
      <RecordsPage />
    </main>,
    { route, userInfo: buildUserInfo({ permissions }) },
  );
const ready = () => screen.findByRole('button', { name: 'Saved views', expanded: false });

it('while the records are on their way, the frame is there', async () => {
  gateway.answer({ listChecks: silence });
  open();
  await ready();
  expect(screen.getByRole('heading', { level: 1, name: 'Records' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByText('No checks yet')).not.toBeInTheDocument();
});

it('nothing ordered yet says what to do; a filter that fits nothing says so', async () => {
  show();
  const { user } = open();
  expect(await screen.findByText('No checks yet')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: /Status/ }), 'Cancelled');
  expect(await screen.findByText('Nothing fits these filters')).toBeInTheDocument();
  await ready();
});

it('a failed load says why and can be tried again', async () => {
  gateway.answer({ listChecks: cut });
  const { user } = open();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  show(buildCheckRow());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByText('Zhao Min')).length).toBeGreaterThan(0);
  await ready();
});

it('rows, total and views are there; a row opens its record; axe finds nothing', async () => {
  show(buildCheckRow(), buildCheckRow({ checkId: OTHER_ID, candidateName: 'Qian Duo' }));
  const { user } = open();
  expect(await screen.findByText('2 checks')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Needs you · 1' })).toBeInTheDocument();
  await ready();
  await expectNoAxeFaults();
  await user.click(screen.getByText('Qian Duo'));
  expect(window.location.hash).toBe(`#/backRecord/detail?id=${OTHER_ID}`);
});

it('filters go to the address and to the gateway, and each chip takes its own away', async () => {
  show(buildCheckRow());
  const { user } = open(
    `/backRecord?view=inProgress&package=${PACKAGE}&owner=${OTHER_ID}&reportedFrom=2026-03-01`,
  );
  expect(await screen.findByRole('button', { name: /Package: Basic/ })).toBeInTheDocument();
  expect(gateway.bodies('listChecks')[0]).toMatchObject({ view: 'inProgress', packageId: [PACKAGE], ownerId: OTHER_ID, reportedFrom: '2026-03-01' }); // prettier-ignore
  await user.click(screen.getByRole('button', { name: /In charge: Wu Recruiter/ }));
  await user.click(screen.getByRole('button', { name: /Reported from 2026-03-01/ }));
  expect(window.location.hash).toBe(`#/backRecord?view=inProgress&package=${PACKAGE}`);
  await user.type(screen.getByRole('searchbox', { name: 'Search records' }), 'Zhao');
  await user.selectOptions(screen.getByRole('combobox', { name: /Status/ }), 'In review');
  await waitFor(() =>
    expect(gateway.bodies('listChecks').at(-1)).toMatchObject({
      q: 'Zhao',
      status: ['inReview'],
      packageId: [PACKAGE],
    }),
  );
  // A choice made while the search paused is kept.
  expect(window.location.hash).toContain('status=inReview');
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(window.location.hash).toBe('#/backRecord?view=inProgress');
});

it('the records of one batch: its name on the chip that takes it away, its id in the address and the calls', async () => {
  show(buildCheckRow());
  gateway.answer({ getBatchResult: buildBatchResult() });
  const { user } = open(`/backRecord?batch=${BATCH_ID}&status=inReview`);
  const chip = await screen.findByRole('button', { name: /Batch: Autumn graduates/ });
  expect(gateway.bodies('listChecks')[0]).toMatchObject({ batchId: BATCH_ID, status: ['inReview'] });
  expect(gateway.bodies('countChecks')[0]).toEqual({ batchId: BATCH_ID, status: ['inReview'] });
  await user.click(chip);
  expect(window.location.hash).toBe('#/backRecord?status=inReview');
  await waitFor(() => expect(asked()).not.toHaveProperty('batchId'));
});

it('says when only the names that start with the text are listed', async () => {
  show(buildCheckRow());
  gateway.answer({ countChecks: buildCheckCount({ total: 12, onlyStarts: true }) });
  open();
  expect(
    await screen.findByText(/^12 with names that start with it\. Too many contain it/),
  ).toBeInTheDocument();
});

const hashWithin = (part: string) => waitFor(() => expect(window.location.hash).toContain(part));
const asked = () => gateway.bodies('listChecks').at(-1);

it('each filter is a step that Back undoes; what is typed on is one step', async () => {
  show(buildCheckRow());
  const { user } = open();
  await ready();
  await user.selectOptions(screen.getByRole('combobox', { name: /Status/ }), 'In review');
  await hashWithin('status=inReview');
  const field = screen.getByRole('searchbox', { name: 'Search records' });
  await user.type(field, 'Zhao{Enter}');
  await user.type(field, ' Min{Enter}');
  await waitFor(() => expect(asked()).toMatchObject({ q: 'Zhao Min', status: ['inReview'] }));
  await user.click(screen.getByRole('tab', { name: /^Overdue/ }));
  await waitFor(() => expect(asked()).toMatchObject({ view: 'overdue', q: 'Zhao Min' }));
  act(() => window.history.back());
  await waitFor(() => expect(window.location.hash).toBe('#/backRecord?status=inReview'));
  expect(field).toHaveValue('Zhao Min');
  act(() => window.history.back());
  await waitFor(() => expect(field).toHaveValue(''));
  expect(window.location.hash).toBe('#/backRecord?status=inReview');
  act(() => window.history.back());
  await waitFor(() => expect(window.location.hash).toBe('#/backRecord'));
});

it.each(['Zhao', '13800138000', '11010519491231002X'])(
  'what may be a person stays out of address and history: %s',
  async (text) => {
    show(buildCheckRow());
    const { user } = open(`/backRecord?q=${text}`);
    await waitFor(() => expect(asked()).toMatchObject({ q: text }));
    await waitFor(() => expect(window.location.hash).toBe('#/backRecord'));
    const field = screen.getByRole('searchbox', { name: 'Search records' });
    expect(field).toHaveValue(text);
    await user.clear(field);
    await user.type(field, `${text}1{Enter}`);
    await waitFor(() => expect(asked()).toMatchObject({ q: `${text}1` }));
    expect(window.location.hash).not.toContain(text);
    expect(JSON.stringify(window.history.state)).not.toContain(text);
    await user.clear(field);
    await user.type(field, 'PB2026{Enter}');
    await hashWithin('q=PB2026');
  },
);

it('more filters: package, who ordered and days; a turned range says so', async () => {
  show(buildCheckRow());
  const { user } = open();
  await ready();
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  const panel = within(await screen.findByRole('dialog', { name: 'More filters' }));
  await waitFor(() => expect(panel.getByLabelText('Package')).toBeEnabled());
  await user.selectOptions(panel.getByLabelText('Package'), 'Basic');
  await user.selectOptions(panel.getByLabelText('In charge'), 'Wu Recruiter');
  await user.type(panel.getByLabelText('Ordered from'), '2026-03-05');
  await user.type(panel.getByLabelText('Ordered until'), '2026-03-01');
  await user.tab();
  expect(panel.getByText('The second day lies before the first')).toBeInTheDocument();
  // It filters nothing while it stands so.
  expect(window.location.hash).toBe(`#/backRecord?package=${PACKAGE}&owner=${OTHER_ID}`);
  await expectNoAxeFaults(screen.getByRole('dialog'));
  expect(panel.getByLabelText('Ordered from')).toHaveValue('2026-03-05');
  await gateway.idle();
  // The list without days was there before.
  expect(gateway.bodies('listChecks').filter((body) => 'orderedTo' in body)).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument());
});

it('the next page comes with the cursor of the last, and its rows stand below', async () => {
  gateway.answer({
    listChecks: ({ body }) =>
      body.cursor
        ? { rows: [buildCheckRow({ checkId: OTHER_ID, candidateName: 'Qian Duo' })], nextCursor: null }
        : { rows: [buildCheckRow()], nextCursor: 'after-zhao' },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect((await screen.findAllByText('Qian Duo')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Zhao Min').length).toBeGreaterThan(0);
  expect(gateway.bodies('listChecks').at(-1)).toMatchObject({ cursor: 'after-zhao' });
});

it('who may not order, export or see results is offered none of it', async () => {
  show(buildCheckRow());
  open('/backRecord', ['check.read']);
  expect((await screen.findAllByText('Zhao Min')).length).toBeGreaterThan(0);
  await ready();
  expect(screen.queryByRole('link', { name: 'Order a check' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: /Result/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

const late = buildView({ query: 'view=overdue&sort=promisedAt', isDefault: true });

it('the records open with the default view, and only with it; a given address is left alone', async () => {
  show(buildCheckRow());
  gateway.answer({ listSavedViews: [late] });
  const first = open();
  await waitFor(() => expect(window.location.hash).toBe('#/backRecord?view=overdue&sort=promisedAt'));
  expect(await screen.findByRole('button', { name: 'View: Late' })).toBeInTheDocument();
  await screen.findAllByText('Zhao Min');
  first.unmount();
  // This browser knows now: the whole list is not fetched first.
  const before = gateway.sent('listChecks').length;
  const second = open();
  await screen.findByRole('button', { name: 'View: Late' });
  await screen.findAllByText('Zhao Min');
  expect(gateway.bodies('listChecks').slice(before)).toEqual([
    { view: 'overdue', sort: 'promisedAt', limit: 50 },
  ]);
  await second.user.click(screen.getByRole('tab', { name: /^All/ }));
  // A reader who then asks for all records gets them, and is not led back.
  expect(window.location.hash).toBe('#/backRecord');
  await waitFor(() => expect(gateway.bodies('listChecks').at(-1)).toEqual({ sort: '-orderedAt', limit: 50 }));
  second.unmount();
  open('/backRecord?view=reported');
  await ready();
  expect(window.location.hash).toBe('#/backRecord?view=reported');
});

it('a report of less than was ordered says so in its row; what could not be verified has its own filter', async () => {
  const coverage = { items: 4, done: 3, refused: 1, withdrawn: 0, stopped: 0 };
  show(
    buildCheckRow({ status: 'reported', lamp: 'green', outcome: 'green', coverage }),
    buildCheckRow({
      checkId: OTHER_ID,
      status: 'reported',
      lamp: 'yellow',
      outcome: 'unverifiable',
      coverage: { ...coverage, done: 4, refused: 0 },
    }),
  );
  const { user } = open();
  expect(await screen.findByText('3 of 4 items, 1 refused by the candidate')).toBeInTheDocument();
  expect(screen.queryByText(/^4 of 4/)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: /Result/ }), 'Could not be verified');
  await waitFor(() => expect(gateway.bodies('listChecks').at(-1)).toMatchObject({ lamp: ['unverifiable'] }));
});

it('more than a file made at once carries is made in the background, and followed on the screen', async () => {
  show(buildCheckRow());
  gateway.answer({
    exportChecks: refuse('EXPORT_IN_BACKGROUND', null, { limit: 5000 }),
    startChecksExport: () => {
      gateway.answer({ listTasks: [buildTask()] });
      return buildTask({ status: 'waiting', done: 0, total: null });
    },
  });
  const { user } = open('/backRecord?status=cancelled');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  expect(await screen.findByRole('progressbar', { name: /Export of records/ })).toBeInTheDocument();
  expect(await screen.findByText(/downloaded there for 3 days$/)).toBeInTheDocument();
  const sent = { records: { all: { status: ['cancelled'] } }, format: 'csv' };
  expect(gateway.bodies('startChecksExport')).toEqual([sent]);
  expect(gateway.bodies('exportChecks')).toEqual([sent]);
  expect(screen.queryByText(/made in the background/)).not.toBeInTheDocument();
});

it('an export that is refused for another reason says so', async () => {
  show(buildCheckRow());
  gateway.answer({ exportChecks: refuse('NO_PERMISSION') });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  expect(await screen.findByText(/no permission for this operation/)).toBeInTheDocument();
});
