import { SURE, suggestColumns } from './columns';
import type { BatchField } from './fields';

/** People with everything a list has, in the order of its columns. */
const people = {
  name: ['王明', '李雷', '韩梅梅', 'Zhang Wei'],
  mobile: ['13800000001', '138 0000 0002', '+86 13800000003', '13800000004'],
  idNumber: ['11010519491231002X', '440524198001010013', '', '110101199003070774'],
  positionTitle: ['会计', '货车司机', '软件工程师', 'Sales manager'],
  positionClass: ['财务', '司机', '技术', '管理'],
  package: ['标准套餐', '标准套餐', '高级套餐', '标准套餐'],
  consentWay: ['短信', '短信', '链接', '短信'],
  department: ['财务部', '物流部', '研发部', '市场部'],
  note: ['尽快', '', '下周入职', ''],
  no: ['1', '2', '3', '4'],
  email: ['a@b.cn', 'b@b.cn', 'c@b.cn', 'd@b.cn'],
  kin: ['13900000001', '13900000002', '13900000003', '13900000004'],
  kinName: ['王大', '李大', '韩大', '张大'],
  day: ['1990-01-01', '1980-01-01', '1985-05-05', '1990-03-07'],
};
type Kind = keyof typeof people;
const list = (heads: string[][], kinds: Kind[]) => [
  ...heads,
  ...people.name.map((_, row) => kinds.map((kind) => people[kind][row]!)),
];
const fieldsOf = (rows: string[][]) => suggestColumns(rows).columns.map(({ field }) => field);

/** Heads as real lists have them, what stands below, and the fields that are suggested. */
const oneLine: [heads: string, kinds: Kind[], fields: (BatchField | null)[]][] = [
  [
    '姓名,手机号,身份证号,岗位,岗位类别,套餐,授权方式,部门',
    ['name', 'mobile', 'idNumber', 'positionTitle', 'positionClass', 'package', 'consentWay', 'department'],
    ['name', 'mobile', 'idNumber', 'positionTitle', 'positionClass', 'package', 'consentWay', 'department'],
  ],
  [
    '序号,候选人姓名,联系电话,证件号码,应聘岗位,用人部门,备注',
    ['no', 'name', 'mobile', 'idNumber', 'positionTitle', 'department', 'note'],
    [null, 'name', 'mobile', 'idNumber', 'positionTitle', 'department', null],
  ],
  [
    '*姓名（必填）,*手机号码(11位),身份证号（选填）',
    ['name', 'mobile', 'idNumber'],
    ['name', 'mobile', 'idNumber'],
  ],
  [
    'Name,Phone number,ID number,Position,Kind of position,Package,Consent,Department',
    ['name', 'mobile', 'idNumber', 'positionTitle', 'positionClass', 'package', 'consentWay', 'department'],
    ['name', 'mobile', 'idNumber', 'positionTitle', 'positionClass', 'package', 'consentWay', 'department'],
  ],
  [
    'No.,Candidate Name,Mobile No.,ID Card No.,Job Title,Dept.,Remarks',
    ['no', 'name', 'mobile', 'idNumber', 'positionTitle', 'department', 'note'],
    [null, 'name', 'mobile', 'idNumber', 'positionTitle', 'department', null],
  ],
  [
    'full_name,cell_phone,national_id,job_title,team',
    ['name', 'mobile', 'idNumber', 'positionTitle', 'department'],
    ['name', 'mobile', 'idNumber', 'positionTitle', 'department'],
  ],
  [
    'candidateName,mobileNumber,idNumber,email',
    ['name', 'mobile', 'idNumber', 'email'],
    ['name', 'mobile', 'idNumber', null],
  ],
  [
    '姓名 Name,手机 Mobile,身份证 ID,职位 Position',
    ['name', 'mobile', 'idNumber', 'positionTitle'],
    ['name', 'mobile', 'idNumber', 'positionTitle'],
  ],
  ['Name/姓名,电话/Tel,部门/Department', ['name', 'mobile', 'department'], ['name', 'mobile', 'department']],
  [
    '员工姓名,员工编号,入职日期,手机,所属部门,职务',
    ['name', 'no', 'day', 'mobile', 'department', 'positionTitle'],
    ['name', null, null, 'mobile', 'department', 'positionTitle'],
  ],
  ['ＮＡＭＥ,ＭＯＢＩＬＥ,邮箱', ['name', 'mobile', 'email'], ['name', 'mobile', null]],
  [
    '应聘者,联系方式,工种,背调套餐',
    ['name', 'mobile', 'positionTitle', 'package'],
    ['name', 'mobile', 'positionTitle', 'package'],
  ],
  ['姓　名,手 机 号,部　门', ['name', 'mobile', 'department'], ['name', 'mobile', 'department']],
  [
    '候选人,本人手机号码,身份证有效期,出生日期',
    ['name', 'mobile', 'day', 'day'],
    ['name', 'mobile', null, null],
  ],
];

test.each(oneLine)('%s', (heads, kinds, fields) => {
  const found = suggestColumns(list([heads.split(',')], kinds));
  expect(found.columns.map(({ field }) => field)).toEqual(fields);
  expect(found).toMatchObject({ headerRow: 0, dataFrom: 1 });
});

test('a label is sure, a synonym nearly, and both say why', () => {
  const [name, mobile] = suggestColumns(list([['姓名', '联系电话']], ['name', 'mobile'])).columns;
  expect(name).toMatchObject({ at: 0, header: '姓名', field: 'name', confidence: 1, why: 'name', also: [] });
  expect(mobile).toMatchObject({ field: 'mobile', confidence: 0.9, why: 'synonym', also: [] });
  expect(mobile!.samples).toEqual(['13800000001', '138 0000 0002', '+86 13800000003']);
});

test('two phones: the better one is suggested with doubt, and the choice is open', () => {
  const { columns } = suggestColumns(list([['姓名', '联系电话', '手机']], ['name', 'kin', 'mobile']));
  expect(columns.map(({ field }) => field)).toEqual(['name', null, 'mobile']);
  expect(columns[2]!.confidence).toBeLessThan(SURE);
  expect(columns[1]!.also).toEqual(['mobile']);
});

test('the phone of somebody else casts no doubt on the own one, and is taken for none where it stands alone', () => {
  const rows = list([['Name', 'Mobile', 'Emergency contact phone']], ['name', 'mobile', 'kin']);
  const { columns } = suggestColumns(rows);
  expect(columns.map(({ field }) => field)).toEqual(['name', 'mobile', null]);
  expect(columns[1]!.confidence).toBeGreaterThanOrEqual(SURE);
  expect(columns[2]!.also).toEqual(['mobile']);
  expect(fieldsOf(list([['姓名', '紧急联系人', '紧急联系人电话']], ['name', 'kinName', 'kin']))).toEqual([
    'name',
    null,
    null,
  ]);
});

test('what is recruited for is the position; who answers for a department is none', () => {
  const kinds: Kind[] = ['positionTitle', 'department', 'kinName', 'name', 'mobile', 'kin'];
  const heads = ['招聘岗位', '招聘部门', '部门负责人', '应聘人员', '候选人电话', 'HR 电话'];
  const { columns } = suggestColumns(list([heads], kinds));
  expect(columns.map(({ field }) => field)).toEqual([
    ...['positionTitle', 'department', null, 'name', 'mobile', null],
  ]);
  expect(columns[4]!.also).toEqual([]);
});

test('a name in two columns is a suggestion with doubt and an open choice', () => {
  const rows = [
    ['First name', 'Last name', 'Cell'],
    ['John', 'Smith', '13800000001'],
    ['Mary', 'Lee', '13800000002'],
  ];
  const [first, last] = suggestColumns(rows).columns;
  expect(first).toMatchObject({ field: 'name', also: [] });
  expect(first!.confidence).toBeLessThan(0.5);
  expect(last).toMatchObject({ field: null, also: ['name'] });
});

test('titles above the heads, alone or merged', () => {
  const titles = [
    ['2026 年 11 月拟入职人员名单', '', ''],
    ['制表：人力资源部', '制表：人力资源部', '制表：人力资源部'],
  ];
  const found = suggestColumns(
    list([...titles, ['姓名', '手机', '岗位']], ['name', 'mobile', 'positionTitle']),
  );
  expect(found).toMatchObject({ headerRow: 2, dataFrom: 3 });
  expect(found.columns.map(({ header }) => header)).toEqual(['姓名', '手机', '岗位']);
});

test('two lines of heads: a group over names of two people, merged or not', () => {
  const kinds: Kind[] = ['no', 'name', 'mobile', 'kinName', 'kin'];
  const lower = ['', '姓名', '电话', '姓名', '电话'];
  for (const upper of [
    ['序号', '候选人', '候选人', '紧急联系人', '紧急联系人'],
    ['序号', '候选人', '', '紧急联系人', ''],
  ]) {
    const found = suggestColumns(list([upper, upper[2] === '' ? lower : ['序号', ...lower.slice(1)]], kinds));
    expect(found).toMatchObject({ headerRow: 1, dataFrom: 2 });
    expect(found.columns.map(({ header }) => header)).toEqual([
      '序号',
      '候选人 / 姓名',
      '候选人 / 电话',
      '紧急联系人 / 姓名',
      '紧急联系人 / 电话',
    ]);
    expect(found.columns.map(({ field }) => field)).toEqual([null, 'name', 'mobile', null, null]);
  }
});

test('heads in two languages below one another, and a line that says how they are filled in', () => {
  const heads = [
    ['姓名', '手机号', '部门'],
    ['Name', 'Mobile', 'Department'],
    ['必填', '必填', '选填'],
  ];
  const found = suggestColumns(list(heads, ['name', 'mobile', 'department']));
  expect(found).toMatchObject({ headerRow: 2, dataFrom: 3 });
  expect(found.columns.map(({ header, field }) => [header, field])).toEqual([
    ['姓名 / Name', 'name'],
    ['手机号 / Mobile', 'mobile'],
    ['部门 / Department', 'department'],
  ]);
});

test('no heads at all: what the columns hold tells them', () => {
  const found = suggestColumns(
    list([], ['no', 'name', 'mobile', 'idNumber', 'consentWay', 'department', 'email']),
  );
  expect(found).toMatchObject({ headerRow: null, dataFrom: 0 });
  expect(found.columns.map(({ field, why }) => (field ? [field, why] : null))).toEqual([
    null,
    ['name', 'content'],
    ['mobile', 'content'],
    ['idNumber', 'content'],
    ['consentWay', 'content'],
    ['department', 'content'],
    null,
  ]);
  expect(found.columns.every(({ confidence }) => confidence < SURE)).toBe(true);
  const titled = suggestColumns(list([['拟入职人员', '', '']], ['name', 'mobile', 'day']));
  expect(titled).toMatchObject({ headerRow: null, dataFrom: 1 });
});

test('heads in words nobody knows are heads, and the columns are told by what they hold', () => {
  const found = suggestColumns(list([['Nom', 'Portable', 'Fonction']], ['name', 'mobile', 'positionTitle']));
  expect(found.headerRow).toBe(0);
  expect(found.columns.map(({ field }) => field)).toEqual(['name', 'mobile', 'positionTitle']);
});

test('a head that its column contradicts is doubted', () => {
  const rows = [
    ['Name', 'ID', 'Phone'],
    ...people.name.map((name, at) => [name, `E-${at}`, people.mobile[at]!]),
  ];
  expect(suggestColumns(rows).columns[1]).toMatchObject({ field: null, also: ['idNumber'] });
  const swapped = suggestColumns(list([['手机', '姓名']], ['name', 'mobile'])).columns;
  expect(swapped.map(({ field, why }) => [field, why])).toEqual([
    ['name', 'content'],
    ['mobile', 'content'],
  ]);
  expect(swapped.every(({ confidence }) => confidence < SURE)).toBe(true);
});

test('what was merged over two columns is one', () => {
  const rows = [
    ['姓名', '姓名', '手机'],
    ['王明', '王明', '13800000001'],
    ['李雷', '李雷', '13800000002'],
  ];
  const { columns } = suggestColumns(rows);
  expect(columns.map(({ field, also }) => [field, also])).toEqual([
    ['name', []],
    [null, []],
    ['mobile', []],
  ]);
  expect(columns[0]!.confidence).toBe(1);
});

test('only heads, one row, nothing', () => {
  expect(suggestColumns([['姓名', '手机号']])).toMatchObject({ headerRow: 0, dataFrom: 1 });
  expect(suggestColumns([['王明', '13800000001']])).toMatchObject({ headerRow: null, dataFrom: 0 });
  expect(suggestColumns([])).toEqual({ headerRow: null, dataFrom: 0, columns: [] });
});

test('no field is suggested twice, whatever stands in a list', () => {
  const heads = ['姓名', '姓名', 'Name', '手机', '电话', 'Phone', 'ID', '身份证', '部门', '团队'];
  const kinds: Kind[] = [
    'name',
    'kinName',
    'name',
    'mobile',
    'kin',
    'mobile',
    'idNumber',
    'idNumber',
    'department',
    'department',
  ];
  const fields = fieldsOf(list([heads], kinds)).filter((field) => field !== null);
  expect(new Set(fields).size).toBe(fields.length);
  expect(fields).toHaveLength(4);
});
