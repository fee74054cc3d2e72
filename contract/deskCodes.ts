/** The codes of what operators keep for everybody, part of `codes`. */
export const deskCodes = {
  '2523': {
    en: 'Somebody changed this year meanwhile. Look at it again before you change it',
    zh: '该年度日历刚刚已被他人调整，请查看最新内容后再修改',
  },
  '2524': { en: 'No day differs from the calendar as it is now', zh: '与现行日历没有差异' },
} as const;
