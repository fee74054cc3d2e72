import { inviteesOf } from './inviteeList';

const read = (text: string) =>
  inviteesOf(text).map(({ line, name, mobile, fault }) => [line, name, mobile, ...(fault ? [fault] : [])]);

test.each([
  ['a name and a phone, in either order', '王小明 13800000011', '王小明', '13800000011'],
  ['the phone first', '13800000011\t王小明', '王小明', '13800000011'],
  ['+86 and groups', 'Li Wei, +86 138-0000-0011', 'Li Wei', '13800000011'],
  ['+86 in brackets', '阿里木·买买提；（+86）138 0000 0011', '阿里木·买买提', '13800000011'],
  ['0086 and full width', '王小明，００８６１３８００００００１１', '王小明', '13800000011'],
  ['a row of a spreadsheet, numbered', '12\t王小明\t138 0000 0011\t', '王小明', '13800000011'],
  ['a numbered line', '3. Li Wei 138 0000 0011', 'Li Wei', '13800000011'],
])('reads %s', (_what, text, name, mobile) => {
  expect(read(text)).toEqual([[1, name, mobile]]);
});

test('faults are told by line; the good lines around them are read', () => {
  const text = [
    '姓名\t手机号',
    '王小明\t13800000011',
    '',
    '李一\t1380000001',
    '13800000012',
    '李二\t138 0000 0011',
    '李三\t13800000013\t仓库',
    '=1+1\t13800000014',
    `${'长'.repeat(51)} 13800000015`,
    '李四\t13800000016',
  ].join('\r\n');
  expect(read(text)).toEqual([
    [2, '王小明', '13800000011'],
    [4, '', '', 'phone'],
    [5, '', '13800000012', 'noName'],
    [6, '李二', '13800000011', 'twice'],
    [7, '李三', '13800000013', 'unclear'],
    [8, '=1+1', '13800000014', 'name'],
    [9, '长'.repeat(51), '13800000015', 'nameLong'],
    [10, '李四', '13800000016'],
  ]);
});

test('a faulty line does not make the right one after it a second one', () => {
  expect(read('李三\t13800000013\t仓库\n李三\t13800000013')).toEqual([
    [1, '李三', '13800000013', 'unclear'],
    [2, '李三', '13800000013'],
  ]);
});
