import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import {
  catalogue,
  employment,
  OWN_PACKAGE,
  packageDetail,
  packageItem,
  packageVersion,
} from '../../test/packages';
import { render } from '../../test/render';
import { PackageDetailPage } from './PackageDetailPage';

const gateway = fakeGateway(() => ({ getPackage: packageDetail(), listCatalogueItems: catalogue }));
beforeAll(() => loadPhrases('packages'));
const open = (permissions = ['package.read', 'package.manage', 'check.order'], id = OWN_PACKAGE) =>
  render(<PackageDetailPage />, {
    route: `/mealManage/detail?id=${id}`,
    userInfo: buildUserInfo({ permissions }),
  });

it('tells what is in it, why, what each part costs, and who uses it', async () => {
  const items = [employment, packageItem({ reason: 'Has the keys of the stores' })];
  gateway.answer({ getPackage: packageDetail({ current: packageVersion({ items }) }) });
  const { container } = open();
  expect(await screen.findByRole('heading', { name: 'Warehouse staff' })).toBeInTheDocument();
  const row = within(screen.getByText('Identity').closest('tr')!);
  for (const text of ['Sensitive', 'Why it is asked for: Has the keys of the stores', '¥5.00'])
    expect(row.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(/^3 checks in the last 90 days/)).toBeInTheDocument();
  expect(container).not.toHaveTextContent('{{');
  expect(screen.getByText('ATS').closest('li')).toHaveTextContent('ATS · API key1');
  expect(screen.getByRole('link', { name: 'Order with it' })).toHaveAttribute(
    'href',
    `#/initiateBack?package=${OWN_PACKAGE}`,
  );
  await expectNoAxeFaults(container);
});

it('each version says what it changed and by how much the price', async () => {
  const versions = [
    packageVersion({
      version: 3,
      name: 'Warehouse',
      price: 12_500,
      items: [packageItem({ reason: 'Has keys' }), packageItem({ itemCode: 'degree', name: 'Degree' })],
    }),
    packageVersion({ version: 2, positionClass: 'driver', items: [packageItem(), employment] }),
    packageVersion(),
  ];
  gateway.answer({ getPackage: packageDetail({ current: versions[0], versions }) });
  open();
  const list = within(await screen.findByRole('list', { name: 'Versions and prices' }));
  const [third, second, first] = list.getAllByRole('listitem');
  for (const text of [
    'Version 3 · ¥125.00',
    '¥120.00 less',
    'Added: Degree',
    'Removed: Employment × 2',
    'Other reason: Identity',
    'Renamed from Warehouse staff',
    'Kind of position: before Driver',
  ])
    expect(third).toHaveTextContent(text);
  expect(second).toHaveTextContent('Kind of position: before General');
  expect(second).toHaveTextContent('Other order of the items');
  expect(second).not.toHaveTextContent('less');
  expect(first).toHaveTextContent('First version');
});

it('is switched off after a question, and on again at once', async () => {
  gateway.answer({
    setPackageActive: ({ body }) => {
      gateway.answer({ getPackage: packageDetail({ status: body.active ? 'active' : 'off' }) });
      return { done: true };
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch off Warehouse staff?' }));
  expect(gateway.sent('setPackageActive')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText(/^This package is off/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Order with it' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  await waitFor(() =>
    expect(gateway.bodies('setPackageActive')).toEqual([
      { packageId: OWN_PACKAGE, active: false },
      { packageId: OWN_PACKAGE, active: true },
    ]),
  );
});

it('a draft is said, and gone on with', async () => {
  gateway.answer({ getPackage: packageDetail({ draft: packageVersion({ version: 2, publishedAt: null }) }) });
  open();
  expect(await screen.findByText(/^林晓 saved a draft/)).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'Go on with the draft' }))
    expect(link).toHaveAttribute('href', `#/mealManage/add?id=${OWN_PACKAGE}`);
});

it('shows what the candidate reads and fills in', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'What the candidate sees' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What the candidate sees' }));
  expect(await dialog.findByText('What is done for Identity')).toBeInTheDocument();
  for (const text of ['Your employment', 'ID number', 'Employer'])
    expect(dialog.getByText(text)).toBeInTheDocument();
  expect(dialog.queryByText('Your education')).not.toBeInTheDocument();
});

it('a standard package is copied, never changed; who may only read has no actions', async () => {
  gateway.answer({ getPackage: packageDetail({ isOwn: false }) });
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Copy' })).toHaveAttribute(
    'href',
    `#/mealManage/add?from=${OWN_PACKAGE}`,
  );
  for (const name of ['Change', 'Switch off'])
    expect(screen.queryByRole(name === 'Change' ? 'link' : 'button', { name })).not.toBeInTheDocument();
  unmount();
  gateway.answer({ getPackage: packageDetail({ use: null }) });
  open(['package.read']);
  await screen.findByRole('heading', { name: 'Warehouse staff' });
  for (const name of ['Copy', 'Change', 'Order with it'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
});

it.each(['', 'nonsense'])(
  'an address with the id %j leads back to the packages and asks nothing',
  async (id) => {
    open(undefined, id);
    expect(await screen.findByRole('link', { name: 'Packages' })).toHaveAttribute('href', '#/mealManage');
    expect(gateway.sent('getPackage')).toHaveLength(0);
  },
);

it('a package that is not there leads back to the packages', async () => {
  gateway.answer({ getPackage: refuse('NOT_FOUND') });
  open();
  expect(await screen.findByRole('link', { name: 'Packages' })).toHaveAttribute('href', '#/mealManage');
});

it('says that the price is the account’s own, what others pay, and what was and will be', async () => {
  const own = { priceId: '0190a1b2-0000-7000-8000-000000000910', effectiveOn: '2026-12-01' };
  gateway.answer({
    getPackage: packageDetail({
      isOwn: false,
      standardPrice: 24_500,
      current: packageVersion({ price: 20_000 }),
      ownPrices: [
        {
          ...own,
          priceId: '0190a1b2-0000-7000-8000-000000000911',
          effectiveOn: '2099-01-01',
          state: 'planned',
          price: null,
        },
        { ...own, state: 'inForce', price: 20_000 },
      ],
    }),
  });
  open();
  expect(await screen.findByText('your own price, standard ¥245.00')).toBeInTheDocument();
  expect(screen.getByText('¥200.00, since 2026-12-01')).toBeInTheDocument();
  expect(screen.getByText('standard price, planned from 2099-01-01')).toBeInTheDocument();
  // The history of the package is everybody's.
  expect(screen.getByText('Version 1 · ¥245.00')).toBeInTheDocument();
});
