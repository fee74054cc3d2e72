import { act, screen } from '@testing-library/react';
import type { BatchRow } from '../../../api/resources/batchesApi';
import { changeLanguage, loadPhrases } from '../../../i18n/i18n';
import { cut, silence } from '../../../test/answers';
import { buildBatchRow } from '../../../test/batchResults';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { useCellWords } from './useCellWords';

const PACKAGE = '01990000-0000-7000-8000-000000000001';
const DEPARTMENT = '01990000-0000-7000-8000-000000000002';
const gateway = fakeGateway(() => ({ listPackages: [] }));

beforeAll(() => loadPhrases('batch', 'initiate'));
afterEach(() => act(() => changeLanguage('en')));

const row: BatchRow = buildBatchRow({
  cells: { package: PACKAGE, department: DEPARTMENT, name: 'Standard' },
});
const terms = { packageId: PACKAGE };
type Departments = Parameters<typeof useCellWords>[0]['departments'];

function Cells({ departments }: { departments: Departments }) {
  const words = useCellWords({ terms, departments });
  return (
    <ul>
      <li>{`package: ${words.textOf(row, 'package')}`}</li>
      <li>{`for all: ${words.byTerms('package')}`}</li>
      <li>{`department: ${words.textOf(row, 'department')}`}</li>
      <li>{`state: ${words.states.ready}`}</li>
    </ul>
  );
}
const draw = (departments: Departments = []) =>
  render(<Cells departments={departments} />, { userInfo: buildUserInfo({ permissions: ['check.order'] }) });

it('while the packages are on their way, a cell with one has no name and no id', async () => {
  gateway.answer({ listPackages: silence });
  draw();
  expect(await screen.findByText('package: …')).toBeInTheDocument();
  expect(screen.getByText('for all: …')).toBeInTheDocument();
});

it.each([
  ['en', 'package: a package no longer offered', 'department: Another department', 'state: To be ordered'],
  ['zh-CN', 'package: 已不再提供的套餐', 'department: 其他部门', 'state: 待下单'],
] as const)(
  'a package that is not in the list any more is said to be so, and a department of others: %s',
  async (lang, ...said) => {
    await act(() => changeLanguage(lang));
    draw();
    for (const text of said) expect(await screen.findByText(text)).toBeInTheDocument();
  },
);

it.each([
  ['en', 'package: a package that was recognised'],
  ['zh-CN', 'package: 已识别的套餐'],
] as const)(
  'where the packages cannot be loaded nothing is said of their being offered: %s',
  async (lang, said) => {
    gateway.answer({ listPackages: cut });
    await act(() => changeLanguage(lang));
    draw();
    expect(await screen.findByText(said)).toBeInTheDocument();
  },
);

it('a department at whose cost one may order is said by its name, for who manages nobody too', async () => {
  draw([{ departmentId: DEPARTMENT, name: 'Sales' }]);
  expect(await screen.findByText('department: Sales')).toBeInTheDocument();
});
