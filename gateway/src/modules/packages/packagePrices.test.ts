import fc from 'fast-check';
import { priceOf, splitPackage } from './packagePrices';

const line = fc.record({
  itemCode: fc.uuid(),
  copies: fc.integer({ min: 1, max: 10 }),
  price: fc.integer({ min: 0, max: 5_000_000 }),
});

test('the parts of a package sum to its price, whatever the prices, and a selection costs the sum of its parts', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.uniqueArray(line, { minLength: 1, maxLength: 15, selector: (one) => one.itemCode }),
      (price, lines) => {
        const copies = splitPackage(price, lines);
        const codes = lines.map((one) => one.itemCode);
        expect(priceOf(copies, codes)).toBe(price);
        expect(copies.every((copy) => Number.isInteger(copy.price) && copy.price >= 0)).toBe(true);
        const some = codes.filter((_, index) => index % 2 === 0);
        const rest = codes.filter((_, index) => index % 2 === 1);
        expect(priceOf(copies, some) + priceOf(copies, rest)).toBe(price);
      },
    ),
  );
});

test('the largest remainders get the odd fen', () => {
  const lines = ['a', 'b', 'c'].map((itemCode) => ({ itemCode, copies: 1, price: 1 }));
  expect(splitPackage(100, lines).map((copy) => copy.price)).toEqual([34, 33, 33]);
});
