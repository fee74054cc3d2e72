import { besideKnown, peopleOf, ROLE_WORDS } from './peopleList';

const roleWords = Object.entries(ROLE_WORDS).map(([roleId, words]) => ({ roleId, words }));
const read = (text: string) =>
  peopleOf(text, 'recruiter', roleWords).map(({ name, mobile, roleId, fault }) =>
    [name, mobile, roleId, fault].filter((one) => one !== undefined),
  );

it('takes the lists people have: tabs, commas, spaces, any order, phones as written', () => {
  expect(
    read(
      '张三\t138 1111 2222\n李四，+86 139-1111-2222，查看者\r\n13711112222, Wang Wu, viewer\n\nZhao Liu 13611112222 Viewer\n１３５１１１１２２２２ 孙七\n李雷， ＋86 139－8888 0001\nHan (Mei) 137–9999.0002',
    ),
  ).toEqual([
    ['张三', '13811112222', 'recruiter'],
    ['李四', '13911112222', 'viewer'],
    ['Wang Wu', '13711112222', 'viewer'],
    ['Zhao Liu', '13611112222', 'viewer'],
    ['孙七', '13511112222', 'recruiter'],
    ['李雷', '13988880001', 'recruiter'],
    ['Han (Mei)', '13799990002', 'recruiter'],
  ]);
});

it('the words of both languages are roles, other signs divide too, and a first line without a digit is a heading', () => {
  expect(read('姓名、手机、角色\n张三、13811112222、财务\n李四/13911112222/Administrator')).toEqual([
    ['张三', '13811112222', 'finance'],
    ['李四', '13911112222', 'admin'],
  ]);
});

it('a word that is no role makes a question of the line, never a name or a right', () => {
  expect(read('张三，13811112222，所有者\n李四，13911112222，销售部，查看者')).toEqual([
    ['张三 所有者', '13811112222', 'recruiter', 'unclear'],
    ['李四 销售部', '13911112222', 'viewer', 'unclear'],
  ]);
});

it('a department of the account is known by its name, also where it is called as a role is', () => {
  const departments = ['销售部', 'Sales', '财务'].map((name) => ({ departmentId: name, name }));
  const people = peopleOf(
    '李四，13911112222，销售部，查看者\n王五 13711112222 Viewer sales\n赵六,13611112222,财务\n孙七,13511112222,财务,查看者\n钱八,13411112222,采购部',
    'recruiter',
    roleWords,
    departments,
  );
  expect(
    people.map(({ name, roleId, department, fault }) => [name, roleId, department?.name, fault]),
  ).toEqual([
    ['李四', 'viewer', '销售部', undefined],
    ['王五', 'viewer', 'Sales', undefined],
    ['赵六', 'finance', undefined, undefined],
    ['孙七', 'viewer', '财务', undefined],
    ['钱八 采购部', 'recruiter', undefined, 'unclear'],
  ]);
});

it('says what is wrong with a line: no phone, no name, the same phone again', () => {
  expect(read('张三 12345\n13811112222\n李四 13911112222\n王五 139 1111 2222')).toEqual([
    ['张三 12345', '', 'recruiter', 'phone'],
    ['', '13811112222', 'recruiter', 'name'],
    ['李四', '13911112222', 'recruiter'],
    ['王五', '13911112222', 'recruiter', 'twice'],
  ]);
});

it('a line that is wrong itself takes no phone from a later one', () => {
  expect(read('=总和 13911112222\n李四 13911112222')).toEqual([
    ['=总和', '13911112222', 'recruiter', 'noName'],
    ['李四', '13911112222', 'recruiter'],
  ]);
});

it('says who is here already, invited or disabled; of two phones alike under the mask nothing is said', () => {
  const people = peopleOf(
    '张三 13811112222\n李四 13911112222\n王五 13711112222\n赵六 13611110001\n孙七 13622220001',
    'recruiter',
    roleWords,
  );
  const member = (mobile: string, status: 'enabled' | 'disabled' | 'invited', isAwaited = false) => ({
    ...{ mobile, status, isAwaited },
  });
  const known = [
    member('138****2222', 'enabled'),
    member('139****2222', 'enabled', true),
    member('137****2222', 'disabled'),
    member('136****0001', 'enabled'),
  ];
  expect(besideKnown(people, known).map(({ fault }) => fault)).toEqual([
    'colleague',
    'invited',
    'disabled',
    undefined,
    undefined,
  ]);
});
