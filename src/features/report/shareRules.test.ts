import { mobilesFault, parseMobiles, parseViews } from './shareRules';

it('phones are parted by lines or commas, each once', () => {
  expect(parseMobiles('13800000001\n 13800000002，13800000001')).toEqual(['13800000001', '13800000002']);
});

it('a grouped number is one, two parted by a space are two', () => {
  expect(parseMobiles('+86 138 0000 0001\n+86 138-0000-0002、13800000003 13800000004')).toEqual([
    '13800000001',
    '13800000002',
    '13800000003',
    '13800000004',
  ]);
});

it('names the first phone that is none', () => {
  expect(mobilesFault([])).toEqual({ key: 'reportHistory.dialog.mobilesMissing' });
  expect(mobilesFault(['13800000001', '2380'])).toEqual({
    key: 'reportHistory.dialog.mobileWrong',
    values: { mobile: '2380' },
  });
  expect(mobilesFault(Array.from({ length: 11 }, (_one, n) => `138000000${10 + n}`))).toEqual({
    key: 'reportHistory.dialog.mobilesMany',
  });
  expect(mobilesFault(['13800000001'])).toBeUndefined();
});

it.each([
  ['20', 20],
  ['200', 200],
  ['２０', 20],
  ['201', undefined],
  ['0', undefined],
  ['two', undefined],
])('%s views are %s', (text, views) => {
  expect(parseViews(text)).toBe(views);
});

it('half a phone is named whole, beside others that are right', () => {
  expect(parseMobiles('13800138000 139 0013 80')).toEqual(['13800138000', '139001380']);
  expect(mobilesFault(['139001380'])?.values).toEqual({ mobile: '139001380' });
  expect(parseMobiles('138 0013 8000 139-0013-9000')).toEqual(['13800138000', '13900139000']);
  expect(parseMobiles('139 0013 13800138000')).toEqual(['1390013', '13800138000']);
});
