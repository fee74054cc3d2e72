/** The codes of what operators keep for everybody, part of `codes`. */
export const deskCodes = {
  '2523': {
    en: 'Somebody changed this year meanwhile. Look at it again before you change it',
    zh: '该年度日历刚刚已被他人调整，请查看最新内容后再修改',
  },
  '2524': { en: 'No day differs from the calendar as it is now', zh: '与现行日历没有差异' },
  '2456': {
    en: 'This dictionary was changed meanwhile, or a change of it is planned or in force. Look at the history first',
    zh: '该字典刚被修改，或已有修改计划或已生效，请先查看历史记录',
  },
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
  '2608': {
    en: 'Somebody handed in another version meanwhile. Look at it before you send yours',
    zh: '他人刚刚提交了另一版本，请查看后再提交',
  },
  '2609': {
    en: 'A version waits for its sign-off. It has to be signed off or sent back first',
    zh: '已有版本等待审签，请先审签或退回',
  },
  '2610': {
    en: 'A version from {day} on is planned already. Withdraw it first, or wait until it is in force',
    zh: '已有自 {day} 起生效的版本计划，请先撤回，或待其生效后再提交',
  },
  '2611': { en: 'Nothing differs from the text in force', zh: '与现行文本没有差异' },
  '2612': {
    en: 'This version was decided already. Look at what became of it',
    zh: '该版本已处理，请查看处理结果',
  },
  '2613': {
    en: 'You wrote this version: another operator signs it off',
    zh: '该版本由您撰写，须由另一位运营人员审签',
  },
  '2614': {
    en: 'This version is in force: it may have been signed. Write another one instead',
    zh: '该版本已生效，可能已有人签署，不能撤回，请另写新版本',
  },
  '2615': {
    en: 'It can no longer begin on {day}: the earliest day is {earliest}. Send it back, to have another day chosen',
    zh: '已不能自 {day} 起生效，最早为 {earliest}，请退回并另选日期',
  },
  '2616': {
    en: 'Another change of the bank account was asked for, or waits. Look at it before you ask for yours',
    zh: '收款账户已有另一项变更申请，请查看后再提交',
  },
  '2617': {
    en: 'This change was decided already, or is in force. Look at what became of it',
    zh: '该变更已处理或已生效，请查看处理结果',
  },
  '2618': {
    en: 'You asked for this change: another operator signs it off',
    zh: '该变更由您申请，须由另一位运营人员审签',
  },
  '2619': {
    en: 'This limit was changed meanwhile, or a change of it is planned or in force. Look at the history first',
    zh: '该限额刚被修改，或已有修改计划或已生效，请先查看历史记录',
  },
} as const;
