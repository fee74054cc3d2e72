import { common as english } from '../../../../../src/i18n/en/common';
import { common as chinese } from '../../../../../src/i18n/zh-CN/common';
import { lampWord, resultWord } from '../exportWords';
import { stateWord } from './stateWords';

// In English a state stands in a sentence here ("that is running") and alone on a screen ("Being worked").
test('refusals name the states as the screens do', () => {
  const { checkStatus, itemStatus } = chinese;
  for (const [state, word] of Object.entries(checkStatus))
    expect(stateWord('check', state as keyof typeof checkStatus, 'zh')).toBe(word);
  for (const [state, word] of Object.entries(itemStatus))
    expect(stateWord('item', state as keyof typeof itemStatus, 'zh')).toBe(word);
});

test.each([
  ['en', english],
  ['zh', chinese],
] as const)('exports say of lamps and results what the screens say (%s)', (lang, { lamp }) => {
  for (const colour of ['green', 'blue', 'yellow', 'red'] as const)
    expect(lampWord(colour, lang)).toBe(lamp[colour]);
  expect(lampWord('yellow', lang, 'unverifiable')).toBe(lamp.unverifiable);
  expect(lampWord('green', lang, 'none')).toBe(lamp.noneFound);
  expect(lampWord('blue', lang, 'found')).toBe(lamp.found);
  expect(lampWord('red', lang, 'found')).toBe(lamp.red);
  expect(resultWord('found', lang)).toBe(lamp.found);
});
