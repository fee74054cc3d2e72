import { screen } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { buildSummary } from '../../test/homeSummary';
import { render } from '../../test/render';
import { HomePage } from './HomePage';

const gateway = fakeGateway(() => ({ homeSummary: buildSummary() }));
beforeAll(() => loadPhrases('home'));

const open = (permissions: string[]) =>
  render(<HomePage />, { route: '/homePage', userInfo: buildUserInfo({ permissions }) });

it('money can be paid in from home by whoever may, also when nothing waits for it', async () => {
  const { unmount } = open(['home.read', 'balance.watch']);
  expect(await screen.findByRole('link', { name: 'Open finance' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Recharge' })).not.toBeInTheDocument();
  unmount();
  open(['home.read', 'balance.watch', 'recharge.ask']);
  const link = await screen.findByRole('link', { name: 'Recharge' });
  expect(link).toHaveAttribute('href', '#/financialManage?pay=0');
});

it.each([
  [500_00, 499_99, true],
  [500_00, 500_00, false],
  [null, 0, false],
])('told below %s, with %s available: said to be low: %s', async (notifyBelow, available, isLow) => {
  const summary = buildSummary();
  gateway.answer({ homeSummary: { ...summary, balance: { ...summary.balance!, notifyBelow, available } } });
  open(['home.read', 'balance.watch']);
  expect(await screen.findByText('Balance')).toBeInTheDocument();
  expect(screen.queryAllByText('Low: below ¥500.00')).toHaveLength(isLow ? 1 : 0);
});
