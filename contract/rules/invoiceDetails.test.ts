import {
  invoiceFaults,
  invoiceFields,
  invoiceNumberOf,
  normalizeBankAccount,
  normalizeEmail,
  type InvoiceDetails,
} from './invoiceDetails';

const whole: InvoiceDetails = {
  kind: 'special',
  title: '晨星科技（上海）有限公司',
  taxNumber: '91350100M000100Y43',
  bankName: '中国银行上海分行',
  bankAccount: '6200 0000 0000 0000 123',
  registeredAddress: '上海市浦东新区世纪大道 1 号',
  registeredPhone: '021-58880000',
  way: 'post',
  email: '',
  recipient: '林晓',
  recipientPhone: '138 0000 0011',
  postalAddress: '上海市浦东新区世纪大道 1 号 5 层',
};

it('asks a special invoice for bank, account, address and phone, and no other; by post for a place, by e-mail for an address', () => {
  expect(invoiceFields({ kind: 'ordinary', way: 'email' })).toEqual(['title', 'taxNumber', 'email']);
  expect(invoiceFaults(whole)).toEqual({});
  const bare = { ...whole, bankName: '', bankAccount: '', registeredAddress: ' ', registeredPhone: '' };
  expect(invoiceFaults(bare)).toEqual({
    bankName: 'bankNameMissing',
    bankAccount: 'bankAccountMissing',
    registeredAddress: 'registeredAddressMissing',
    registeredPhone: 'registeredPhoneMissing',
  });
  expect(invoiceFaults({ ...bare, kind: 'ordinary' })).toEqual({});
  expect(invoiceFaults({ ...whole, way: 'email' })).toEqual({ email: 'emailMissing' });
  expect(invoiceFaults({ ...whole, recipient: '', recipientPhone: '', postalAddress: '' })).toEqual({
    recipient: 'recipientMissing',
    recipientPhone: 'recipientPhoneMissing',
    postalAddress: 'postalAddressMissing',
  });
});

it.each([
  ['title', '', 'titleMissing'],
  ['title', '晨'.repeat(101), 'tooLong'],
  ['taxNumber', '', 'taxNumberMissing'],
  ['taxNumber', '9135', 'taxNumberLength'],
  ['taxNumber', '91350100M000100Y4?', 'taxNumberCharacters'],
  ['taxNumber', '91350100M000100Y44', 'taxNumberCheck'],
  ['title', '???', 'titleWrong'],
  ['bankAccount', '12345', 'bankAccountWrong'],
  ['bankAccount', 'six two zero', 'bankAccountWrong'],
  ['registeredPhone', '58880000', 'phoneWrong'],
  ['recipientPhone', '1380000', 'phoneWrong'],
] as const)('%s %j: %s', (field, value, fault) => {
  expect(invoiceFaults({ ...whole, [field]: value })).toEqual({ [field]: fault });
});

it.each(['lin', 'lin@', 'lin@example', 'l in@example.com', 'lin@example.'])('%s is no e-mail', (email) => {
  expect(invoiceFaults({ ...whole, way: 'email', email })).toEqual({ email: 'emailWrong' });
});

it('takes an e-mail address as a Chinese keyboard writes it', () => {
  expect(invoiceFaults({ ...whole, way: 'email', email: 'finance＠example．com ' })).toEqual({});
  expect(normalizeEmail('finance＠example．com ')).toBe('finance@example.com');
});

it('takes a bank account with or without what divides it into fours; a dash that is its own stays', () => {
  for (const typed of [
    '6222021001116245',
    '6222 0210 0111 6245',
    '6222-0210-0111-6245',
    '６２２２－０２１０－０１１１－６２４５',
  ])
    expect(normalizeBankAccount(typed)).toBe('6222021001116245');
  expect(normalizeBankAccount('310-066 1234')).toBe('310-0661234');
});

it('reads the number of an invoice: 20 digits, or code and number together', () => {
  expect(invoiceNumberOf(' 2631 2000 0000 0000 0001 ')).toBe('26312000000000000001');
  expect(invoiceNumberOf('031002600111-12345678')).toBe('03100260011112345678');
  expect(invoiceNumberOf('3100260011 12345678')).toBe('310026001112345678');
  for (const wrong of ['', '12345678', '2631200000000000000', '2631200000000000000A'])
    expect(invoiceNumberOf(wrong)).toBeNull();
});
