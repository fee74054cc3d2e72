import { fittingColumns } from './fittingColumns';

const columns = [
  { id: 'name', width: 100 },
  { id: 'price', width: 80, yields: 2 },
  { id: 'package', width: 90, yields: 1 },
  { id: 'status' },
];
const shown = (room: number) => fittingColumns(columns, room).map(({ id }) => id);

it('columns yield in their order, as many as there is no room for; what never yields stays', () => {
  expect(shown(390)).toEqual(['name', 'price', 'package', 'status']);
  expect(shown(389)).toEqual(['name', 'price', 'status']);
  expect(shown(299)).toEqual(['name', 'status']);
  expect(shown(10)).toEqual(['name', 'status']);
});

it('what is laid out wider than that makes more of them yield', () => {
  const ids = (room: number, more: number) => fittingColumns(columns, room, more).map(({ id }) => id);
  expect(ids(390, 1)).toEqual(['name', 'price', 'status']);
  expect(ids(389, 1)).toEqual(['name', 'status']);
  expect(ids(390, 9)).toEqual(['name', 'status']);
});

it('where nothing is laid out, every column is there', () => {
  expect(shown(0)).toHaveLength(4);
});
