import { budgetOf, budgetText, emptyMember, memberFaults } from './memberDraft';

it('a budget is up to a billion yuan, as the gateway takes it', () => {
  expect([budgetOf('1,000,000,000'), budgetOf('1000000000.01')]).toEqual([100_000_000_000, undefined]);
});

it('a budget: yuan as typed to fen and back; empty is no limit, nonsense no amount', () => {
  expect([budgetOf('1,234.5'), budgetOf(' 68 '), budgetOf(''), budgetOf('-1'), budgetOf('1e3')]).toEqual([
    123450,
    6800,
    null,
    undefined,
    undefined,
  ]);
  expect([budgetText(123450), budgetText(6800), budgetText(null)]).toEqual(['1234.50', '68', '']);
});

it('faults in words at their fields', () => {
  expect(memberFaults(emptyMember, true)).toEqual({
    mobile: { key: 'validation.phone.required' },
    nickName: { key: 'accountUsers.fault.name' },
  });
  const nickName = { key: 'accountUsers.fault.noName' };
  for (const none of ['=1+1', '😀', '@zhang'])
    expect(memberFaults({ ...emptyMember, mobile: '13800000009', nickName: none }, true)).toEqual({
      nickName,
    });
  const good = { ...emptyMember, mobile: '13800000009', nickName: '王小明' };
  expect(memberFaults(good, true)).toEqual({});
  expect(memberFaults({ ...good, nickName: '长'.repeat(31), budget: 'much' }, false)).toEqual({
    nickName: { key: 'accountUsers.fault.name' },
    budget: { key: 'accountUsers.fault.budget' },
  });
});
