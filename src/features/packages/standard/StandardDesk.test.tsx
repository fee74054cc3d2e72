import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPhrases } from '../../../i18n/i18n';
import { chinaToday } from '../../../lib/dates';
import { refuse, type DataOf } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { catalogue } from '../../../test/packages';
import { render } from '../../../test/render';
import { StandardDesk } from './StandardDesk';

type Detail = DataOf<'getStandardPackage'>;
const packageId = '0190a1b2-0000-7000-8000-000000000700';
const before: Detail['package']['values'] = {
  nameEn: 'Basic',
  nameZh: '基础版',
  descriptionEn: 'For every position',
  descriptionZh: '适合所有岗位',
  price: 6800,
  active: true,
  items: [{ itemCode: 'identity', copies: 1 }],
};
const first: Detail['history'][number] = {
  version: 1,
  effectiveOn: null,
  state: 'inForce',
  values: before,
  before: null,
  changedAt: '2026-11-20T02:00:00.000Z',
  changedBy: null,
  withdrawnAt: null,
  withdrawnBy: null,
};
const planned: Detail['history'][number] = {
  ...first,
  version: 2,
  effectiveOn: '2099-12-01',
  state: 'planned',
  values: { ...before, price: 7200, items: [...before.items, { itemCode: 'employment', copies: 2 }] },
  before,
  changedBy: '沈立',
};
const one: Detail['package'] = { packageId, code: 'basic', version: 1, values: before, planned: null };
const detail = (overrides: Partial<Detail> = {}): Detail => ({
  package: one,
  basedOn: 1,
  history: [first],
  ...overrides,
});
const gateway = fakeGateway(() => ({
  listCatalogueItems: catalogue,
  listStandardPackages: [{ ...one, planned }],
  getStandardPackage: detail(),
  previewStandardPackage: {
    itemsPrice: 24_500,
    days: 90,
    total: 1,
    rows: [{ enterpriseId: packageId, name: '晨星科技有限公司', checks: 12, ownPrice: 5000 }],
  },
  changeStandardPackage: detail(),
  withdrawStandardPackage: { done: true },
}));
beforeAll(async () => {
  await loadPhrases('packages');
  await loadPhrases('standardPackages');
});
const open = (query = `&package=${packageId}`) =>
  render(<StandardDesk />, {
    route: `/mealManage?tab=standard${query}`,
    userInfo: buildUserInfo({ permissions: ['package.read', 'catalogue.manage'] }),
  });
const openForm = async () => {
  const shown = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change this package' }));
  await screen.findByRole('textbox', { name: 'Price in yuan' });
  return shown;
};
const retype = async (label: string, text: string) => {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const review = () => userEvent.click(screen.getByRole('button', { name: 'See what changes' }));

it('lists every package with its price and what is planned, and leads to it', async () => {
  const { container } = open('');
  const link = await screen.findByRole('link', { name: 'Basic' });
  expect(link).toHaveAttribute('href', `#/mealManage?tab=standard&package=${packageId}`);
  const row = within(link.closest('tr')!);
  for (const text of ['1', '¥68.00', 'Changes on 2099-12-01'])
    expect(row.getByText(text)).toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('shows what a package was and will be, and withdraws what is planned after a question', async () => {
  gateway.answer({
    getStandardPackage: detail({ package: { ...one, planned }, basedOn: 2, history: [planned, first] }),
  });
  const { container } = open();
  expect(await screen.findByText('Price: ¥68.00 → ¥72.00')).toBeInTheDocument();
  expect(await screen.findByText('Items: Identity → Identity, Employment × 2')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change this package' })).not.toBeInTheDocument();
  await expectNoAxeFaults(container);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(gateway.bodies('withdrawStandardPackage')).toEqual([{ packageId, version: 2 }]));
});

it('shows whom a change concerns before anything is done, and then sends it once', async () => {
  const { container } = await openForm();
  await retype('Price in yuan', '72');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Add an item' }), 'Employment');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How many of Employment' }), '2');
  await expectNoAxeFaults(container);
  await review();
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('晨星科技有限公司')).toBeInTheDocument();
  for (const text of ['12', '¥50.00', 'Its items by themselves cost ¥245.00 then.'])
    expect(dialog.getByText(text)).toBeInTheDocument();
  expect(gateway.bodies('changeStandardPackage')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Change now' }));
  await waitFor(() =>
    expect(gateway.bodies('changeStandardPackage')).toEqual([
      { packageId, basedOn: 1, effectiveOn: chinaToday(), values: planned.values },
    ]),
  );
});

it('says what is wrong at its field before anything is asked', async () => {
  await openForm();
  await retype('Price in yuan', '0');
  await retype('Name in English', ' ');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Identity' }));
  await review();
  expect(await screen.findByText('An amount between 0.01 and 100,000 yuan')).toBeInTheDocument();
  for (const text of ['This is missing', 'A package has at least one item'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(gateway.bodies('previewStandardPackage')).toEqual([]);
});

it('keeps what was typed where somebody else was first', async () => {
  gateway.answer({ changeStandardPackage: refuse('STANDARD_CHANGED') });
  await openForm();
  await retype('Price in yuan', '72');
  await review();
  await screen.findByText('晨星科技有限公司');
  await userEvent.click(screen.getByRole('button', { name: 'Change now' }));
  expect(await screen.findByText(/What you typed is kept/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Price in yuan' })).toHaveValue('72');
});
