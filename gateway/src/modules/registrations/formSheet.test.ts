import PDFDocument from 'pdfkit';
import { formSheetPdf, type Sheet } from './formSheet';

const sheet: Sheet = {
  enterprise: '晨星科技有限公司',
  title: '门店营业员求职登记表',
  address: `https://probity.example/#/apply?s=${'Ab3'.repeat(14)}`,
  lastDay: '2026-12-31',
  byList: true,
  lang: 'zh',
};

/** How many pages it takes, and how large its title is. */
async function drawn(changes: Partial<Sheet>): Promise<{ pages: number; size: number }> {
  const addPage = jest.spyOn(PDFDocument.prototype, 'addPage');
  const fontSize = jest.spyOn(PDFDocument.prototype, 'fontSize');
  const text = jest.spyOn(PDFDocument.prototype, 'text');
  const one = { ...sheet, ...changes };
  await formSheetPdf(one, new Date('2026-11-01T00:00:00Z'));
  const at = text.mock.invocationCallOrder[text.mock.calls.findIndex(([words]) => words === one.title)]!;
  const before = fontSize.mock.calls.filter((_call, index) => fontSize.mock.invocationCallOrder[index]! < at);
  const found = { pages: addPage.mock.calls.length, size: Number(before.at(-1)![0]) };
  jest.restoreAllMocks();
  return found;
}

const longest = { enterprise: '晨'.repeat(100), title: '登'.repeat(100) };

test('a title of a line is large, a long one smaller, and what is put up stays on one page', async () => {
  expect(await drawn({})).toEqual({ pages: 1, size: 26 });
  for (const changes of [
    { title: '门店营业员（上海浦东新区张江高科技园区）2026 年秋季校园招聘求职登记表，含兼职与实习岗位' },
    longest,
    { ...longest, lang: 'en' as const },
    { enterprise: 'W'.repeat(100), title: 'W'.repeat(100), lang: 'en' as const },
    { title: 'Applications for shop assistants in Shanghai, Pudong New Area, autumn of 2026, all branches' },
  ])
    expect((await drawn(changes)).pages).toBe(1);
  expect((await drawn(longest)).size).toBeLessThan(20);
});
