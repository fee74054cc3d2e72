import { isEnterpriseName } from './enterpriseName';

test.each([
  '示例信息技术有限公司',
  '䶮堃科技（深圳）有限公司',
  'Probity Example Co., Ltd.',
  'A.B.C 贸易有限公司',
  'Smith & Sons (No. 3)',
  'L’Oréal·中国',
  '3M中国有限公司',
  '“双引号”贸易',
])('%s is a name', (name) => expect(isEnterpriseName(name)).toBe(true));

test.each([
  'x',
  ' ',
  '中奖通知 https://evil.example',
  '领取 evil.com/a',
  'evil.cn',
  'evil．com',
  'evil。com',
  'www.evil',
  '【某某银行】',
  '[Bank]',
  'two\nlines',
  'turned \u202E round',
  'zero\u200Bwidth',
  'x'.repeat(101),
  '💥💥💥',
  '12345',
  'A1',
  '💥京💥',
  '=cmd()',
  '＝cmd()',
  '@company',
])('%j is none', (name) => expect(isEnterpriseName(name)).toBe(false));
