import { nameKeys } from './nameKeys';

const partsOf = (name: string) => nameKeys(name).nameParts;

test('a Chinese name: each further character on, its sound, and the initials', () => {
  expect(partsOf('王小明')).toEqual(['wxm', '小明', 'xiaoming', '明', 'ming']);
});

test('a name of words: each further word, and the initials', () => {
  expect(partsOf('John Smith')).toEqual(['js', 'smith']);
  expect(partsOf('王 John')).toEqual(['wj', 'john']);
});

test('signs between words are not typed: the sound is kept without them too', () => {
  expect(partsOf("O'Neil-Smith")).toEqual(['ons', 'oneilsmith', 'neil-smith', 'neilsmith', 'smith']);
  expect(partsOf('阿依古丽·买买提')).toEqual(
    expect.arrayContaining(['买买提', 'maimaiti', 'ayigulimaimaiti']),
  );
});

test('a family name sounds as one: 曾 is Zeng, 单 is Shan', () => {
  expect(partsOf('曾强')).toEqual(['zq', 'zengqiang', '强', 'qiang']);
  expect(partsOf('单雄信')).toEqual(expect.arrayContaining(['sxx', 'shanxiongxin', 'xiongxin']));
});

test('a name of one character has no part, one of fifty words as many as are worth it, and none too long', () => {
  expect(partsOf('李')).toEqual([]);
  expect(partsOf('')).toEqual([]);
  const long = partsOf(Array.from({ length: 50 }, (_, n) => `word${n}`).join(' '));
  expect(long).toHaveLength(12);
  expect(Math.max(...long.map((part) => part.length))).toBeLessThanOrEqual(64);
});
