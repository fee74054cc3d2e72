import { isNickName, personNameFault } from './personName';

it.each([
  '孙丽',
  '阿里木·买买提',
  '阿里木 • 买买提',
  '𠮷田',
  '㐂𪚥',
  'O’Neill',
  "D'Angelo",
  '’t Hooft',
  'Jean-Luc Müller',
  'Nguyễn Thị Ánh',
  'Nguye\u0302\u0303n',
  'عبد الله',
  'فاطمه\u200cزهرا',
  'प्रिया शर्मा',
  'ジョン・スミス',
  'Łukasz',
  'Ng',
  'X Æ A-12',
  'J. R. R. Tolkien',
  'Martin Luther King, Jr.',
  '李雷（Leo）',
  'x'.repeat(50),
  '𠮷'.repeat(50),
  'Kavitha A/P Raman',
])('%s is a name', (name) => expect(personNameFault(name, 50)).toBeUndefined());

it.each([
  '💥💥💥',
  'Li 💥 Lei',
  '=cmd()',
  '+cmd',
  '-cmd',
  '@cmd',
  '＝cmd',
  '|cmd',
  '123456',
  '...',
  '<b>Li</b>',
  'https://x.example',
  '【银行】李',
  '？？？',
])('%s is none', (name) => expect(personNameFault(name, 50)).toBe('none'));

it('no name, one of invisible characters only, and one that is too long', () => {
  expect(personNameFault('  ', 50)).toBe('missing');
  expect(personNameFault('\u200B\u200D', 50)).toBe('missing');
  expect(personNameFault('𠮷'.repeat(51), 50)).toBe('long');
});

it('a nickname has at most 30 characters; the masked phone of a registration is one', () => {
  expect(['李雷', '138****0001', 'x'.repeat(30)].map(isNickName)).toEqual([true, true, true]);
  expect(['', '=cmd()', '💥💥💥', 'x'.repeat(31), '*'].map(isNickName)).not.toContain(true);
});
