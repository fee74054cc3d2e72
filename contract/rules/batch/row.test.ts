import { checkRow, type RowCells, type RowContext } from './row';
import { isMendable, mended } from './untidy';

const context: RowContext = {
  today: '2026-11-26',
  terms: { packageId: 'basic', positionTitle: 'Accountant', positionClass: 'finance' },
  chosen: (_field, text) => (text === '?' ? null : text),
  lacksReasons: (packageId) => packageId === 'deep',
};
const check = (cells: RowCells, over: Partial<RowContext> = {}) => checkRow(cells, { ...context, ...over });
const person = { name: '张三', mobile: '13800000001' };
const codesOf = (cells: RowCells, over?: Partial<RowContext>) =>
  check(cells, over).faults.map(({ field, code }) => `${field} ${code}`);

test.each([
  ['138 0000 0001', '13800000001'],
  ['+86 138-0000-0001', '13800000001'],
  ['１３８０００００００１', '13800000001'],
  ['008613800000001', '13800000001'],
  ['\u200E13800000001\u00A0', '13800000001'],
])('the phone %s is tidied without asking', (mobile, kept) => {
  expect(check({ ...person, mobile })).toEqual({ cells: { ...person, mobile: kept }, faults: [] });
});

test.each([
  ['13800000001(妻子)', 'mobileNotes', '13800000001'],
  ['电话：138 0000 0001', 'mobileNotes', '13800000001'],
  ['13800000001 / 13900000002', 'mobileTwo', '13800000001'],
  ['13800000001,13800000001', 'mobileNotes', '13800000001'],
  ['138000000012', 'mobileInvalid', null],
  ['010-88886666', 'mobileInvalid', null],
  ['1.38E+10', 'mobileRounded', null],
  ['- 138 0000 0001', 'mobileNotes', '13800000001'],
  ['', 'mobileMissing', null],
  ['—', 'mobileMissing', null],
])('the phone %s is told as %s', (mobile, code, to) => {
  expect(codesOf({ ...person, mobile })).toEqual([`mobile ${code}`]);
  expect(isMendable(code) ? mended(code, mobile) : null).toBe(to);
});

test.each([
  ['张三(女)', 'nameNotes', '张三'],
  ['张三（市场部）', 'nameNotes', '张三'],
  ['张伟(外号大伟)', 'nameNotes', '张伟'],
  ['张三2', 'nameNotes', '张三'],
  ['Mr. John Smith', 'nameNotes', 'John Smith'],
  ['欧阳娜娜女士', 'nameNotes', '欧阳娜娜'],
  ['Wang Wei (intern)', 'nameNotes', 'Wang Wei'],
  ['王伟（实习）', 'nameNotes', '王伟'],
  ['李 四', 'nameSpaced', '李四'],
  ['李先生', 'nameSurname', null],
  ['=1+1', 'nameNone', null],
  ['', 'nameMissing', null],
])('the name %s is told as %s', (name, code, to) => {
  expect(codesOf({ ...person, name })).toEqual([`name ${code}`]);
  expect(isMendable(code) ? mended(code, name) : null).toBe(to);
});

test.each(['阿里木·买买提', 'O’Neill', 'Raj A/P Kumar', '王小明（Tom）', 'Nguyễn Thị Ánh', '张三 李四 王五'])(
  'the name %s is nobody’s business',
  (name) => {
    expect(codesOf({ ...person, name })).toEqual([]);
  },
);

test('what mending makes is without that fault', () => {
  for (const [code, field, text] of [
    ['nameNotes', 'name', '张三(女)3'],
    ['nameSpaced', 'name', '张 三'],
    ['mobileTwo', 'mobile', '138-0000-0001、13900000002'],
    ['mobileNotes', 'mobile', '13800000001妻子'],
  ] as const)
    expect(codesOf({ ...person, [field]: mended(code, text) })).toEqual([]);
});

test('an ID number says what is wrong with it; one that a spreadsheet has rounded is not taken for a mistyped one', () => {
  expect(check({ ...person, idNumber: '11010519491231002x' }).cells.idNumber).toBe('11010519491231002X');
  const of = (idNumber: string) => codesOf({ ...person, idNumber });
  expect(of('110105194912310021')).toEqual(['idNumber idDigit']);
  expect(of('110105194912310000')).toEqual(['idNumber idRounded']);
  expect(of('1.10105194912310E+17')).toEqual(['idNumber idRounded']);
  expect(of('1101051949')).toEqual(['idNumber idInvalid']);
  expect(of('11010519491331002X')).toEqual([expect.stringMatching(/^idNumber id(NoDate|Digit)$/)]);
});

test('what a row does not say the terms say; words nobody knows, and sensitive items without a reason, are told', () => {
  expect(codesOf(person, { terms: {} })).toEqual([
    'positionTitle positionMissing',
    'positionClass classMissing',
    'package packageMissing',
  ]);
  expect(codesOf({ ...person, positionClass: '?', department: '?' })).toEqual([
    'positionClass unknownChoice',
    'department unknownChoice',
  ]);
  expect(check({ ...person, package: 'deep' }).faults).toEqual([
    { field: 'package', code: 'packageReasons', packageId: 'deep' },
  ]);
  expect(codesOf({ name: '', mobile: '1', idNumber: '1' })).toHaveLength(3);
});
