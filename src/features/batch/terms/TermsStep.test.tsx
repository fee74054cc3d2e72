import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../../i18n/i18n';
import type { DataOf } from '../../../test/answers';
import { buildBatch } from '../../../test/batchResults';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { packageItem } from '../../../test/packages';
import { render } from '../../../test/render';
import { TermsStep } from './TermsStep';

const PEOPLE = { departmentId: '0190a1b2-0000-7000-8000-0000000000d1', name: 'People' };
const OTHER = '0190a1b2-0000-7000-8000-0000000000d2';
const basic: DataOf<'listPackages'>[number] = {
  packageId: '01990000-0000-7000-8000-000000000001',
  code: 'basic',
  name: 'Basic',
  description: 'For every position',
  isOwn: false,
  positionClass: null,
  standardPrice: null,
  price: 6800,
  workingDays: 2,
  items: [],
};
const terms = { packageId: basic.packageId, positionTitle: 'Driver' };
const build = (overrides: Parameters<typeof buildBatch>[0] = {}) =>
  buildBatch({ status: 'open', departments: [PEOPLE], terms, ...overrides });

// Who orders and manages no people is answered no list of departments: asking for one fails each of these tests.
const gateway = fakeGateway(() => ({
  listPackages: [basic],
  setBatchTerms: build({ status: 'checking', revision: 8 }),
}));
beforeAll(() => loadPhrases('batch'));

const draw = (batch = build()) =>
  render(<TermsStep batch={batch} onStep={() => {}} onSaver={() => {}} />, {
    userInfo: buildUserInfo({ permissions: ['check.order', 'check.read'] }),
  });
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('rows are ordered at the cost of a department that the batch offers its reader', async () => {
  const { user } = draw();
  const department = await screen.findByRole('combobox', { name: 'Department' });
  expect(optionsOf(department)).toEqual(['Department of whoever places the order', 'People']);
  await user.selectOptions(department, 'People');
  await user.click(screen.getByRole('button', { name: 'Check the rows with this' }));
  await waitFor(() =>
    expect(gateway.bodies('setBatchTerms')).toMatchObject([{ terms: { departmentId: PEOPLE.departmentId } }]),
  );
});

it('a department that a colleague chose stands there as what is chosen, without the name that is not told', async () => {
  draw(build({ terms: { ...terms, departmentId: OTHER } }));
  const department = await screen.findByRole('combobox', { name: 'Department' });
  expect(department).toHaveValue(OTHER);
  expect(optionsOf(department)).toEqual([
    'Department of whoever places the order',
    'Another department',
    'People',
  ]);
});

it('where the batch offers no department there is nothing to choose', async () => {
  draw(build({ departments: [] }));
  expect(await screen.findByRole('textbox', { name: 'Position' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Department' })).not.toBeInTheDocument();
});

it('where some rows of the list have no position it is said that one can be given here, and need not', async () => {
  const columns = [
    { at: 0, header: '', field: 'positionTitle' as const, confidence: 1, also: [], samples: [] },
  ];
  const group = {
    ...{ key: 'positionTitle.positionMissing', field: 'positionTitle' as const, count: 6 },
    ...{ msg: 'The position is missing', sample: '', mend: null },
  };
  const { user } = draw(build({ columns, groups: [group], terms: { packageId: basic.packageId } }));
  const position = await screen.findByRole('textbox', { name: /^Position/ });
  await user.click(screen.getByRole('button', { name: 'Check the rows with this' }));
  expect(position).toHaveAccessibleDescription(/^Some rows have no position/);
  expect(position).toHaveAccessibleName('Position (optional)');
  await waitFor(() =>
    expect(gateway.bodies('setBatchTerms')).toMatchObject([{ terms: { packageId: basic.packageId } }]),
  );
});

it('reasons that fit the kind of position are offered for sensitive items, and go with the terms once taken', async () => {
  const litigation = packageItem({ itemCode: 'litigation', name: 'Litigation', sensitive: true });
  gateway.answer({ listPackages: [{ ...basic, items: [packageItem(), litigation] }] });
  const { user } = draw(build({ terms: { ...terms, positionClass: 'finance' } }));
  await user.click(await screen.findByRole('button', { name: 'Use 2 offered reasons' }));
  expect(screen.queryByRole('button', { name: /^Use th/ })).not.toBeInTheDocument();
  const written = screen.getAllByRole('textbox', { name: /^Why/ });
  expect(written[0]).toHaveFocus();
  for (const reason of written)
    expect(reason).toHaveDisplayValue(/^The position handles money, accounts or purchases;/);
  // What was taken as offered follows the kind of position; what was written stays.
  await user.clear(written[0]!);
  await user.type(written[0]!, 'Signs for us');
  const kind = screen.getByLabelText('Kind of position');
  await user.selectOptions(kind, 'General');
  expect(written[0]).toHaveDisplayValue('Signs for us');
  expect(written[1]).not.toHaveDisplayValue(/^The position handles money/);
  await user.clear(written[0]!);
  await user.selectOptions(kind, 'Finance, cash, purchasing');
  expect(written[1]).toHaveDisplayValue(/^The position handles money/);
  await user.click(await screen.findByRole('button', { name: 'Use the offered reason' }));
  await user.click(screen.getByRole('button', { name: 'Check the rows with this' }));
  await waitFor(() =>
    expect(gateway.bodies('setBatchTerms')).toMatchObject([
      { terms: { reasons: { litigation: expect.stringMatching(/^The position handles money/) } } },
    ]),
  );
});

it('where rows lack a reason the step begins at the first one that is missing', async () => {
  const sensitive = (itemCode: string) => packageItem({ itemCode, name: itemCode, sensitive: true });
  gateway.answer({ listPackages: [{ ...basic, items: [sensitive('identity'), sensitive('litigation')] }] });
  const group = {
    ...{ key: 'package.packageReasons.basic', field: 'package' as const, count: 2 },
    ...{ msg: 'Say why', sample: '', mend: null },
  };
  const reasons = { identity: 'Drives with goods of value' };
  draw(build({ groups: [group], terms: { ...terms, reasons } }));
  expect(
    await screen.findByRole('textbox', { name: 'Why litigation is needed for this position' }),
  ).toHaveFocus();
});
