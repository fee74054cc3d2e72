import fc from 'fast-check';
import { formatFen } from './fen';
import { splitFen } from './fenShares';
import { parseYuan } from './yuan';

describe('formatFen', () => {
  it.each([
    [0, '¥0.00'],
    [5, '¥0.05'],
    [123456, '¥1,234.56'],
    [100000000, '¥1,000,000.00'],
    [-100, '-¥1.00'],
  ])('%p fen are %p', (fen, text) => expect(formatFen(fen)).toBe(text));

  it('refuses what is no integer', () => {
    expect(() => formatFen(1.5)).toThrow(RangeError);
    expect(() => formatFen(NaN)).toThrow(RangeError);
  });

  it('parseYuan reads back every non-negative amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (fen) => {
        expect(parseYuan(formatFen(fen))).toBe(fen);
      }),
    );
    expect(parseYuan('12.5')).toBe(1250);
    expect(parseYuan('2,000元')).toBe(200_000);
    expect(parseYuan('元')).toBeUndefined();
    expect(parseYuan('12.345')).toBeUndefined();
    expect(parseYuan('-1')).toBeUndefined();
    expect(parseYuan('¥ 1 234.50')).toBe(123_450);
    expect(parseYuan('1\u00a0234\u00a0567')).toBe(123_456_700);
    for (const guess of ['1,23,4.5', '1,2345', ',123', '1234,567', '1 23', '1,234 567', '1,,234'])
      expect(parseYuan(guess)).toBeUndefined();
    expect(parseYuan('')).toBeUndefined();
  });
});

describe('parseYuan, as a Chinese keyboard writes an amount', () => {
  it.each([
    ['１２３４', 123400],
    ['￥１，２３４．５', 123450],
    ['１２。５', 1250],
    [' ０ ', 0],
    ['12²', undefined],
    ['①', undefined],
    ['１２．３４５', undefined],
    ['－１', undefined],
  ])('%p is %p fen', (text, fen) => expect(parseYuan(text)).toBe(fen));
});

describe('splitFen: largest remainder, sums exactly', () => {
  it('gives the odd fen to the largest remainder, equal ones to the earlier part', () => {
    expect(splitFen(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitFen(10, [1, 2])).toEqual([3, 7]);
    expect(splitFen(5, [0, 0])).toEqual([3, 2]);
    expect(splitFen(0, [3, 4])).toEqual([0, 0]);
  });

  it('sums to the total, each part within one fen of its exact share, zero weights get nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000_000 }),
        fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 20 }),
        (total, weights) => {
          const parts = splitFen(total, weights);
          expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
          const sum = weights.reduce((a, b) => a + b, 0);
          if (sum === 0) return;
          parts.forEach((part, index) => {
            const exact = (BigInt(total) * BigInt(weights[index]!)) / BigInt(sum);
            expect([exact, exact + BigInt(1)]).toContain(BigInt(part));
            if (weights[index] === 0) expect(part).toBe(0);
          });
        },
      ),
    );
  });

  it('refuses a negative total, negative weights and no weights', () => {
    expect(() => splitFen(-1, [1])).toThrow(RangeError);
    expect(() => splitFen(1, [-1])).toThrow(RangeError);
    expect(() => splitFen(1, [])).toThrow(RangeError);
  });
});
