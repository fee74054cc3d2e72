import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { cut } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { listedPackage, OWN_PACKAGE, packageItem } from '../../test/packages';
import { render } from '../../test/render';
import { PackagesPage } from './PackagesPage';

const STANDARD = '01990000-0000-7000-8000-000000000001';
const DRAFT = '0190a1b2-0000-7000-8000-000000000702';
const rows = [
  listedPackage({
    packageId: STANDARD,
    isOwn: false,
    name: 'Basic',
    description: '',
    positionClass: null,
    standardPrice: null,
    ordersLately: 0,
  }),
  listedPackage({ hasDraft: true }),
  listedPackage({
    packageId: DRAFT,
    status: 'draft',
    name: 'Drivers',
    positionClass: 'driver',
    workingDays: null,
    items: [],
    ordersLately: 0,
  }),
];
const gateway = fakeGateway(() => ({ listAllPackages: rows }));
beforeAll(() => loadPhrases('packages'));
const open = (query = '', permissions = ['package.read', 'package.manage']) =>
  render(<PackagesPage />, { route: `/mealManage${query}`, userInfo: buildUserInfo({ permissions }) });
const card = (name: string) => within(screen.getByRole('link', { name }).closest('li')!);

it('shows each package with its state, price, time and use, and leads to it', async () => {
  const { container } = open();
  const own = within((await screen.findByRole('link', { name: 'Warehouse staff' })).closest('li')!);
  for (const text of [
    'On offer',
    'Being changed',
    '¥245.00',
    '4 working days · 3 items · General',
    'Employment × 2, Identity',
    'Ordered 3 times in the last 90 days',
  ])
    expect(own.getByText(text)).toBeInTheDocument();
  expect(own.getByRole('link')).toHaveAttribute('href', `#/mealManage/detail?id=${OWN_PACKAGE}`);
  expect(card('Basic').getByText('Standard')).toBeInTheDocument();
  expect(card('Drivers').getByText('Draft')).toBeInTheDocument();
  expect(card('Drivers').getByText('0 items · Driver')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New package' })).toHaveAttribute('href', '#/mealManage/add');
  await expectNoAxeFaults(container);
});

it('names five items and how many more there are', async () => {
  const many = Array.from({ length: 7 }, (_, index) =>
    packageItem({ itemCode: `item${index}`, name: `Item ${index}` }),
  );
  gateway.answer({ listAllPackages: [listedPackage({ items: many })] });
  open();
  expect(await screen.findByText('Item 0, Item 1, Item 2, Item 3, Item 4, 2 more')).toBeInTheDocument();
});

it('finds by name and item and by kind; the search stands in the address', async () => {
  const { user } = open('?kind=open');
  await screen.findByRole('link', { name: 'Drivers' });
  expect(screen.queryByRole('link', { name: 'Basic' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Which packages' }), 'All packages');
  await user.type(screen.getByRole('searchbox'), 'ident ware{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Basic' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Warehouse staff' })).toBeInTheDocument();
  expect(window.location.hash).toContain('q=ident+ware');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nothing such{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Show all packages' }));
  expect(await screen.findByRole('link', { name: 'Basic' })).toBeInTheDocument();
});

it('is a list where one is chosen', async () => {
  open('?view=list');
  const table = await screen.findByRole('grid', { name: 'Packages' });
  expect(await within(table).findByRole('link', { name: 'Warehouse staff' })).toBeInTheDocument();
  expect(within(table).getByText('Ordered, 90 days')).toBeInTheDocument();
});

it('whoever may only read has neither the button nor the counts', async () => {
  gateway.answer({ listAllPackages: [listedPackage({ ordersLately: null })] });
  open('', ['package.read']);
  await screen.findByRole('link', { name: 'Warehouse staff' });
  expect(screen.queryByRole('link', { name: 'New package' })).not.toBeInTheDocument();
  expect(screen.queryByText(/90 days/)).not.toBeInTheDocument();
});

it('a failure can be tried again', async () => {
  gateway.answer({ listAllPackages: cut });
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer({ listAllPackages: rows });
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Basic' })).toBeInTheDocument();
});
