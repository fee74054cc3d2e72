import { barsOf } from './costBars';

const cost = (key: string | null, charged: number) => ({ key, name: key, checks: 1, charged });

it('draws every month of the time, also over a new year and where nothing was spent', () => {
  const rows = [cost('2025-12', 100), cost('2026-02', -5)];
  expect(barsOf(rows, 'month', { from: '2025-11', to: '2026-02' })).toEqual({
    bars: [
      { key: '2025-11', charged: 0 },
      { key: '2025-12', charged: 100 },
      { key: '2026-01', charged: 0 },
      { key: '2026-02', charged: -5 },
    ],
    left: 0,
  });
});

it('draws the dearest of everything else, and tells how many have no bar', () => {
  const rows = Array.from({ length: 11 }, (_, at) => cost(`d${at}`, 1_000 - at));
  const { bars, left } = barsOf(rows, 'department', { from: '2026-01', to: '2026-01' });
  expect(bars).toHaveLength(8);
  expect(bars[0]).toMatchObject({ key: 'd0', charged: 1_000 });
  expect(left).toBe(3);
  expect(barsOf(rows.slice(0, 8), 'person', { from: '2026-01', to: '2026-01' }).left).toBe(0);
});
