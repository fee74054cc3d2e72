import { smsText } from './smsText';

const of = { orderNo: null, mainName: '晨星科技', browser: '', amount: 1_234_500, day: null };
const payouts = ['payout.asked', 'payout.entered', 'payout.paid', 'payout.rejected'] as const;

test.each(payouts)('the SMS of %s says how much, in either language', (kind) => {
  for (const lang of ['en', 'zh'] as const) {
    const text = smsText(kind, of, lang);
    expect(text).toContain('¥12,345.00');
    expect(text).toContain('晨星科技');
  }
});
