import { LAMPS } from './lamp';
import { lampWordOf } from './lampWords';
import { RESULTS, VERDICTS } from './verdict';

it('a record found is never called consistent or a discrepancy, whatever its lamp', () => {
  expect(LAMPS.map((lamp) => lampWordOf(lamp, 'found'))).toEqual([
    'foundHarmless',
    'foundMinor',
    'foundNotable',
    'foundGrave',
  ]);
});

it('yellow never reads one thing for the other; without a result a lamp is called by its colour', () => {
  expect(lampWordOf('yellow', 'unverifiable')).toBe('unverifiable');
  expect(lampWordOf('yellow', 'discrepant')).toBe('yellow');
  expect(lampWordOf('green', 'none')).toBe('noneFound');
  expect(lampWordOf('green', 'consistent')).toBe('green');
  expect(LAMPS.map((lamp) => lampWordOf(lamp))).toEqual([...LAMPS]);
});

it('two results that may have the same lamp are told apart, but for what agrees or differs a little', () => {
  const told = RESULTS.flatMap((result) => VERDICTS[result].lamps.map((lamp) => lampWordOf(lamp, result)));
  expect(told.filter((word, at) => told.indexOf(word) !== at)).toEqual(['blue']);
});
