import { isSameName } from './sameName';

test.each([
  ['赵敏', ' 赵 敏 '],
  ['赵敏', '赵　敏'],
  ['Li Lei', 'ＬＩ ＬＥＩ'],
  ['Li Lei', 'lilei'],
  ['阿里木·买买提', '阿里木•买买提'],
  ['阿里木·买买提', '阿里木 ・ 买买提'],
  ['阿里木·买买提', '阿里木･买买提'],
  ['阿里木·买买提', '阿里木买买提'],
  ['赵敏', '赵\u200B敏'],
])('%s and %s are one name', (one, other) => expect(isSameName(one, other)).toBe(true));

test.each([
  ['赵敏', '赵 明'],
  ['赵敏', '敏赵'],
  ['Li Lei', 'Li Wei'],
  ['赵敏', ''],
])('%s and %s are two', (one, other) => expect(isSameName(one, other)).toBe(false));
