/** 填写敏感项目理由时的用语。 */
export const reasonWords = {
  reason: '该岗位为何需要“{{item}}”',
  reasonRequired: '请为该敏感项目填写理由',
  reasonLong: '理由最多 200 个字符',
};

/** 采用建议理由的按钮。 */
export const takeOffered = {
  take_one: '采用建议理由',
  take_other: '采用 {{count}} 条建议理由',
};
