import { formRefused, inBoth, inLanguage } from './inLanguage';
import { comparedReason } from './offeredInEditor';
import { computedWords } from './computedWords';
import { offeredReason } from './offeredTexts';

it('what nobody edited is read in the reader’s language, whichever it was kept in', () => {
  const { en, zh } = offeredReason('driver', 'litigation')!;
  expect(en).toBe(
    'The position is trusted with vehicles and goods on the road; court cases that bear on this trust have to be known.',
  );
  expect(zh).toBe('该岗位负责车辆及货物的运输安全，须了解与岗位信任相关的诉讼情况。');
  for (const kept of [en, zh]) {
    expect(inLanguage(kept, 'en')).toBe(en);
    expect(inLanguage(kept, 'zh')).toBe(zh);
  }
  expect(inLanguage(comparedReason.en, 'zh')).toBe(comparedReason.zh);
});

it('what a machine kept in both languages is read in one', () => {
  expect(inLanguage('校验位不符 / The check digit does not fit', 'en')).toBe('The check digit does not fit');
  expect(inLanguage(inBoth(computedWords.numberingPlan), 'zh')).toBe(
    '公开号段分配，携号转网后运营商可能不同',
  );
  expect(inLanguage('China Mobile', 'zh')).toBe('中国移动');
});

it('what somebody noted behind a machine’s words stays as it is', () => {
  const kept = `${inBoth(formRefused)}: No signature: see page 2`;
  expect(inLanguage(kept, 'en')).toBe('The signed form was not accepted: No signature: see page 2');
  expect(inLanguage(kept, 'zh')).toBe('授权书未通过确认: No signature: see page 2');
});

it('a person’s own words stay as they are', () => {
  const { en } = offeredReason('driver', 'litigation')!;
  for (const own of [`${en} He drives at night.`, 'I worked for China Mobile', 'China Mobile: mine', '', 'x'])
    expect(inLanguage(own, 'zh')).toBe(own);
  expect(inLanguage(null, 'zh')).toBeNull();
});

it('nothing is offered for another kind of position or item', () => {
  expect(offeredReason('', 'litigation')).toBeUndefined();
  expect(offeredReason('driver', 'education')).toBeUndefined();
});
