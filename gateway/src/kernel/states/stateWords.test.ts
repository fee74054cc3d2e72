import { OUTCOMES } from '@probity/contract/rules/lamp';
import { lampWordOf } from '@probity/contract/rules/lampWords';
import { RESULTS, VERDICTS } from '@probity/contract/rules/verdict';
import { common as english } from '../../../../src/i18n/en/common';
import { common as chinese } from '../../../../src/i18n/zh-CN/common';
import { installedOutcomeWords, lampWord, reportWord, statusWord } from '../../modules/checks/exportWords';
import { stateWord } from './stateWords';

// In English a state stands in a sentence here ("that is running") and alone on a screen ("In progress").
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
] as const)(
  'exports say of statuses, lamps and results what the screens say (%s)',
  (lang, { lamp, checkStatus }) => {
    for (const [status, word] of Object.entries(checkStatus))
      expect(statusWord(status as keyof typeof checkStatus, lang)).toBe(word);
    const said = installedOutcomeWords(lang);
    for (const outcome of OUTCOMES) expect(said.lamps[outcome]).toBe(lamp[outcome]);
    expect(said.results.wellFormed).toBe(lamp.wellFormed);
    for (const result of RESULTS)
      for (const colour of VERDICTS[result].lamps)
        expect(lampWord(colour, result, said)).toBe(lamp[lampWordOf(colour, result)]);
  },
);

test.each([
  ['en', 'Consistent · 3 of 4 items, 1 refused by the candidate', 'Consistent'],
  ['zh', '一致 · 4 项中完成 3 项，1 项候选人拒绝授权', '一致'],
] as const)('a report that speaks of less than was ordered says so (%s)', (lang, part, whole) => {
  const coverage = { items: 4, done: 3, refused: 1, withdrawn: 0, stopped: 0 };
  const said = installedOutcomeWords(lang);
  expect(reportWord('green', coverage, lang, said)).toBe(part);
  expect(reportWord('green', { ...coverage, done: 4, refused: 0 }, lang, said)).toBe(whole);
  const ofOne = { items: 1, done: 0, refused: 1, withdrawn: 0, stopped: 0 };
  expect(reportWord('green', ofOne, 'en', said)).toContain('0 of 1 item,');
});
