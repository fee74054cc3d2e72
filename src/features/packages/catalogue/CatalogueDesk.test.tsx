import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPhrases } from '../../../i18n/i18n';
import { chinaToday } from '../../../lib/dates';
import { cut, refuse, type DataOf } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { CatalogueDesk } from './CatalogueDesk';

type Detail = DataOf<'getCatalogueEntry'>;
const before: Detail['entry']['values'] = {
  nameEn: 'Education',
  nameZh: '学历核实',
  whatEn: 'Compared with the school.',
  whatZh: '将您填写的学历与学校记录核对。',
  price: 4000,
  workingDays: 3,
  fields: ['education'],
  fieldRules: {},
};
const planned: Detail['history'][number] = {
  changeId: '0190a1b2-0000-7000-8000-000000000801',
  effectiveOn: '2099-12-01',
  state: 'planned',
  values: { ...before, price: 4500 },
  before,
  changedAt: '2026-11-20T02:00:00.000Z',
  changedBy: '周敏',
  withdrawnAt: null,
  withdrawnBy: null,
};
const entry: Detail['entry'] = {
  itemCode: 'education',
  category: 'education',
  worked: 'manual',
  sensitive: false,
  values: before,
  planned: null,
};
const detail = (overrides: Partial<Detail> = {}): Detail => ({
  entry,
  basedOn: null,
  history: [],
  ...overrides,
});
const preview: DataOf<'previewCatalogueChange'> = {
  total: 1,
  rows: [
    {
      packageId: '0190a1b2-0000-7000-8000-000000000700',
      name: 'Teachers',
      enterprise: '晨星科技有限公司',
      state: 'draft',
      price: 8000,
      priceThen: 9000,
    },
  ],
};
const gateway = fakeGateway(() => ({
  listCatalogueEntries: [{ ...entry, planned }],
  getCatalogueEntry: detail(),
  previewCatalogueChange: preview,
  changeCatalogueItem: detail(),
  withdrawCatalogueChange: { done: true },
}));
beforeAll(async () => {
  await loadPhrases('packages');
  await loadPhrases('catalogue');
  await loadPhrases('candidate');
});
const open = (query = '') =>
  render(<CatalogueDesk />, {
    route: `/mealManage${query}`,
    userInfo: buildUserInfo({ permissions: ['package.read', 'catalogue.manage'] }),
  });
const openItem = () => open('?tab=catalogue&item=education');
const openForm = async () => {
  openItem();
  await userEvent.click(await screen.findByRole('button', { name: 'Change this item' }));
};
const retype = async (label: string, text: string) => {
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

it('lists every item with price, time and what is planned, and leads to it', async () => {
  const { container } = open();
  const link = await screen.findByRole('link', { name: 'Education' });
  expect(link).toHaveAttribute('href', '#/mealManage?tab=catalogue&item=education');
  const row = within(link.closest('tr')!);
  for (const text of ['3', '¥40.00', 'Changes on 2099-12-01'])
    expect(row.getByText(text)).toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('shows what an item was and is, and what is planned', async () => {
  gateway.answer({ getCatalogueEntry: detail({ entry: { ...entry, planned }, history: [planned] }) });
  const { container } = openItem();
  expect(await screen.findByText('Price in yuan: ¥40.00 → ¥45.00')).toBeInTheDocument();
  expect(screen.getByText('Planned from 2099-12-01')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'See what changes' })).not.toBeInTheDocument();
  await expectNoAxeFaults(container);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(gateway.bodies('withdrawCatalogueChange')).toEqual([{ changeId: planned.changeId }]),
  );
});

it('shows which packages change price before anything is done, and then sends it once', async () => {
  await openForm();
  await retype('Price in yuan', '45');
  await userEvent.click(screen.getByRole('button', { name: 'See what changes' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Teachers')).toBeInTheDocument();
  for (const text of ['¥80.00', '¥90.00']) expect(dialog.getByText(text)).toBeInTheDocument();
  expect(gateway.bodies('changeCatalogueItem')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Change now' }));
  await waitFor(() =>
    expect(gateway.bodies('changeCatalogueItem')).toEqual([
      { itemCode: 'education', basedOn: null, effectiveOn: chinaToday(), values: { ...before, price: 4500 } },
    ]),
  );
});

it('nothing is done before it is shown which packages are touched', async () => {
  gateway.answer({ previewCatalogueChange: cut });
  await openForm();
  await retype('Price in yuan', '45');
  await userEvent.click(screen.getByRole('button', { name: 'See what changes' }));
  const dialog = within(await screen.findByRole('dialog'));
  const again = await dialog.findByRole('button', { name: 'Try again' });
  expect(dialog.getByRole('button', { name: 'Change now' })).toBeDisabled();
  gateway.answer({ previewCatalogueChange: preview });
  await userEvent.click(again);
  expect(await dialog.findByText('Teachers')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Change now' })).toBeEnabled();
});

it('keeps what was typed where somebody else was first', async () => {
  gateway.answer({ changeCatalogueItem: refuse('CATALOGUE_CHANGED') });
  await openForm();
  await retype('Price in yuan', '45');
  await userEvent.click(screen.getByRole('button', { name: 'See what changes' }));
  await screen.findByText('Teachers');
  await userEvent.click(screen.getByRole('button', { name: 'Change now' }));
  expect(await screen.findByText(/What you typed is kept/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Price in yuan' })).toHaveValue('45');
});

it('says what is wrong at its field before anything is asked', async () => {
  await openForm();
  await retype('Price in yuan', '0');
  await retype('Working days promised', '61');
  await userEvent.click(screen.getByRole('button', { name: 'See what changes' }));
  expect(await screen.findByText('An amount between 0.01 and 100,000 yuan')).toBeInTheDocument();
  expect(screen.getByText('A whole number, 0 to 60')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Price in yuan' })).toHaveFocus();
  expect(gateway.bodies('previewCatalogueChange')).toEqual([]);
});

it('decides about single fields of the form, says why not about others, and shows what was and is', async () => {
  await openForm();
  const number = await screen.findByLabelText('Graduation certificate number');
  expect(number).toHaveValue('optional');
  expect([...(number as HTMLSelectElement).options].map(({ value }) => value)).toEqual([
    'required',
    'optional',
  ]);
  // What another item compares is not offered, and what cannot be switched says why.
  expect(screen.queryByLabelText('Degree certificate number')).not.toBeInTheDocument();
  expect(
    screen.getByText(/^Always required, because the item compares it: School, Level/),
  ).toBeInTheDocument();
  await userEvent.selectOptions(number, 'required');
  await userEvent.click(screen.getByRole('button', { name: 'See what changes' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText(
      'Candidate’s form, Graduation certificate number: Asked, may stay empty → Required',
    ),
  ).toBeInTheDocument();
  // Whom it reaches is told; the price stays: no package becomes dearer by it.
  expect(await dialog.findByText('Teachers')).toBeInTheDocument();
  expect(
    dialog.getByText(/^New orders of these packages, and application forms, ask so/),
  ).toBeInTheDocument();
  for (const text of ['¥80.00', '¥90.00', 'Costs now', /^Orders under way and published packages/])
    expect(dialog.queryByText(text)).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Change now' }));
  await waitFor(() =>
    expect(gateway.bodies('changeCatalogueItem')).toMatchObject([
      { values: { fieldRules: { certificateNo: 'required' } } },
    ]),
  );
});

it('says on request what candidates fill in now, and in the history what was decided', async () => {
  const rules = { certificateNo: 'required' as const };
  const now = { ...entry, values: { ...before, fieldRules: rules } };
  const change = { ...planned, state: 'inForce' as const, values: { ...before, fieldRules: rules } };
  gateway.answer({ getCatalogueEntry: detail({ entry: now, history: [change] }) });
  openItem();
  await userEvent.click(await screen.findByRole('button', { name: 'What candidates fill in' }));
  expect(await screen.findByText(/^School, Level, .*Graduation certificate number$/)).toBeInTheDocument();
  expect(screen.getByText('Major, Form of study, Enrolled (month)')).toBeInTheDocument();
  expect(
    await screen.findByText(
      'Candidate’s form, Graduation certificate number: Asked, may stay empty → Required',
    ),
  ).toBeInTheDocument();
});

it('an item whose contact nothing compares may leave it out; a refusal stands at its field', async () => {
  const job = { ...entry, itemCode: 'employment', values: { ...before, fields: ['employment' as const] } };
  gateway.answer({
    getCatalogueEntry: detail({ entry: job }),
    changeCatalogueItem: refuse('FIELDS_WRONG', {
      fields: [{ path: 'values.fieldRules.witness', msg: 'Not like that' }],
    }),
  });
  open('?tab=catalogue&item=employment');
  await userEvent.click(await screen.findByRole('button', { name: 'Change this item' }));
  const contact = await screen.findByLabelText('Contact person there');
  expect(contact).toHaveAccessibleDescription(/Nothing compares it/);
  await userEvent.selectOptions(contact, 'notAsked');
  await userEvent.click(screen.getByRole('button', { name: 'See what changes' }));
  const change = await screen.findByRole('button', { name: 'Change now' });
  // Whom it reaches is known first.
  await waitFor(() => expect(change).toBeEnabled());
  await userEvent.click(change);
  expect(await screen.findByText('Not like that')).toBeInTheDocument();
  expect(screen.getByLabelText('Contact person there')).toHaveValue('notAsked');
});
