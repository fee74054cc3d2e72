import { computedView } from './computedView';

const facts = [
  { key: 'employers', value: 2 },
  { key: 'gapMonths', value: 3 },
];
const itemsOf = (itemCode: string, ...statuses: string[]) => statuses.map((status) => ({ itemCode, status }));
const toldAt = (items: { itemCode: string; status: string }[]) =>
  items.map((item) => computedView(item, items, facts, 'en').length);

test('what the employments say about each other is told once, at the first that is not stopped', () => {
  expect(toldAt(itemsOf('employment', 'done', 'running', 'done'))).toEqual([2, 0, 0]);
  expect(toldAt(itemsOf('employment', 'cancelled', 'running', 'done'))).toEqual([0, 2, 0]);
});

test('of the ID number province and year of birth are told, as its mask does: with district and day it could be put together', () => {
  const identity = { itemCode: 'identity', status: 'done' };
  const computed = [
    { key: 'region', value: '陕西省 西安市 雁塔区' },
    { key: 'birthDate', value: '1978-04-10' },
    { key: 'age', value: 48 },
  ];
  expect(computedView(identity, [identity], computed, 'zh')).toEqual([
    { key: 'region', value: '陕西省' },
    { key: 'birthYear', value: '1978' },
    { key: 'age', value: 48 },
  ]);
});

test('what is an item’s own stays with each', () => {
  expect(toldAt(itemsOf('education', 'done', 'done'))).toEqual([2, 2]);
});
