import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { buildCheckCount, buildCheckRow } from '../../test/checkRow';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { RecordsPage } from './RecordsPage';

/** Candidates whom no SMS reached, in the list. */
const OTHER_ID = '0190a1b2-0000-7000-8000-000000000051';
const missed = buildCheckRow({ status: 'awaitingConsent', waitingOn: 'candidate', notReached: true });
const met = buildCheckRow({ checkId: OTHER_ID, candidateName: 'Qian Duo', status: 'awaitingConsent' });
const gateway = fakeGateway(() => ({
  countChecks: buildCheckCount(),
  listSavedViews: [],
  listTasks: [],
  listCheckChoices: { packages: [], owners: [] },
  listChecks: { rows: [missed, met], nextCursor: null },
}));

beforeAll(() => loadPhrases('records'));

const open = (route = '/backRecord') =>
  render(
    <main>
      <RecordsPage />
    </main>,
    { route, userInfo: buildUserInfo({ permissions: ['check.read'] }) },
  );

it('a row says that its candidate was not reached, and no other row does', async () => {
  open();
  const row = (await screen.findByText('Zhao Min')).closest('tr')!;
  expect(within(row).getByText('SMS not delivered')).toBeInTheDocument();
  expect(screen.getAllByText('SMS not delivered')).toHaveLength(1);
  await screen.findByRole('button', { name: 'Saved views', expanded: false });
});

it('they are filtered by, in list and count; a chip says so and takes the filter away', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More filters' }));
  const panel = within(await screen.findByRole('dialog', { name: 'More filters' }));
  await user.selectOptions(panel.getByLabelText('SMS'), 'Not delivered');
  expect(window.location.hash).toBe('#/backRecord?reached=no');
  await waitFor(() => expect(gateway.bodies('listChecks').at(-1)).toMatchObject({ notReached: true }));
  expect(gateway.bodies('countChecks').at(-1)).toEqual({ notReached: true });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /SMS: not delivered/ }));
  expect(window.location.hash).toBe('#/backRecord');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /SMS: not delivered/ })).not.toBeInTheDocument(),
  );
});
