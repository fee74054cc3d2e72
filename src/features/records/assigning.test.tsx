import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { cut, refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildDetail } from '../../test/checkDetail';
import { buildCheckCount, buildCheckRow } from '../../test/checkRow';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { buildTask } from '../../test/tasks';
import { RecordDetailPage } from './RecordDetailPage';
import { RecordsPage } from './RecordsPage';

/** Records put into somebody else's charge, and taken back. */
const ZHAO = '0190a1b2-0000-7000-8000-000000000050';
const QIAN = '0190a1b2-0000-7000-8000-000000000051';
const SUN = '0190a1b2-0000-7000-8000-000000000052';
const LI = '0190a1b2-0000-7000-8000-0000000000a1';
const ACT = '0190a1b2-0000-7000-8000-0000000000b1';
const rows = [ZHAO, QIAN, SUN].map((checkId, at) =>
  buildCheckRow({ checkId, candidateName: ['Zhao Min', 'Qian Duo', 'Sun Li'][at]! }),
);
const outcome = (checkId: string, code = 0, msg: string | null = null) => ({
  ...{ checkId, code, msg, orderNo: 'PB1', candidateName: 'Sun Li' },
});
const act = { assignmentId: ACT, to: 'Li Na', records: 2, at: '2026-01-01T08:00:00Z' };
const gateway = fakeGateway(() => ({
  countChecks: buildCheckCount({ total: 312 }),
  listChecks: { rows, nextCursor: 'more' },
  listSavedViews: [],
  listTasks: [],
  listAssignments: [],
  listAssignees: [{ userId: LI, name: 'Li Na', role: 'Recruiter' }],
}));
beforeAll(() => loadPhrases('records', 'recordDetail', 'personal'));
afterEach(() => window.localStorage.clear());

const userInfo = buildUserInfo({ permissions: ['check.read', 'check.assign'] });
async function open() {
  const page = render(
    <main>
      <RecordsPage />
    </main>,
    { route: '/backRecord', userInfo },
  );
  await screen.findByText('312 checks');
  return page;
}
const bar = () => within(screen.getByRole('region', { name: 'Actions for the selection' }));
type Page = Awaited<ReturnType<typeof open>>;
async function choose({ user }: Page) {
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows shown' }));
  await user.click(await screen.findByRole('button', { name: 'Assign' }));
}
const field = () => screen.findByRole('combobox', { name: 'In charge from now on' });

it('nobody chosen is said at the field; what was refused stays selected, what was theirs already does not', async () => {
  const msg = 'Somebody else is in charge of it';
  gateway.answer({
    assignChecks: { rows: [outcome(ZHAO), outcome(QIAN, 2047, 'Already theirs'), outcome(SUN, 2046, msg)], task: null }, // prettier-ignore
  });
  const page = await open();
  await choose(page);
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is in charge of 3 records?' }));
  await field();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.split(' · ')[0])).toEqual([
    ...['Zhao Min', 'Qian Duo', 'Sun Li'],
  ]);
  await expectNoAxeFaults(screen.getByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await dialog.findByText('Please choose who is in charge')).toBeInTheDocument();
  await page.user.selectOptions(await field(), 'Li Na · Recruiter');
  await page.user.click(dialog.getByRole('button', { name: 'Assign' }));
  const told = within(await screen.findByRole('dialog', { name: '1 could not be done' }));
  expect(told.getByText('1 record assigned')).toBeInTheDocument();
  expect(told.getByText(msg)).toBeInTheDocument();
  expect(told.queryByText('Already theirs')).not.toBeInTheDocument();
  expect(gateway.bodies('assignChecks')).toEqual([{ records: { checkId: [ZHAO, QIAN, SUN] }, ownerId: LI }]);
  await page.user.click(told.getByRole('button', { name: 'Close' }));
  expect(bar().getByText('1 selected')).toBeInTheDocument();
});

it('all that match go on in the background, under the same key until it is answered', async () => {
  gateway.answer({ assignChecks: cut });
  const page = await open();
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select all rows shown' }));
  await page.user.click(await screen.findByRole('button', { name: /Select all 312/ }));
  await page.user.click(await screen.findByRole('button', { name: 'Assign' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Who is in charge of up to 312 records?' }),
  );
  expect(dialog.getByText(/^309 are not loaded here/)).toBeInTheDocument();
  await page.user.selectOptions(await field(), 'Li Na · Recruiter');
  await page.user.click(dialog.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(gateway.sent('assignChecks')).toHaveLength(1));
  const task = buildTask({ kind: 'checks.assign', done: 0, total: null, status: 'waiting' });
  gateway.answer({ assignChecks: { rows: null, task }, listTasks: [task] });
  await page.user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText(/Up to 312 records: they continue in the background/)).toBeInTheDocument();
  expect(await screen.findByText(/^Assignment of records/)).toBeInTheDocument();
  const keys = gateway.sent('assignChecks').map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  expect(gateway.bodies('assignChecks')[1]).toEqual({ records: { all: {}, except: [] }, ownerId: LI });
});

it('a refusal stands at the field; whoever may choose nobody reads whom to ask', async () => {
  gateway.answer({
    assignChecks: refuse('FIELDS_WRONG', { fields: [{ path: 'ownerId', msg: 'Please choose another one' }] }),
  });
  const page = await open();
  await choose(page);
  await page.user.selectOptions(await field(), 'Li Na · Recruiter');
  const dialog = () => within(screen.getByRole('dialog'));
  await page.user.click(dialog().getByRole('button', { name: 'Assign' }));
  expect(await dialog().findByText('Please choose another one')).toBeInTheDocument();
  await page.user.keyboard('{Escape}');
  gateway.answer({ listAssignees: [] });
  await page.user.click(bar().getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText(/recruiters assign within their own department/)).toBeInTheDocument();
});

it('what one assigned lately is there in every tab and can be taken back; what changed since is named', async () => {
  gateway.answer({
    listAssignments: () => (gateway.sent('undoAssignment').length > 0 ? [] : [act]),
    undoAssignment: { rows: [outcome(ZHAO), outcome(SUN, 2048, 'It has changed hands since')], task: null },
  });
  const { user } = await open();
  expect(await screen.findByText(/you put Li Na in charge of 2 records\.$/)).toBeInTheDocument();
  await expectNoAxeFaults();
  await user.click(screen.getByRole('button', { name: 'Take back 2 records from Li Na' }));
  const told = within(await screen.findByRole('dialog', { name: '1 could not be done' }));
  expect(told.getByText('1 record taken back')).toBeInTheDocument();
  expect(told.getByText('It has changed hands since')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/you put Li Na/)).not.toBeInTheDocument());
  await user.click(told.getByRole('button', { name: 'Close' }));
  expect(gateway.bodies('undoAssignment')).toEqual([{ assignmentId: ACT }]);
});

it('hidden it stays hidden, in this browser', async () => {
  gateway.answer({ listAssignments: [act] });
  const { user, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: 'Hide' }));
  expect(screen.queryByText(/you put Li Na/)).not.toBeInTheDocument();
  unmount();
  await open();
  await gateway.idle();
  expect(screen.queryByText(/you put Li Na/)).not.toBeInTheDocument();
});

it('one record: who is in charge, and the way to put somebody else there, for whoever may', async () => {
  const assigned = {
    ...{ at: '2026-01-01T08:00:00Z', event: 'assigned', actorKind: 'named' as const, actor: 'Wang' },
    detail: { inCharge: 'Li Na', person: null, owner: null },
  };
  gateway.answer({
    getCheck: buildDetail({ checkId: ZHAO, ownerName: 'Wang', allowed: ['assign'], timeline: [assigned] }),
    assignChecks: { rows: [outcome(ZHAO)], task: null },
  });
  const { user, unmount } = render(<RecordDetailPage />, {
    route: `/backRecord/detail?id=${ZHAO}`,
    userInfo,
  });
  expect(await screen.findByText('In charge from then on: Li Na')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is in charge of 1 record?' }));
  await user.selectOptions(await field(), 'Li Na · Recruiter');
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('1 record assigned')).toBeInTheDocument();
  expect(gateway.bodies('assignChecks')).toEqual([{ records: { checkId: [ZHAO] }, ownerId: LI }]);
  unmount();
  gateway.answer({ getCheck: buildDetail({ checkId: ZHAO, ownerName: 'Wang', allowed: [] }) });
  render(<RecordDetailPage />, { route: `/backRecord/detail?id=${ZHAO}`, userInfo });
  expect((await screen.findAllByText('Wang')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Assign' })).not.toBeInTheDocument();
});
