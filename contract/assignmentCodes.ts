/** The codes of giving records to another person, with their words. */
export const assignmentCodes = {
  '2046': {
    en: 'Somebody else is in charge of it: only they, an owner or an administrator can assign it',
    zh: '该记录由他人负责，仅其本人、所有者或管理员可更换负责人',
  },
  '2047': { en: 'Already theirs', zh: '已由该同事负责' },
  '2048': {
    en: 'It has changed hands since, so it stays where it is',
    zh: '此后负责人已再次变更，保持不变',
  },
  '2049': {
    en: 'This can no longer be taken back: it was taken back already, is still under way, or is more than 3 days old',
    zh: '已无法撤回：该操作已被撤回、仍在进行中或已超过 3 天',
  },
  '2050': {
    en: 'Whoever was in charge of it before can no longer be, so it stays where it is',
    zh: '原负责人已无法再负责背调记录，负责人保持不变',
  },
  '2051': {
    en: 'The person you chose can no longer take records: they were disabled, left, or changed role or department meanwhile. It stays where it was',
    zh: '所选同事已被停用、已离开或已变更角色或部门，无法再接收记录，负责人保持不变',
  },
  '2457': {
    en: 'What this person may approve, or the API keys they answer for, changed a moment ago. Nothing was changed by you: please read what stands there now',
    zh: '该成员的审批额度或其负责的 API 密钥刚刚有变动，本次操作未执行任何更改，请查看最新情况',
  },
} as const;
