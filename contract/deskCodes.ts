/** The codes of what operators keep for everybody, part of `codes`. */
export const deskCodes = {
  '2523': {
    en: 'Somebody changed this year meanwhile. Look at it again before you change it',
    zh: '该年度日历刚刚已被他人调整，请查看最新内容后再修改',
  },
  '2524': { en: 'No day differs from the calendar as it is now', zh: '与现行日历没有差异' },
  '2525': {
    en: 'Somebody changed this meanwhile. Look at it again before you change it',
    zh: '该内容刚刚已被他人修改，请查看最新内容后再修改',
  },
  '2526': {
    en: 'A change from {day} on is planned already. Withdraw it first, or wait until it is in force',
    zh: '已有自 {day} 起生效的修改计划，请先撤回，或待其生效后再修改',
  },
  '2527': { en: 'Nothing differs from what is in force now', zh: '与现行内容没有差异' },
  '2528': {
    en: 'This change is in force already. Change it again instead',
    zh: '该修改已生效，不能撤回，请再次修改',
  },
} as const;
