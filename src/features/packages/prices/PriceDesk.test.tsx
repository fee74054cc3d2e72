import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPhrases } from '../../../i18n/i18n';
import { chinaToday } from '../../../lib/dates';
import { refuse, type DataOf } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { PriceDesk } from './PriceDesk';

type Prices = DataOf<'getEnterprisePrices'>;
const enterpriseId = '0190a1b2-0000-7000-8000-000000000901';
const basic: Prices['packages'][number] = {
  packageId: '0190a1b2-0000-7000-8000-000000000902',
  name: 'Basic',
  active: true,
  price: 6800,
  ownPrice: null,
  planned: null,
  basedOn: null,
  history: [],
};
const planned: Prices['packages'][number]['history'][number] = {
  priceId: '0190a1b2-0000-7000-8000-000000000903',
  effectiveOn: '2099-12-01',
  state: 'planned',
  price: 5000,
  changedAt: '2026-11-20T02:00:00.000Z',
  changedBy: '沈立',
  withdrawnAt: null,
  withdrawnBy: null,
};
const prices = (row: Partial<Prices['packages'][number]> = {}): Prices => ({
  enterpriseId,
  name: '晨星科技有限公司',
  packages: [{ ...basic, ...row }],
});
const gateway = fakeGateway(() => ({
  findPricedEnterprises: { total: 52, rows: [{ enterpriseId, name: '晨星科技有限公司', ownPrices: 2 }] },
  getEnterprisePrices: prices(),
  setOwnPrice: prices(),
  withdrawOwnPrice: { done: true },
}));
beforeAll(() => loadPhrases('prices'));
const open = (query: string) =>
  render(<PriceDesk />, {
    route: `/mealManage?tab=prices${query}`,
    userInfo: buildUserInfo({ permissions: ['package.read', 'catalogue.manage'] }),
  });
const openDialog = async () => {
  open(`&enterprise=${enterpriseId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Set a price for Basic' }));
  return within(await screen.findByRole('dialog'));
};

it('lists enterprises with how many prices of their own they have, and leads to one', async () => {
  const { container } = open('');
  const link = await screen.findByRole('link', { name: '晨星科技有限公司' });
  expect(link).toHaveAttribute('href', `#/mealManage?tab=prices&enterprise=${enterpriseId}`);
  expect(within(link.closest('tr')!).getByText('2')).toBeInTheDocument();
  expect(screen.getByText(/^51 more enterprises/)).toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('searches by a part of the name, which does not stand in the address', async () => {
  open('');
  await userEvent.type(await screen.findByRole('searchbox'), '晨星{Enter}');
  await waitFor(() => expect(gateway.bodies('findPricedEnterprises').at(-1)).toEqual({ text: '晨星' }));
  expect(window.location.hash).toBe('#/mealManage?tab=prices');
});

it('sets a price from a day on; left empty it is the standard price again', async () => {
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Own price in yuan/ }), '50');
  await userEvent.click(dialog.getByRole('button', { name: 'Set this price' }));
  const body = { enterpriseId, packageId: basic.packageId, basedOn: null, effectiveOn: chinaToday() };
  await waitFor(() => expect(gateway.bodies('setOwnPrice')).toEqual([{ ...body, price: 5000 }]));
  expect(await screen.findByText('The price of Basic is set')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Set a price for Basic' }));
  const later = within(await screen.findByRole('dialog'));
  const day = later.getByLabelText(/^From/);
  await userEvent.clear(day);
  await userEvent.type(day, '2099-12-01');
  await userEvent.click(later.getByRole('button', { name: 'Set this price' }));
  expect(await screen.findByText('The price of Basic is planned from 2099-12-01')).toBeInTheDocument();
});

it('says what is wrong at its field, and keeps what was typed where somebody else was first', async () => {
  gateway.answer({ setOwnPrice: refuse('OWN_PRICE_CHANGED') });
  const dialog = await openDialog();
  const field = dialog.getByRole('textbox', { name: /^Own price in yuan/ });
  await userEvent.type(field, '0');
  await userEvent.click(dialog.getByRole('button', { name: 'Set this price' }));
  expect(await dialog.findByText('An amount between 0.01 and 100,000 yuan')).toBeInTheDocument();
  expect(gateway.bodies('setOwnPrice')).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '50');
  await userEvent.click(dialog.getByRole('button', { name: 'Set this price' }));
  expect(await dialog.findByText(/Somebody set this price meanwhile/)).toBeInTheDocument();
  expect(field).toHaveValue('50');
});

it('shows what is planned and by whom, and withdraws it after a question', async () => {
  gateway.answer({ getEnterprisePrices: prices({ planned, basedOn: planned.priceId, history: [planned] }) });
  const { container } = open(`&enterprise=${enterpriseId}`);
  expect(await screen.findByText('Basic · ¥50.00')).toBeInTheDocument();
  expect(screen.getByText('Planned from 2099-12-01')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Set a price for Basic' })).not.toBeInTheDocument();
  await expectNoAxeFaults(container);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(gateway.bodies('withdrawOwnPrice')).toEqual([{ enterpriseId, priceId: planned.priceId }]),
  );
});

it('says so where there is no such enterprise', async () => {
  gateway.answer({ getEnterprisePrices: refuse('NOT_FOUND') });
  open(`&enterprise=${enterpriseId}`);
  expect(await screen.findByRole('link', { name: 'Own prices' })).toBeInTheDocument();
});
