import { mobilesFault, parseMobiles, parseViews } from './shareRules';

it('phones are parted by lines or commas, each once', () => {
  expect(parseMobiles('13800000001\n 13800000002，13800000001')).toEqual(['13800000001', '13800000002']);
});

it('a grouped number is one, two parted by a space are two', () => {
  expect(parseMobiles('+86 138 0000 0001\n138-0000-0002、13800000003 13800000004')).toEqual([
    '13800000001',
    '13800000002',
    '13800000003',
    '13800000004',
  ]);
  expect(parseMobiles('138 0000')).toEqual(['138', '0000']);
});

it('names the first phone that is none', () => {
  expect(mobilesFault([])).toEqual({ key: 'report.shareDialog.mobilesMissing' });
  expect(mobilesFault(['13800000001', '2380'])).toEqual({
    key: 'report.shareDialog.mobileWrong',
    values: { mobile: '2380' },
  });
  expect(mobilesFault(Array.from({ length: 11 }, (_one, n) => `138000000${10 + n}`))).toEqual({
    key: 'report.shareDialog.mobilesMany',
  });
  expect(mobilesFault(['13800000001'])).toBeUndefined();
});

it.each([
  ['20', 20],
  ['200', 200],
  ['201', undefined],
  ['0', undefined],
  ['two', undefined],
])('%s views are %s', (text, views) => {
  expect(parseViews(text)).toBe(views);
});
