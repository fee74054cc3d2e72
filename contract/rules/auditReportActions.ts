/** The actions about findings, reviews and reports: part of `auditActions`. */
export const auditReportActions = {
  'check.itemStands': { group: 'check', en: 'Item stands as published', zh: '项目维持已发布的结论' },
  'finding.saved': { group: 'report', en: 'Finding saved', zh: '保存核查结论' },
  'evidence.added': { group: 'report', en: 'Evidence added', zh: '添加证据' },
  'evidence.removed': { group: 'report', en: 'Evidence removed', zh: '移除证据' },
  'review.pointDone': { group: 'report', en: 'Reviewer’s point ticked off', zh: '勾选完成复核意见' },
  'review.pointOpen': {
    group: 'report',
    en: 'Tick of a reviewer’s point taken back',
    zh: '取消勾选复核意见',
  },
  'review.itemOpened': { group: 'report', en: 'Item opened in review', zh: '复核时打开项目' },
  'check.inReview': { group: 'report', en: 'Handed to the reviewer', zh: '提交复核' },
  'check.returned': { group: 'report', en: 'Returned by the reviewer', zh: '复核退回' },
  'check.reported': { group: 'report', en: 'Report published', zh: '报告发布' },
  'check.disputed': { group: 'report', en: 'Report disputed', zh: '报告异议' },
  'check.disputeRejected': { group: 'report', en: 'Dispute rejected', zh: '异议驳回' },
  'check.shared': { group: 'report', en: 'Report shared', zh: '分享报告' },
  'check.shareRevoked': { group: 'report', en: 'Share revoked', zh: '撤销分享' },
} as const;
