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

test('what is an item’s own stays with each', () => {
  expect(toldAt(itemsOf('education', 'done', 'done'))).toEqual([2, 2]);
});
