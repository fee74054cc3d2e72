import {
  arrangedColumns,
  hiddenOf,
  layoutOf,
  movedTo,
  orderedColumns,
  toggled,
  usualLayout,
} from './columnLayout';
import { sharedWidths } from './keptWidths';

const columns = [
  { id: 'name', isFixed: true },
  { id: 'city' },
  { id: 'age' },
  { id: 'deed', isFixed: true },
  { id: 'team' },
];
const idsOf = (ordered: readonly { id: string }[]) => ordered.map(({ id }) => id);

it('fixed columns keep their places; a column that a choice did not know stands where it usually does', () => {
  expect(idsOf(orderedColumns(columns, ['team', 'city', 'age']))).toEqual([
    'name',
    'team',
    'city',
    'deed',
    'age',
  ]);
  expect(idsOf(orderedColumns(columns, ['team', 'gone', 'age']))).toEqual([
    'name',
    'city',
    'team',
    'deed',
    'age',
  ]);
  expect(orderedColumns(columns, [])).toBe(columns);
  expect(movedTo(columns, 2, 0)).toEqual(['team', 'city', 'age']);
});

it('nothing but a layout is taken from the storage', () => {
  expect(layoutOf(undefined)).toEqual(usualLayout);
  expect(layoutOf('x')).toEqual(usualLayout);
  expect(layoutOf(['age', 3])).toEqual({ ...usualLayout, hidden: ['age'] });
  expect(
    layoutOf({ hidden: 'age', order: ['a', null], widths: { a: 80, b: 'wide', c: 2, d: 90_000 } }),
  ).toEqual({
    hidden: [],
    added: [],
    order: ['a'],
    widths: { a: 80 },
  });
});

it('a width set by hand stands with its column', () => {
  const cell = () => null;
  const [city] = arrangedColumns([{ id: 'city', header: 'City', cell, width: 90 }], {
    ...usualLayout,
    widths: { city: 300, gone: 100 },
  });
  expect(city).toMatchObject({ width: 300, isSized: true });
});

it('whom somebody gave a width yields after all others', () => {
  const cell = () => null;
  const [age, team] = arrangedColumns(
    [
      { id: 'age', header: 'Age', cell, yields: 2 },
      { id: 'team', header: 'Team', cell, yields: 5 },
    ],
    { ...usualLayout, widths: { age: 300 } },
  );
  expect(age?.yields).toBeGreaterThan(team?.yields ?? Infinity);
});

it('in a long list the others share what a width set by hand leaves, none below its least', () => {
  const list = [
    { id: 'a', width: 100 },
    { id: 'b', width: 100, isSized: true },
    { id: 'c', width: 100 },
  ];
  const kept = { a: 300, b: 500, c: 200 };
  expect(sharedWidths(list, kept, 600)).toEqual([300, 100, 200]);
  expect(sharedWidths(list, kept, 450)).toEqual([200, 100, 150]);
  expect(sharedWidths(list, kept, 200)).toEqual([100, 100, 100]);
  expect(
    sharedWidths(
      list.map(({ id }) => ({ id })),
      kept,
      50,
    ),
  ).toEqual([300, 500, 200]);
});

it('a column that is off at first is shown to who added it, also where a layout was kept before there was such a column', () => {
  const some = [{ id: 'city' }, { id: 'boss', isOffAtFirst: true }];
  expect(hiddenOf(some, layoutOf({ hidden: ['city'], order: ['city'] }))).toEqual(['city', 'boss']);
  const added = { ...usualLayout, ...toggled(usualLayout, some[1]!) };
  expect(hiddenOf(some, added)).toEqual([]);
  expect(layoutOf(JSON.parse(JSON.stringify(added)))).toEqual(added);
  expect(toggled(added, some[1]!)).toEqual({ added: [] });
});
