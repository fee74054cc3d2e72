import PDFDocument from 'pdfkit';
import { certificatePdf } from './certificatePdf';

const found = {
  ...{ checks: 1_234_567, reports: 0, files: 12_345, applications: 0, invitees: 0, forms: 0, places: 0 },
  ...{ departments: 0, packages: 0, apiKeys: 0, webhooks: 0, notifications: 0 },
};
const kept = {
  ...{ bookings: 0, statements: 0, recharges: 0, payouts: 0, invoices: 0, contracts: 0, consents: 1 },
  ...{ consentsUntil: '2029-11-26', auditEvents: 9_876_543, orders: 0, files: 0 },
};

test('a certificate groups its figures, parts its two languages where a line does not hold both, and names the same articles in each', async () => {
  const text = jest.spyOn(PDFDocument.prototype, 'text');
  await certificatePdf({
    ...{
      number: 'PE-20261126-0190A1B2',
      version: '1',
      at: new Date('2026-11-26T17:30:00Z'),
      account: '晨星',
    },
    ...{ askedAt: new Date('2026-10-27T01:02:03Z'), found, left: { ...found, checks: 0, files: 0 } },
    ...{ peopleErased: 41, kept, booksUntil: '2036-12-31' },
  });
  const words = text.mock.calls.map(([said]) => String(said));
  jest.restoreAllMocks();
  expect(words).toEqual(expect.arrayContaining(['1,234,567', '12,345', '9,876,543', '2026-11-27 01:30:00']));
  expect(words).toContain('背调（候选人资料、核实内容）  Checks: candidates, what they gave, findings');
  expect(words.find((said) => said.startsWith('其中不属于其他账号的人员'))).toMatch(/）\nOf the people/);
  expect(words.find((said) => said.startsWith('《个人信息保护法》'))).toContain('第六十九条');
});
