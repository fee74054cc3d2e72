import { sheetXml, textRow, workbookOf } from '../../../test/sheets/workbookOf';
import { faultText, noteText } from './listTold';
import { parsedList } from './parsedLists';

const GUIDE = {
  name: '说明',
  xml: sheetXml(textRow('填写说明') + textRow('姓名：必填') + textRow('手机号：必填')),
};
const people = (name: string, ...mobiles: string[]) => ({
  name,
  xml: sheetXml(textRow('姓名', '手机号') + mobiles.map((mobile) => textRow('张三', mobile)).join('')),
});
const CHOICES = {
  name: '选项',
  xml: sheetXml(textRow('岗位类别', '套餐', '部门') + textRow('经理', '标准', '研发部').repeat(5)),
};
const read = async (...sheets: { name: string; xml: string }[]) => {
  const { lines, columns, notes } = await parsedList(await workbookOf({ sheets }), 'list.xlsx');
  return {
    rows: lines.length,
    fields: columns.map(({ field }) => field),
    said: notes.map((note) => noteText(note, 'en')),
  };
};

test('a list that stands behind a sheet of instructions or of an example is read, and which sheet that is is said', async () => {
  const list = people('名单', '13800000001', '13800000002');
  expect(await read(GUIDE, list, CHOICES)).toEqual({
    rows: 3,
    fields: ['name', 'mobile'],
    said: ['Of 3 sheets number 2 was read: it looks most like a list of people'],
  });
  expect((await read(people('示例', '13800000009'), list)).rows).toBe(3);
  expect(await read(list, CHOICES)).toMatchObject({
    rows: 3,
    said: ['Only the first sheet was read; there is 1 more'],
  });
});

test('where no sheet is a list it is said of how many', () => {
  const fault = { name: 'noTable', params: { count: 3, sheets: 2 } };
  expect(faultText(fault, 'en')).toMatch(
    /^None of its 2 sheets is a list of people\. Of the first: only one column was read, in 3 lines/,
  );
});
