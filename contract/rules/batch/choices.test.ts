import { positionClasses } from '../proportionality';
import { consentWayChoices, positionClassChoices, suggestChoice, type Choice } from './choices';

const packages: Choice[] = [
  { value: 'basic', words: ['Basic', '基础套餐'] },
  { value: 'standard', words: ['Standard', '标准套餐'] },
  { value: 'plus', words: ['Standard plus', '标准增强套餐'] },
  { value: 'drivers1', words: ['Drivers 2026', '司机套餐2026'] },
  { value: 'drivers2', words: ['Drivers 2027', '司机套餐2027'] },
];

test.each([
  ['标准套餐', 'standard', 1],
  [' standard ', 'standard', 0.97],
  ['ＳＴＡＮＤＡＲＤ', 'standard', 0.97],
  ['标准', 'standard', 0.9],
  ['Standard package', 'standard', 0.9],
  ['标准版', 'standard', 0.9],
  ['Standrad', null, 0],
  ['Standart', 'standard', 0.6],
  ['Standard Plus', 'plus', 0.97],
  ['基础 套餐（含学历）', 'basic', 0.7],
  ['司机套餐2027', 'drivers2', 1],
  // Both fit: nobody guesses.
  ['司机套餐', null, 0],
  ['Drivers 2028', null, 0],
  ['', null, 0],
  ['套餐', null, 0],
  ['x', null, 0],
])('%j among packages is %j', (text, value, confidence) => {
  expect(suggestChoice(text, packages)).toEqual(value === null ? null : { value, confidence });
});

test.each([
  ['经理', 'management'],
  ['销售经理', 'management'],
  ['Project Manager', 'management'],
  ['司机', 'driver'],
  ['驾驶岗', 'driver'],
  ['保安', 'security'],
  ['幼师', 'childcare'],
  ['工程师', 'technology'],
  ['IT', 'technology'],
  ['管理岗位', 'management'],
  ['FINANCE', 'finance'],
  // A finance manager is both.
  ['财务经理', null],
  ['厨师', null],
  ['update', null],
])('%s is the class %j', (text, value) => {
  expect(suggestChoice(text, positionClassChoices)?.value ?? null).toBe(value);
});

test.each([
  ['sms', 'sms'],
  ['短信', 'sms'],
  ['发短信', 'sms'],
  ['短信链接', 'sms'],
  ['链接', 'link'],
  ['Link', 'link'],
  ['纸质授权书', 'paper'],
  ['paper', 'paper'],
  ['电话', null],
  ['yes', null],
])('%s is the way %j', (text, value) => {
  expect(suggestChoice(text, consentWayChoices)?.value ?? null).toBe(value);
});

test('every class has words, and no word is of two', () => {
  expect(positionClassChoices.map(({ value }) => value)).toEqual(positionClasses);
  for (const choices of [positionClassChoices, consentWayChoices])
    for (const { value, words } of choices)
      for (const word of words) expect(suggestChoice(word, choices)).toEqual({ value, confidence: 1 });
});
