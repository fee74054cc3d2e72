import fc from 'fast-check';
import { compareLamps, highestLamp, LAMPS, reportLamp, type Lamp } from './lamp';

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

const item = (lamp: Lamp | null, result: string, status = 'done') => ({ lamp, result, status });

it.each([
  [
    'what differs is large',
    [item('yellow', 'discrepant'), item('yellow', 'unverifiable')],
    'yellow',
    'yellow',
  ],
  [
    'nothing but an open item',
    [item('green', 'consistent'), item('yellow', 'unverifiable')],
    'yellow',
    'unverifiable',
  ],
  ['a graver lamp leads', [item('red', 'found'), item('yellow', 'unverifiable')], 'red', 'red'],
  ['well formed counts for nothing', [item(null, 'wellFormed'), item('blue', 'discrepant')], 'blue', 'blue'],
  ['nothing but well formed', [item(null, 'wellFormed')], 'yellow', 'unverifiable'],
  [
    'what was stopped counts for nothing',
    [item('green', 'none'), item('red', 'found', 'cancelled')],
    'green',
    'green',
  ],
] as const)('the word of a report: %s', (_why, items, lamp, outcome) => {
  expect(reportLamp(items)).toEqual({ lamp, outcome });
});
