import PDFDocument from 'pdfkit';
import { statementPdf } from './statementPdf';

const row = {
  ...{ mainId: 'one', id: '0190a1b2-c3d4-7000-8000-00000000aaaa', month: '2026-10', mainName: '晨星' },
  ...{ closedAt: new Date('2026-10-31T16:05:00Z'), opening: 0, recharged: 0, takenBack: 0, charged: 0 },
  ...{ chargesReversed: 0, paidOut: 0, closing: 0, held: 0 },
};
const recharges = Array.from({ length: 60 }, (_, n) => ({
  ...{
    id: String(n),
    at: new Date(Date.UTC(2026, 9, 1, n)),
    sortKey: '',
    kind: 'recharge' as const,
    scanned: false,
  },
  ...{ reference: `B2026${n}`, orderNo: null, packageZh: null, packageEn: null, itemZh: null, itemEn: null },
  ...{ amount: 100, balance: 0 },
}));
const packages = [
  { packageZh: '标准版', packageEn: 'Standard', orders: 12_345, items: 1_234_567, amount: 1 },
];

/** What is written, in its order. */
async function written(lang: 'en' | 'zh'): Promise<{ words: string[]; pages: number }> {
  const text = jest.spyOn(PDFDocument.prototype, 'text');
  const addPage = jest.spyOn(PDFDocument.prototype, 'addPage');
  await statementPdf({ row, recharges, packages, lang });
  const said = { words: text.mock.calls.map(([words]) => String(words)), pages: addPage.mock.calls.length };
  jest.restoreAllMocks();
  return said;
}

test('each page of a long table says again what its columns are, and counts are grouped as amounts are', async () => {
  const { words, pages } = await written('en');
  expect(pages).toBe(3);
  expect(words.filter((word) => word === 'Payment reference')).toHaveLength(pages);
  expect(words).toEqual(expect.arrayContaining(['12,345', '1,234,567']));
  expect((await written('zh')).words.filter((word) => word === '时间（UTC+8）')).toHaveLength(pages);
});
