import { sharesOf } from './shares';

const sumOf = (shares: string[]) => shares.reduce((sum, share) => sum + Math.round(Number(share) * 10), 0);

it('shares are those of the amounts, and sum to 100 where rounding each would not', () => {
  expect(sharesOf([300_00, 100_00], 400_00)).toEqual(['75.0', '25.0']);
  expect(sharesOf([1, 1, 1], 3)).toEqual(['33.4', '33.3', '33.3']);
  // A long table ends, and the rest of the total is none of its rows.
  expect(sharesOf([40, 40], 100)).toEqual(['40.0', '40.0']);
  // Rounded one by one: 100.1.
  const amounts = [16_665, 16_665, 16_670, 50_000];
  expect(amounts.reduce((sum, one) => sum + Math.round(one / 100), 0)).toBe(1001);
  expect(sumOf(sharesOf(amounts, 100_000))).toBe(1000);
});

it('where more was given back than charged, each says its own share of the total', () => {
  expect(sharesOf([110, -10], 100)).toEqual(['110.0', '-10.0']);
});
