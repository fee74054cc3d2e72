import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { cut, file, refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildCheckCount, buildCheckRow } from '../../test/checkRow';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { buildDoneTask, buildTask } from '../../test/tasks';
import { RecordsPage } from './RecordsPage';

/** One deed on several records: chosen, asked about, done in one call, and told of row by row. */
const ZHAO = '0190a1b2-0000-7000-8000-000000000050';
const QIAN = '0190a1b2-0000-7000-8000-000000000051';
const SUN = '0190a1b2-0000-7000-8000-000000000052';
const rows = [
  buildCheckRow({ checkId: ZHAO, status: 'awaitingConsent' }),
  buildCheckRow({ checkId: QIAN, candidateName: 'Qian Duo', status: 'inProgress', orderNo: 'PB2' }),
  buildCheckRow({ checkId: SUN, candidateName: 'Sun Li', status: 'reported', orderNo: 'PB3' }),
];
const done = { code: 0, msg: null, orderNo: 'PB1', candidateName: 'Zhao Min' };
const gateway = fakeGateway(() => ({
  countChecks: buildCheckCount({ total: 312 }),
  listChecks: { rows, nextCursor: 'more' },
  listSavedViews: [],
  listTasks: [],
}));
beforeAll(() => loadPhrases('records'));

const rights = ['check.read', 'check.remind', 'check.cancel', 'check.export'];
async function open(permissions = rights, counted = '312 checks') {
  const page = render(
    <main>
      <RecordsPage />
    </main>,
    { route: '/backRecord', userInfo: buildUserInfo({ permissions }) },
  );
  await screen.findByRole('button', { name: 'Saved views' });
  await screen.findByText(counted);
  const all = async () =>
    page.user.click(await screen.findByRole('checkbox', { name: 'Select all rows shown' }));
  return { ...page, all };
}
const bar = () => within(screen.getByRole('region', { name: 'Actions for the selection' }));

it('reminding says whom and of whom nothing is awaited, sends one call, and leaves the others selected', async () => {
  gateway.answer({ remindChecks: { rows: [{ ...done, checkId: ZHAO }], task: null } });
  const { user, all } = await open();
  await all();
  await screen.findByRole('button', { name: 'Remind' });
  await user.click(bar().getByRole('button', { name: 'Remind' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remind 1 candidate?' }));
  expect(dialog.getByText(/Zhao Min · 138\*\*\*\*0005/)).toBeInTheDocument();
  expect(dialog.getByText(/nothing is awaited from these 2/)).toBeInTheDocument();
  await expectNoAxeFaults(screen.getByRole('dialog'));
  expect(gateway.bodies('remindChecks')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Send the SMS' }));
  expect(await screen.findByText('1 candidate reminded')).toBeInTheDocument();
  expect(gateway.bodies('remindChecks')).toEqual([{ records: { checkId: [ZHAO] } }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bar().getByText('2 selected')).toBeInTheDocument();
});

it('who got a message within the hour is named beforehand, not asked for, and stays selected', async () => {
  const toldAt = new Date(Date.now() - 20 * 60_000).toISOString();
  const lately = buildCheckRow({
    checkId: QIAN,
    candidateName: 'Qian Duo',
    status: 'awaitingConsent',
    toldAt,
  });
  gateway.answer({ listChecks: { rows: [rows[0]!, lately], nextCursor: null } });
  gateway.answer({ remindChecks: { rows: [{ ...done, checkId: ZHAO }], task: null } });
  const { user, all } = await open();
  await all();
  await user.click(bar().getByRole('button', { name: 'Remind' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remind 1 candidate?' }));
  expect(dialog.getByText(/was sent a message less than an hour ago/)).toBeInTheDocument();
  expect(dialog.getByText(/Qian Duo/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Send the SMS' }));
  expect(await screen.findByText('1 candidate reminded')).toBeInTheDocument();
  expect(gateway.bodies('remindChecks')).toEqual([{ records: { checkId: [ZHAO] } }]);
  expect(bar().getByText('1 selected')).toBeInTheDocument();
});

it('where all got a message within the hour, the question says that nobody can be reminded now', async () => {
  const toldAt = new Date(Date.now() - 20 * 60_000).toISOString();
  gateway.answer({
    listChecks: {
      rows: [buildCheckRow({ checkId: QIAN, status: 'awaitingConsent', toldAt })],
      nextCursor: null,
    },
  });
  const { user, all } = await open();
  await all();
  await user.click(bar().getByRole('button', { name: 'Remind' }));
  const title = 'None of the chosen can be reminded now';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByRole('button', { name: 'Send the SMS' })).toBeDisabled();
  // Nothing has happened that could be told as done.
  expect(dialog.queryByText(/was reminded/)).not.toBeInTheDocument();
});

it('none of whom anything is awaited: it says so, and nothing can be sent', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: /Sun Li/ }));
  await user.click(bar().getByRole('button', { name: 'Remind' }));
  const dialog = within(await screen.findByRole('dialog', { name: /None of the chosen waits/ }));
  expect(dialog.getByRole('button', { name: 'Send the SMS' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  await user.click(bar().getByRole('button', { name: 'Cancel check' }));
  const other = within(
    await screen.findByRole('dialog', { name: 'None of the chosen can still be cancelled' }),
  );
  expect(other.getByRole('button', { name: 'Cancel check' })).toBeDisabled();
  expect(other.queryByText(/cannot be undone/)).not.toBeInTheDocument();
});

it('cancelling tells the money that comes back; what was refused is listed with its reason and stays selected', async () => {
  gateway.answer({
    cancelChecks: {
      rows: [
        { ...done, checkId: ZHAO },
        { checkId: QIAN, code: 2004, msg: 'This check is in review and cannot become cancelled', orderNo: 'PB2', candidateName: 'Qian Duo' }, // prettier-ignore
      ],
      task: null,
    },
  });
  const { user, all } = await open();
  await all();
  await user.click(bar().getByRole('button', { name: 'Cancel check' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 2 checks?' }));
  expect(dialog.getByText('For 1 that has not begun, ¥68.00 comes back.')).toBeInTheDocument();
  expect(dialog.getByText(/^1 is under way/)).toBeInTheDocument();
  expect(dialog.getByText(/^Not cancelled, because it is over/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'Hired already');
  await user.click(dialog.getByRole('button', { name: 'Cancel 2 checks' }));
  const outcome = within(await screen.findByRole('dialog', { name: '1 could not be done' }));
  expect(outcome.getByText('1 check cancelled')).toBeInTheDocument();
  expect(outcome.getByText('Qian Duo · PB2')).toBeInTheDocument();
  expect(outcome.getByText('This check is in review and cannot become cancelled')).toBeInTheDocument();
  expect(gateway.bodies('cancelChecks')).toEqual([
    { records: { checkId: [ZHAO, QIAN] }, reason: 'Hired already' },
  ]);
  await expectNoAxeFaults(screen.getByRole('dialog'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bar().getByText('2 selected')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Qian Duo/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Zhao Min/ })).not.toBeChecked();
});

it('who reads no prices is told of none', async () => {
  gateway.answer({ listChecks: { rows: rows.map((row) => ({ ...row, price: null })), nextCursor: null } });
  const { user, all } = await open();
  await all();
  await user.click(bar().getByRole('button', { name: 'Cancel check' }));
  await screen.findByRole('dialog', { name: 'Cancel 2 checks?' });
  expect(screen.queryByText(/has not begun/)).not.toBeInTheDocument();
});

it('all that match but one, in the background: followed above the list, which is read anew at its end', async () => {
  const task = buildTask({ kind: 'checks.cancel', done: 20, total: 311 });
  gateway.answer({
    cancelChecks: () => {
      gateway.answer({ listTasks: [task] });
      return { rows: null, task };
    },
  });
  const { user, all } = await open();
  await all();
  await user.click(bar().getByRole('button', { name: 'Select all 312 that match' }));
  await user.click(screen.getByRole('checkbox', { name: /Qian Duo/ }));
  await user.click(bar().getByRole('button', { name: 'Cancel check' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel up to 310 checks?' }));
  expect(
    dialog.getByText('309 are not loaded here. Those that do not fit stay as they are.'),
  ).toBeInTheDocument();
  expect(dialog.getByText(/^1 loaded here is over/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'Project ended');
  await user.click(dialog.getByRole('button', { name: 'Cancel check' }));
  // The selection goes with the beginning, and that is said.
  expect(await screen.findByText(/^Up to 310 records: .* Nothing is selected any more/)).toBeInTheDocument();
  expect(gateway.bodies('cancelChecks')).toEqual([
    { records: { all: {}, except: [QIAN] }, reason: 'Project ended' },
  ]);
  expect(screen.queryByRole('region', { name: 'Actions for the selection' })).not.toBeInTheDocument();
  expect(await screen.findByRole('progressbar', { name: /Cancellation of checks/ })).toBeInTheDocument();
  await gateway.idle();
  const asked = gateway.sent('listChecks').length;
  gateway.answer({ listTasks: [buildDoneTask({ ...task, status: 'done', done: 311, endedAt: '2026-01-01T08:02:00Z', perSecond: null, secondsLeft: null })] }); // prettier-ignore
  expect(await screen.findByText(/^Finished\. The file lists/, {}, { timeout: 4_000 })).toBeInTheDocument();
  await waitFor(() => expect(gateway.sent('listChecks').length).toBeGreaterThan(asked));
});

it('another filter is another "all that match"; the order of the list is not', async () => {
  const { user, all } = await open();
  await all();
  await user.click(bar().getByRole('button', { name: 'Select all 312 that match' }));
  await user.click(screen.getByRole('button', { name: 'Candidate' }));
  await waitFor(() => expect(window.location.hash).toContain('sort='));
  expect(bar().getByText('312 selected')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: /Status/ }), 'In review');
  await waitFor(() => expect(gateway.bodies('listChecks').at(-1)).toMatchObject({ status: ['inReview'] }));
  expect(screen.queryByRole('region', { name: 'Actions for the selection' })).not.toBeInTheDocument();
  expect(await screen.findByText(/nothing is selected any more/)).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: /Status/ }), '');
  await waitFor(() => expect(window.location.hash).not.toContain('status'));
  await screen.findByRole('checkbox', { name: 'Select Zhao Min' });
  // Coming back to the first filter brings nothing back that nobody sees being chosen.
  expect(screen.queryByRole('region', { name: 'Actions for the selection' })).not.toBeInTheDocument();
});

it('rows chosen one by one stay chosen under another filter, which says how many it does not show', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Select Zhao Min' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Qian Duo' }));
  gateway.answer({ listChecks: { rows: rows.slice(1, 2), nextCursor: null } });
  await user.selectOptions(screen.getByRole('combobox', { name: /Status/ }), 'In progress');
  expect(await bar().findByText('2 selected, 1 of them not in this list')).toBeInTheDocument();
  await user.click(bar().getByRole('button', { name: 'Remind' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Qian Duo');
});

it('an export takes the same selection', async () => {
  gateway.answer({ exportChecks: file('text/csv', 'a') });
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, all } = await open();
  await all();
  await user.click(bar().getByRole('button', { name: 'Select all 312 that match' }));
  await user.click(bar().getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await waitFor(() =>
    expect(gateway.bodies('exportChecks')).toEqual([{ records: { all: {}, except: [] }, format: 'csv' }]),
  );
});

it('an answer that was lost is asked for again under the same key; another reason is another intent', async () => {
  gateway.answer({ cancelChecks: cut });
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: /Zhao Min/ }));
  await user.click(bar().getByRole('button', { name: 'Cancel check' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 1 check?' }));
  await user.type(dialog.getByLabelText('Reason'), 'Hired');
  const send = () => user.click(dialog.getByRole('button', { name: 'Cancel the check' }));
  await send();
  await waitFor(() => expect(gateway.sent('cancelChecks')).toHaveLength(1));
  await gateway.idle();
  gateway.answer({ cancelChecks: refuse('BULK_TOO_LARGE', null, { limit: 50 }) });
  await send();
  await waitFor(() => expect(gateway.sent('cancelChecks')).toHaveLength(2));
  // What was typed stays, also when the gateway refuses all of it.
  expect(await screen.findByText(/more than 50 records/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), ' already');
  gateway.answer({ cancelChecks: { rows: [{ ...done, checkId: ZHAO }], task: null } });
  await send();
  expect(await screen.findByText('1 check cancelled')).toBeInTheDocument();
  const keys = gateway.sent('cancelChecks').map(({ headers }) => headers['idempotency-key']);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('nothing is done to more than anybody has counted', async () => {
  gateway.answer({ countChecks: buildCheckCount({ total: 10_000, capped: true }) });
  const { user } = await open(['check.read', 'check.remind'], '10 000+ checks');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows shown' }));
  await user.click(bar().getByRole('button', { name: 'Select all 10 000+ that match' }));
  await user.click(bar().getByRole('button', { name: 'Remind' }));
  expect(await screen.findByText(/At most 10000 records at once/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
