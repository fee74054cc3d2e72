/** The audit actions of an account that closes, part of `auditActions`. */
export const auditClosingActions = {
  'closing.asked': { group: 'enterprise', en: 'Closing of the account asked for', zh: '申请注销账号' },
  'closing.soon': { group: 'enterprise', en: 'Reminded of the erasure', zh: '提醒账号即将删除' },
  'closing.takenBack': { group: 'enterprise', en: 'Closing taken back', zh: '撤回注销申请' },
  'closing.postponed': { group: 'enterprise', en: 'Erasure postponed', zh: '账号删除推迟' },
  'closing.begun': { group: 'enterprise', en: 'Erasure begun', zh: '开始删除账号数据' },
  'closing.erased': { group: 'enterprise', en: 'Account erased', zh: '账号数据已删除' },
  'closing.certificateTaken': {
    group: 'access',
    en: 'Certificate of the erasure downloaded',
    zh: '下载删除证明',
  },
} as const;
