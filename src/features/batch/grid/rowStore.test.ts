import type { BatchRow, BatchRows } from '../../../api/resources/batchesApi';
import { createRowStore, type RowFilter } from './rowStore';

const build = (no: number, overrides: Partial<BatchRow> = {}): BatchRow => ({
  rowId: `row-${no}`,
  no,
  line: no + 1,
  state: 'faulty',
  cells: { name: `Person ${no}`, mobile: '1380000' },
  faults: [{ field: 'mobile', code: 'mobileInvalid', group: 'short', msg: 'Too short' }],
  duplicates: [],
  order: null,
  ...overrides,
});

/** A gateway with so many faulty rows, and what it was asked. */
function gatewayOf(count: number) {
  const rows = Array.from({ length: count }, (_one, at) => build(at + 1));
  const asked: [RowFilter, number][] = [];
  const load = (filter: RowFilter, from: number, limit: number): Promise<BatchRows> => {
    asked.push([filter, from]);
    const fitting = rows.filter(({ state }) => !filter.states || filter.states.includes(state));
    return Promise.resolve({
      rows: fitting.slice(from - 1, from - 1 + limit).map((row) => ({ ...row })),
      total: fitting.length,
      revision: 1,
    });
  };
  return { rows, asked, load };
}

it('keeps few pages, and brings one again that is gone back to', async () => {
  const { load, asked } = gatewayOf(10_000);
  const store = createRowStore(load);
  store.show({});
  for (let first = 0; first < 10_000; first += 200) {
    store.want(first, first + 30);
    await store.ensure(first, first);
  }
  expect(store.rowAt(9_999)).toMatchObject({ no: 10_000 });
  expect(store.rowAt(0)).toBeUndefined();
  const before = asked.length;
  expect(await store.ensure(0, 1)).toMatchObject([{ no: 1 }, { no: 2 }]);
  expect(asked.slice(before)).toEqual([[{}, 1]]);
});

it('what is typed lies over the row at once, outlives a page that comes again, and goes with its answer alone', async () => {
  const { load } = gatewayOf(3);
  const store = createRowStore(load);
  store.show({});
  await store.ensure(0, 2);
  store.type([{ rowId: 'row-1', cells: { mobile: '13800000001' } }]);
  expect(store.rowAt(0)).toMatchObject({ cells: { name: 'Person 1', mobile: '13800000001' }, faults: [] });
  expect(store.rowAt(0)).toBe(store.rowAt(0));
  store.readAgain();
  await store.ensure(0, 2);
  expect(store.rowAt(0)?.cells.mobile).toBe('13800000001');
  const sent = store.untold(500);
  // Typed while the call is under way.
  store.type([{ rowId: 'row-1', cells: { name: 'Zhao Min' } }]);
  store.settle(sent);
  store.put(
    [build(1, { state: 'ready', faults: [], cells: { name: 'Person 1', mobile: '13800000001' } })],
    2,
  );
  expect(store.rowAt(0)).toMatchObject({ cells: { name: 'Zhao Min' }, state: 'ready' });
  expect(store.untold(500)).toEqual([{ rowId: 'row-1', cells: { name: 'Zhao Min' } }]);
});

it('a mended row stays where it is, and none of the rows behind it is passed over', async () => {
  const { load, rows } = gatewayOf(450);
  const store = createRowStore(load);
  store.show({ states: ['faulty'] });
  await store.ensure(0, 0);
  rows[1]!.state = 'ready';
  store.put([build(2, { state: 'ready', faults: [] })], 2);
  expect(store.rowAt(1)).toMatchObject({ no: 2, state: 'ready' });
  expect(await store.ensure(199, 200)).toMatchObject([{ no: 200 }, { no: 201 }]);
  expect(store.total()).toBe(450);
  store.show({ states: ['faulty'] });
  await store.ensure(0, 1);
  expect(store.rowAt(1)).toMatchObject({ no: 3 });
});

it('an answer to a filter that was left is of no use', async () => {
  let answer: (rows: BatchRows) => void = () => {};
  const store = createRowStore((filter) =>
    filter.states
      ? Promise.resolve({ rows: [build(7)], total: 1, revision: 1 })
      : new Promise((resolve) => (answer = resolve)),
  );
  store.show({});
  store.show({ states: ['faulty'] });
  await store.ensure(0, 0);
  answer({ rows: [build(1), build(2)], total: 2, revision: 1 });
  await Promise.resolve();
  expect(store.total()).toBe(1);
  expect(store.rowAt(0)).toMatchObject({ no: 7 });
});
