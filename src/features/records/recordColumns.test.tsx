import { screen, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { buildCheckCount, buildCheckRow } from '../../test/checkRow';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { RecordsPage } from './RecordsPage';

const gateway = fakeGateway(() => ({
  countChecks: buildCheckCount(),
  listSavedViews: [],
  listTasks: [],
  listCheckChoices: { packages: [], owners: [] },
}));
beforeAll(() => loadPhrases('records'));
const heads = () =>
  screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);

it('who is in charge, the order number and the department are columns to choose, left out at first and again after a reset', async () => {
  gateway.answer({
    listChecks: { rows: [buildCheckRow({ departmentName: 'Sales' })], nextCursor: null },
  });
  const { user } = render(<RecordsPage />, {
    route: '/backRecord',
    userInfo: buildUserInfo({ permissions: ['check.read'] }),
  });
  await screen.findByText('Zhao Min');
  expect(screen.queryByText('Sales')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Columns' }));
  expect(menu.getByRole('button', { name: /usual/i })).toBeDisabled();
  for (const name of ['In charge', 'Order number', 'Department']) {
    expect(menu.getByRole('checkbox', { name })).not.toBeChecked();
    await user.click(menu.getByRole('checkbox', { name }));
  }
  for (const text of ['Lin Owner', 'PB20260301-0001', 'Sales'])
    expect(screen.getByText(text)).toBeInTheDocument();
  await user.click(menu.getByRole('button', { name: /usual/i }));
  expect(heads()).not.toContain('Department');
});
