import { smsText } from './smsText';

const of = { orderNo: null, version: null, mainName: '晨星科技', browser: '', amount: 1_234_500, day: null };
const payouts = ['payout.asked', 'payout.entered', 'payout.paid', 'payout.rejected'] as const;

test.each(payouts)('the SMS of %s says how much, in either language', (kind) => {
  for (const lang of ['en', 'zh'] as const) {
    const text = smsText(kind, of, lang);
    expect(text).toContain('¥12,345.00');
    expect(text).toContain('晨星科技');
  }
});

test('the SMS of a report that was published before says which version it is, of the first nothing of the kind', () => {
  const report = { ...of, orderNo: 'PB1', amount: null };
  expect(smsText('check.reported', { ...report, version: 2 }, 'en')).toContain(
    'Version 2 of the report of order PB1',
  );
  expect(smsText('check.reported', { ...report, version: 2 }, 'zh')).toContain('第 2 版');
  expect(smsText('check.reported', report, 'en')).not.toContain('ersion');
});
