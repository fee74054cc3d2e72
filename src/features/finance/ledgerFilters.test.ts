import { ledgerFiltersOf, ledgerPath } from './ledgerFilters';

it('reads the filters of an address, and leaves out what is nonsense', () => {
  const read = (query: string) => ledgerFiltersOf(new URLSearchParams(query));
  expect(
    read('tab=ledger&kind=capture&orderNo=pb26-1&itemCode=education&from=2026-02-01&to=2026-02-28'),
  ).toEqual({
    ...{ kind: 'capture', orderNo: 'PB261', itemCode: 'education', from: '2026-02-01', to: '2026-02-28' },
  });
  expect(read('kind=all&orderNo=13800000001&itemCode=%3D1&from=2026-02-30&to=soon')).toEqual({});
});

it('writes them into one', () => {
  expect(ledgerPath({ kind: 'capture', itemCode: undefined, from: '2026-02-01' })).toBe(
    '/financialManage?tab=ledger&kind=capture&from=2026-02-01',
  );
});

it('what costs are told by stands in the address as one word', () => {
  const key = '0190a1b2-0000-7000-8000-00000000aaaa';
  for (const side of [
    { by: 'person', key },
    { by: 'department', key: null },
  ] as const) {
    const path = ledgerPath({ kind: 'capture', side });
    expect(path).toBe(`/financialManage?tab=ledger&kind=capture&of=${side.by}.${side.key ?? 'none'}`);
    expect(ledgerFiltersOf(new URLSearchParams(path.split('?')[1]))).toEqual({ kind: 'capture', side });
  }
  expect(ledgerPath({ stillHeld: true })).toBe('/financialManage?tab=ledger&stillHeld=1');
  expect(ledgerFiltersOf(new URLSearchParams('stillHeld=1'))).toEqual({ stillHeld: true });
  for (const value of ['person', 'person.1', `month.${key}`, '.none'])
    expect(ledgerFiltersOf(new URLSearchParams({ of: value }))).toEqual({});
});
