import { lengthOf, plainText, trimUnseen } from './plainText';

test.each([
  ['  Zhao \t Min\n', 'Zhao Min'],
  ['张\u0000三', '张三'],
  ['\u200b\u200b', ''],
  ['\u200d', ''],
  ['\ufeff李雷\u200e', '李雷'],
  ['ab\u202Ecd', 'abcd'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ['=cmd|1', '=cmd|1'],
])('%j is kept as %j', (typed, kept) => {
  expect(plainText(typed)).toBe(kept);
});

test('only the ends lose what nobody sees', () => {
  expect(trimUnseen('\u200b 13800000011\u202c\n')).toBe('13800000011');
  expect(trimUnseen('138 0000 0011')).toBe('138 0000 0011');
});

test('an emoji is one character', () => {
  expect(lengthOf('😀'.repeat(50))).toBe(50);
});
