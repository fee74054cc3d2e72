import { bankFault, isSameBank, plainBank, type BankAccount } from './bankAccount';

const account: BankAccount = { accountName: 'Probity', bankName: 'Bank of Example', accountNo: '6200 0000' };

test('names lose what surrounds them, the number its blanks', () => {
  expect(plainBank({ accountName: ' Probity\u202E ', bankName: 'Bank', accountNo: '６200 0000－1' })).toEqual(
    {
      ...{ accountName: 'Probity', bankName: 'Bank', accountNo: '62000000-1' },
    },
  );
});

test.each([
  [{ accountName: ' ' }, 'accountName', 'missing'],
  [{ bankName: 'x'.repeat(101) }, 'bankName', 'long'],
  [{ bankName: 'x'.repeat(100) }, 'bankName', undefined],
  [{ accountNo: '' }, 'accountNo', 'missing'],
  [{ accountNo: '12345' }, 'accountNo', 'number'],
  [{ accountNo: 'six two zero' }, 'accountNo', 'number'],
  [{}, 'accountNo', undefined],
] as const)('of %j the fault at %s is %s', (part, field, fault) => {
  expect(bankFault(field, { ...account, ...part })).toBe(fault);
});

test('one account is the same however its number is parted', () => {
  expect(isSameBank(account, { ...account, accountNo: '62000000' })).toBe(true);
  expect(isSameBank(account, { ...account, accountNo: '62000001' })).toBe(false);
});
