import { act, screen, waitFor, within } from '@testing-library/react';
import { sayWords } from '../../i18n/dictWords';
import { loadPhrases } from '../../i18n/i18n';
import { hasUnsavedInput } from '../../lib/unsavedInput';
import { cut, refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { catalogue, OWN_PACKAGE, packageDetail, packageVersion } from '../../test/packages';
import { render } from '../../test/render';
import { BuilderPage } from './BuilderPage';

const SAVED_AT = '2026-11-24T02:00:00.000Z';
const saved = { packageId: OWN_PACKAGE, savedAt: SAVED_AT, price: 24_500 };
const gateway = fakeGateway(() => ({
  listCatalogueItems: catalogue,
  savePackageDraft: saved,
  publishPackage: { packageId: OWN_PACKAGE, version: 1, price: 24_500 },
  // Read ahead by what the publication opens.
  getPackage: packageDetail(),
}));
beforeAll(() => loadPhrases('packages'));
const open = async (query = '') => {
  const view = render(<BuilderPage />, {
    route: `/mealManage/add${query}`,
    userInfo: buildUserInfo({ permissions: ['package.read', 'package.manage'] }),
  });
  await screen.findByRole('heading', { name: 'Catalogue' });
  return view;
};
const rows = () =>
  within(screen.getByRole('list', { name: 'In the package' }))
    .getAllByRole('listitem')
    .map((row) => /Identity|Employment|Financial risk/.exec(row.textContent!)![0]);
const press = (name: string) => screen.getByRole('button', { name });

it('a package is put together, priced as one goes, and published as it is shown', async () => {
  const { user, container } = await open();
  await user.type(screen.getByLabelText('Name'), 'Warehouse staff{Enter}');
  expect(screen.queryByText('Add at least one item')).not.toBeInTheDocument();
  await user.click(press('Add Identity'));
  await user.click(press('Add Employment'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'How many of Employment' }), '2');
  expect(screen.getByText('¥245.00')).toBeInTheDocument();
  expect(screen.getByText('4 working days · 3 items')).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'How many of Identity' })).not.toBeInTheDocument();
  await user.click(press('Move Employment up'));
  expect(rows()).toEqual(['Employment', 'Identity']);
  expect(press('Move Employment up')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Employment is now number 1 of 2');
  await expectNoAxeFaults(container);
  await user.click(press('Publish'));
  await waitFor(() => expect(window.location.hash).toBe(`#/mealManage/detail?id=${OWN_PACKAGE}`));
  expect(gateway.bodies('savePackageDraft')).toEqual([
    {
      name: 'Warehouse staff',
      description: '',
      positionClass: 'general',
      items: [
        { itemCode: 'employment', copies: 2 },
        { itemCode: 'identity', copies: 1 },
      ],
    },
  ]);
  expect(gateway.bodies('publishPackage')).toEqual([
    { packageId: OWN_PACKAGE, savedAt: SAVED_AT, expectedPrice: 24_500 },
  ]);
  expect(hasUnsavedInput()).toBe(false);
});

it('an item that hardly fits the position says so where it is picked, and is published with a reason only', async () => {
  const { user } = await open();
  const offered = within(press('Add Financial risk').closest('li')!);
  expect(offered.getByText(/^Somebody who handles no money/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Name'), 'Warehouse staff');
  await user.click(press('Add Financial risk'));
  await user.click(press('Publish'));
  const reason = screen.getByLabelText('Why Financial risk is asked for');
  expect(reason).toHaveFocus();
  expect(screen.getByText('Please say why this item is needed for the position')).toBeInTheDocument();
  expect(gateway.sent('savePackageDraft')).toHaveLength(0);
  await user.type(reason, 'ok');
  await user.click(press('Publish'));
  expect(screen.getByText('At least 6 characters: the candidate reads this sentence')).toBeInTheDocument();
  // For another position it fits, and the reason may be left out.
  await user.clear(reason);
  await user.selectOptions(screen.getByLabelText('Kind of position'), 'finance');
  await user.click(press('Publish'));
  await waitFor(() => expect(gateway.sent('savePackageDraft')).toHaveLength(1));
  expect(gateway.bodies('savePackageDraft')[0]).toMatchObject({
    positionClass: 'finance',
    items: [{ itemCode: 'financialRisk', copies: 1 }],
  });
});

it('nothing at all is told at name and list, and a nameless draft is not saved', async () => {
  const { user } = await open();
  await user.click(press('Publish'));
  expect(screen.getByText('Please enter a name')).toBeInTheDocument();
  expect(screen.getByText('Add at least one item')).toBeInTheDocument();
  await user.click(press('Save as draft'));
  expect(gateway.sent('savePackageDraft')).toHaveLength(0);
  await user.type(screen.getByLabelText('Name'), 'Later');
  await user.click(press('Save as draft'));
  await waitFor(() => expect(window.location.hash).toBe(`#/mealManage/detail?id=${OWN_PACKAGE}`));
  expect(gateway.sent('publishPackage')).toHaveLength(0);
});

it('the catalogue is searched by words, and an added item is added once', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search the catalogue' }), 'employ{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add Identity' })).not.toBeInTheDocument());
  await user.click(press('Add Employment'));
  await user.click(press('Employment is in the package'));
  expect(rows()).toEqual(['Employment']);
  await user.click(press('Remove Employment'));
  expect(screen.getByText('Nothing yet. Add items from the catalogue.')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'In the package' })).toHaveFocus();
});

it('what somebody else saved meanwhile is not overwritten before one says so', async () => {
  const draft = packageVersion({ version: 2, publishedAt: null, savedAt: '2026-11-24T01:00:00.000Z' });
  gateway.answer({
    getPackage: packageDetail({ draft }),
    savePackageDraft: refuse('SAVED_BY_ANOTHER'),
  });
  const { user } = await open(`?id=${OWN_PACKAGE}`);
  await user.type(screen.getByLabelText('Name'), ' 2');
  await user.click(press('Save as draft'));
  const notice = within((await screen.findByText(/^This package was changed/)).closest('[role=alert]')!);
  expect(notice.getByRole('link')).toHaveAttribute('href', `#/mealManage/detail?id=${OWN_PACKAGE}`);
  const theirs = '2026-11-24T01:30:00.000Z';
  gateway.answer({
    getPackage: packageDetail({ draft: { ...draft, name: 'Theirs', savedAt: theirs } }),
    savePackageDraft: saved,
  });
  await user.click(notice.getByRole('button', { name: 'Replace it with mine' }));
  await waitFor(() => expect(screen.queryByText(/^This package was changed/)).not.toBeInTheDocument());
  // It is saved at once: what the button says is done.
  await waitFor(() => expect(gateway.sent('savePackageDraft')).toHaveLength(2));
  const name = 'Warehouse staff 2';
  const expected = [draft.savedAt, theirs].map((savedAt) => ({ savedAt, name }));
  expect(gateway.bodies('savePackageDraft')).toMatchObject(expected);
});

it('a published version that is changed is named, so that what another tab published since is not undone', async () => {
  const current = packageVersion({ savedAt: '2026-11-24T03:00:00.000Z' });
  gateway.answer({ getPackage: packageDetail({ current }), savePackageDraft: saved });
  const { user } = await open(`?id=${OWN_PACKAGE}`);
  expect(screen.queryByRole('button', { name: /Discard/ })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Name'), ' 2');
  await user.click(press('Save as draft'));
  await waitFor(() => expect(gateway.sent('savePackageDraft')).toHaveLength(1));
  expect(gateway.bodies('savePackageDraft')[0]).toMatchObject({ savedAt: current.savedAt });
});

it('another price of the catalogue is shown before anything is published', async () => {
  gateway.answer({
    getPackage: packageDetail(),
    publishPackage: () => {
      gateway.answer({
        listCatalogueItems: catalogue.map((item) => ({ ...item, price: item.price * 2 })),
        publishPackage: { packageId: OWN_PACKAGE, version: 2, price: 49_000 },
      });
      return refuse('PRICE_CHANGED', { price: 49_000 });
    },
  });
  const { user } = await open(`?id=${OWN_PACKAGE}`);
  await user.type(screen.getByLabelText('Description (optional)'), '!');
  await user.click(press('Publish'));
  expect(await screen.findByText(/^The price has changed/)).toBeInTheDocument();
  expect(await screen.findByText('¥490.00')).toBeInTheDocument();
  expect(screen.getByText(/Now ¥245.00/)).toBeInTheDocument();
  await user.click(press('Publish'));
  await waitFor(() => expect(gateway.bodies('publishPackage')[1]).toMatchObject({ expectedPrice: 49_000 }));
});

it('a refused publication says that the draft is kept, and a refused reason stands at its item', async () => {
  gateway.answer({
    publishPackage: refuse('PACKAGE_UNCHANGED', null, { version: 1 }),
    getPackage: packageDetail(),
  });
  const { user } = await open(`?id=${OWN_PACKAGE}`);
  await user.click(press('Add Financial risk'));
  await user.type(screen.getByLabelText('Why Financial risk is asked for'), 'Keeps the cash of the depot');
  await user.click(press('Publish'));
  expect(await screen.findByText(/^It is not published/)).toBeInTheDocument();
  const at = rows().indexOf('Financial risk');
  const fields = [{ path: `items.${at}.reason`, msg: 'At most 200 characters' }];
  gateway.answer({ savePackageDraft: refuse('FIELDS_WRONG', { fields }) });
  await user.click(press('Save as draft'));
  const reason = screen.getByLabelText('Why Financial risk is asked for');
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/At most 200 characters/));
  expect(screen.queryByText(/^It is not published/)).not.toBeInTheDocument();
  await user.type(reason, '.');
  expect(reason).not.toHaveAccessibleDescription(/At most 200 characters/);
});

it('a publication whose reply was lost is sent again as it was, and told as done', async () => {
  gateway.answer({ publishPackage: cut });
  const { user } = await open();
  await user.type(screen.getByLabelText('Name'), 'Warehouse staff');
  await user.click(press('Add Identity'));
  await user.click(press('Publish'));
  await waitFor(() => expect(gateway.sent('publishPackage')).toHaveLength(1));
  expect(screen.queryByText(/^It is not published/)).not.toBeInTheDocument();
  gateway.answer({ publishPackage: { packageId: OWN_PACKAGE, version: 1, price: 500 } });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(window.location.hash).toBe(`#/mealManage/detail?id=${OWN_PACKAGE}`));
  expect(gateway.sent('savePackageDraft')).toHaveLength(1);
  const [first, second] = gateway.bodies('publishPackage');
  expect(second).toEqual(first);
});

it('what was changed after a lost reply is saved before it is published', async () => {
  gateway.answer({ publishPackage: cut });
  const { user } = await open();
  await user.type(screen.getByLabelText('Name'), 'Warehouse staff');
  await user.click(press('Add Identity'));
  await user.click(press('Publish'));
  await waitFor(() => expect(gateway.sent('publishPackage')).toHaveLength(1));
  await user.type(screen.getByLabelText('Name'), ' 2');
  await user.click(press('Publish'));
  await waitFor(() => expect(gateway.sent('savePackageDraft')).toHaveLength(2));
  expect(gateway.bodies('savePackageDraft')[1]).toMatchObject({
    name: 'Warehouse staff 2',
    packageId: OWN_PACKAGE,
    savedAt: SAVED_AT,
  });
});

it('what is not known to be kept is not called kept', async () => {
  gateway.answer({ publishPackage: refuse('PACKAGE_UNCHANGED', null, { version: 1 }) });
  gateway.answer({ getPackage: packageDetail() });
  const { user } = await open(`?id=${OWN_PACKAGE}`);
  await user.click(press('Publish'));
  await screen.findByText(/^It is not published/);
  await user.type(screen.getByLabelText('Name'), ' 2');
  expect(screen.queryByText(/^It is not published/)).not.toBeInTheDocument();
  gateway.answer({ publishPackage: refuse('SAVED_BY_ANOTHER') });
  await user.click(press('Publish'));
  await screen.findByText(/^This package was changed meanwhile/);
  expect(screen.queryByText(/^It is not published/)).not.toBeInTheDocument();
});

it('a copy of a package with the longest name keeps whole characters and says that it is one', async () => {
  const current = packageVersion({ name: `${'a'.repeat(42)}😀${'b'.repeat(7)}` });
  gateway.answer({ getPackage: packageDetail({ current }) });
  await open(`?from=${OWN_PACKAGE}`);
  expect(screen.getByLabelText('Name')).toHaveValue(`${'a'.repeat(42)}😀 (copy)`);
});

it('a copy begins with another name and belongs to nobody’s draft', async () => {
  gateway.answer({ getPackage: packageDetail({ isOwn: false }) });
  const { user } = await open(`?from=${OWN_PACKAGE}`);
  expect(screen.getByLabelText('Name')).toHaveValue('Warehouse staff (copy)');
  expect(rows()).toEqual(['Employment', 'Identity']);
  await user.click(press('Save as draft'));
  await waitFor(() => expect(gateway.sent('savePackageDraft')).toHaveLength(1));
  expect(gateway.bodies('savePackageDraft')[0]).not.toHaveProperty('packageId');
});

it('a draft is dropped after a question', async () => {
  const draft = packageVersion({ version: 2, publishedAt: null, savedAt: SAVED_AT });
  gateway.answer({ getPackage: packageDetail({ draft }), discardPackageDraft: { done: true } });
  const { user } = await open(`?id=${OWN_PACKAGE}`);
  await user.click(press('Discard the draft'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard the draft?' }));
  await user.click(dialog.getByRole('button', { name: 'Discard the draft' }));
  await waitFor(() => expect(window.location.hash).toBe(`#/mealManage/detail?id=${OWN_PACKAGE}`));
  expect(gateway.bodies('discardPackageDraft')).toEqual([{ packageId: OWN_PACKAGE, savedAt: SAVED_AT }]);
});

it('a standard package cannot be changed from its address', async () => {
  gateway.answer({ getPackage: packageDetail({ isOwn: false }) });
  render(<BuilderPage />, {
    route: `/mealManage/add?id=${OWN_PACKAGE}`,
    userInfo: buildUserInfo({ permissions: ['package.manage'] }),
  });
  expect(await screen.findByRole('link', { name: 'Packages' })).toBeInTheDocument();
});

const inForce = [
  { value: 'driver', label: 'Drivers', isOffered: true, isDefault: true },
  { value: 'general', label: 'Anybody', isOffered: true, isDefault: false },
];

it('begins with the kind of position that operators put first, also where that is told a moment later', async () => {
  const { user } = await open();
  const choice = () => screen.getByLabelText('Kind of position');
  expect(choice()).toHaveValue('general');
  act(() => sayWords('en', { positionClass: inForce }, ['signedIn']));
  expect(choice()).toHaveValue('driver');
  // Once something is typed, what was chosen stays.
  await user.type(screen.getByLabelText(/^Name/), 'Zhao Min');
  const others = inForce.map((one) => ({ ...one, isDefault: one.value === 'general' }));
  act(() => sayWords('en', { positionClass: others }, ['signedIn']));
  expect(choice()).toHaveValue('driver');
  act(() => sayWords('en', {}, ['signedIn']));
});
