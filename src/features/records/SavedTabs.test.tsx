import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { buildCheckCount, buildCheckRow } from '../../test/checkRow';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { buildTheirView, buildView } from '../../test/savedViews';
import { RecordsPage } from './RecordsPage';

const idOf = (number: number) => `0190a1b2-0000-7000-8000-00000000070${number}`;
const gateway = fakeGateway(() => ({
  countChecks: buildCheckCount(),
  listTasks: [],
  listCheckChoices: { packages: [], owners: [] },
  listChecks: { rows: [buildCheckRow()], nextCursor: null },
  listSavedViews: [
    buildView({ viewId: idOf(1), name: 'Red ones', query: 'lamp=red' }),
    // What a tab shows already is none of its own.
    buildView({ viewId: idOf(2), name: 'Overdue ones', query: 'view=overdue' }),
    buildTheirView({ viewId: idOf(3), name: 'Reds', query: 'lamp=red' }),
    buildTheirView({ viewId: idOf(4), name: 'Asked again', query: 'status=awaitingInfo&sort=promisedAt' }),
  ],
}));

beforeAll(() => loadPhrases('records', 'savedViews'));

async function open(route = '/backRecord') {
  const { user } = render(
    <main>
      <RecordsPage />
    </main>,
    { route, userInfo: buildUserInfo({ permissions: ['check.read', 'result.read'] }) },
  );
  await screen.findByRole('tab', { name: 'Red ones' });
  await screen.findAllByText('Zhao Min');
  return user;
}
const chosen = () => screen.getByRole('tab', { selected: true });
const asked = () => gateway.bodies('listChecks').at(-1);

it('saved views are tabs behind those of the list, a colleague’s with their name; axe finds nothing', async () => {
  await open();
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(names.slice(7)).toEqual(['Red ones', 'Asked again · Zhou Min']);
  expect(chosen()).toHaveTextContent(/^All/);
  await expectNoAxeFaults();
});

it('a tab opens its view and names the panel; another tab leaves it with all its filters', async () => {
  const user = await open();
  await user.click(screen.getByRole('tab', { name: /^Asked again/ }));
  await waitFor(() => expect(asked()).toMatchObject({ status: ['awaitingInfo'], sort: 'promisedAt' }));
  expect(chosen()).toHaveTextContent('Asked again · Zhou Min');
  expect(screen.getByRole('tabpanel', { name: 'Asked again · Zhou Min' })).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /^Reported/ }));
  await waitFor(() => expect(asked()).toEqual({ view: 'reported', sort: '-orderedAt', limit: 50 }));
  expect(chosen()).toHaveTextContent(/^Reported/);
});

it('the keyboard goes through all of them; a filter of one’s own belongs to no saved view', async () => {
  const user = await open('/backRecord?lamp=red');
  expect(chosen()).toHaveTextContent('Red ones');
  chosen().focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(chosen()).toHaveTextContent(/^Asked again/));
  expect(chosen()).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(asked()).toEqual({ sort: '-orderedAt', limit: 50 }));
  expect(chosen()).toHaveTextContent(/^All/);
  await user.selectOptions(screen.getByRole('combobox', { name: /Status/ }), 'Cancelled');
  await waitFor(() => expect(asked()).toMatchObject({ status: ['cancelled'] }));
  expect(chosen()).toHaveTextContent(/^All/);
});

it('filters changed since a view was opened are marked at its tab, and the view is given them', async () => {
  const user = await open();
  await user.click(screen.getByRole('tab', { name: 'Red ones' }));
  await waitFor(() => expect(chosen()).toHaveTextContent(/^Red ones$/));
  await user.selectOptions(screen.getByRole('combobox', { name: /Status/ }), 'Cancelled');
  await waitFor(() => expect(chosen()).toHaveTextContent('Red ones (changed)'));
  expect(screen.getByText('View: Red ones (changed)')).toHaveAttribute('title', 'Red ones (changed)');
  await user.click(screen.getByRole('button', { name: 'View: Red ones (changed)' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Saved views' }));
  const changed = buildView({ viewId: idOf(1), name: 'Red ones', query: 'status=cancelled&lamp=red' });
  gateway.answer({ changeView: changed, listSavedViews: [changed] });
  await user.click(panel.getByRole('button', { name: 'Update Red ones with these filters' }));
  await waitFor(() => expect(screen.getByText('Red ones', { selector: '[role=tab]' })).toBeInTheDocument());
  expect(gateway.bodies('changeView')).toEqual([{ viewId: idOf(1), query: 'status=cancelled&lamp=red' }]);
  expect(panel.queryByRole('button', { name: /^Update/ })).not.toBeInTheDocument();
});

it('filters that are those of another view open that one; without any filter none is open', async () => {
  const user = await open();
  await user.click(screen.getByRole('tab', { name: /^Asked again/ }));
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'promisedAt' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /Result/ }), 'High risk');
  await waitFor(() => expect(chosen()).toHaveTextContent('Asked again · Zhou Min (changed)'));
  await user.selectOptions(screen.getByRole('combobox', { name: /Status/ }), '');
  await user.click(screen.getByRole('button', { name: 'Candidate' }));
  await user.click(screen.getByRole('button', { name: 'Candidate' }));
  await user.click(screen.getByRole('button', { name: 'Candidate' }));
  await waitFor(() => expect(asked()).toEqual({ lamp: ['red'], sort: '-orderedAt', limit: 50 }));
  expect(chosen()).toHaveTextContent(/^Red ones$/);
  expect(screen.getByRole('button', { name: 'View: Red ones' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await waitFor(() => expect(chosen()).toHaveTextContent(/^All/));
  expect(screen.getByRole('button', { name: 'Saved views' })).toBeInTheDocument();
});

it('a colleague’s view that was changed is marked, and stays theirs', async () => {
  const user = await open();
  await user.click(screen.getByRole('tab', { name: /^Asked again/ }));
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'promisedAt' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /Status/ }), 'Cancelled');
  await waitFor(() => expect(chosen()).toHaveTextContent('Asked again · Zhou Min (changed)'));
  await user.click(screen.getByRole('button', { name: 'View: Asked again (changed)' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Saved views' }));
  expect(panel.queryByRole('button', { name: /^Update/ })).not.toBeInTheDocument();
});

it('of views with the same filters the one that was saved is shown by button and tab', async () => {
  const user = await open('/backRecord?lamp=red');
  await user.click(await screen.findByRole('button', { name: 'View: Red ones' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Saved views' }));
  const newer = buildView({ viewId: idOf(5), name: 'Reds of mine', query: 'lamp=red' });
  const older = buildView({ viewId: idOf(1), name: 'Red ones', query: 'lamp=red' });
  gateway.answer({ saveView: newer, listSavedViews: [older, newer] });
  await user.type(panel.getByRole('textbox', { name: 'Save these filters as' }), 'Reds of mine{Enter}');
  await waitFor(() =>
    expect(screen.getByText('Reds of mine', { selector: '[role=tab]' })).toHaveAttribute(
      'aria-selected',
      'true',
    ),
  );
  expect(screen.getByText('View: Reds of mine')).toBeInTheDocument();
  expect(screen.queryByText('Red ones', { selector: '[role=tab]' })).not.toBeInTheDocument();
});

it('of more than is counted the total and the views say so', async () => {
  const views = { ...buildCheckCount().views, reported: 10_001, overdue: 10_000 };
  gateway.answer({ countChecks: buildCheckCount({ total: 10_000, capped: true, views }) });
  await open();
  expect(await screen.findByText('10 000+ checks')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Reported · 10 000+' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Overdue · 10000' })).toBeInTheDocument();
});
