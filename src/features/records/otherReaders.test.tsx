import { screen } from '@testing-library/react';
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

const support = buildUserInfo({
  userType: 'staff',
  roles: ['support'],
  permissions: ['check.read', 'check.answer'],
});

it('inside a customer’s account the view of support says that it lists what waits for the enterprise', async () => {
  gateway.answer({ listChecks: { rows: [buildCheckRow()], nextCursor: null } });
  const inside = render(<RecordsPage />, { route: '/backRecord', userInfo: support });
  expect(await screen.findByRole('tab', { name: 'Waits for the enterprise · 1' })).toBeInTheDocument();
  inside.unmount();
  render(<RecordsPage />, { route: '/backRecord', userInfo: { ...support, enterprise: null } });
  const tabs = await screen.findAllByRole('tab', { name: /· \d/ });
  expect(tabs.map((tab) => tab.textContent)[0]).toMatch(/^Awaiting consent/);
});

it('who may not order is not told to', async () => {
  gateway.answer({ listChecks: { rows: [], nextCursor: null } });
  render(<RecordsPage />, { route: '/backRecord', userInfo: support });
  expect(await screen.findByText(/^Checks appear here once they are ordered/)).toBeInTheDocument();
});

it('support, who reads no names, is not asked to search by one; everybody else is', async () => {
  gateway.answer({ listChecks: { rows: [buildCheckRow()], nextCursor: null } });
  const nameless = render(<RecordsPage />, { route: '/backRecord', userInfo: support });
  expect(await screen.findByPlaceholderText('Phone, ID, order number')).toBeInTheDocument();
  nameless.unmount();
  render(<RecordsPage />, { route: '/backRecord', userInfo: { ...support, roles: ['analyst'] } });
  expect(await screen.findByPlaceholderText('Name, phone, ID, order number')).toBeInTheDocument();
});
