import fc from 'fast-check';
import { compareLamps, highestLamp, LAMPS } from './lamp';

it('the order is green, blue, yellow, red', () => {
  expect([...LAMPS].sort(compareLamps)).toEqual(['green', 'blue', 'yellow', 'red']);
});

it("the report's lamp is the highest of its items", () => {
  expect(highestLamp(['green', 'yellow', 'blue'])).toBe('yellow');
  expect(highestLamp([null, 'green', undefined])).toBe('green');
  expect(highestLamp([])).toBeUndefined();
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LAMPS), { minLength: 1 }), (lamps) => {
      const highest = highestLamp(lamps)!;
      expect(lamps).toContain(highest);
      lamps.forEach((lamp) => expect(compareLamps(lamp, highest)).toBeLessThanOrEqual(0));
    }),
  );
});
