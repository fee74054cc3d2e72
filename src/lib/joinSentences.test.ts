import { joinSentences } from './joinSentences';

it('a space between sentences, none after a full stop of Chinese; what is empty leaves none behind', () => {
  expect(joinSentences('One.', false, 'Two.', '', null, 'Three.')).toBe('One. Two. Three.');
  expect(joinSentences('第一句。', undefined, '第二句。')).toBe('第一句。第二句。');
  expect(joinSentences('第一句', '第二句。')).toBe('第一句 第二句。');
  expect(joinSentences()).toBe('');
});
