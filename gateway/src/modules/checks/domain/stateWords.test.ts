import { common as english } from '../../../../../src/i18n/en/common';
import { common as chinese } from '../../../../../src/i18n/zh-CN/common';
import { lampWord, resultWord } from '../exportWords';
import { stateWord } from './stateWords';

const tongues = { en: english, zh: chinese };

test.each(['en', 'zh'] as const)('refusals, exports and screens say the same words (%s)', (lang) => {
  const { checkStatus, itemStatus, lamp } = tongues[lang];
  const lower = (text: string) => text.toLowerCase();
  for (const [state, word] of Object.entries(checkStatus))
    expect(lower(stateWord('check', state as keyof typeof checkStatus, lang))).toBe(lower(word));
  for (const [state, word] of Object.entries(itemStatus))
    expect(lower(stateWord('item', state as keyof typeof itemStatus, lang))).toBe(lower(word));
  for (const colour of ['green', 'blue', 'yellow', 'red'] as const)
    expect(lampWord(colour, lang)).toBe(lamp[colour]);
  expect(lampWord('yellow', lang, 'unverifiable')).toBe(lamp.unverifiable);
  expect(lampWord('green', lang, 'none')).toBe(lamp.noneFound);
  expect(lampWord('blue', lang, 'found')).toBe(lamp.found);
  expect(lampWord('red', lang, 'found')).toBe(lamp.red);
  expect(resultWord('found', lang)).toBe(lamp.found);
});
