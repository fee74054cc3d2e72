/** The audit actions of batches that are ordered, part of `auditActions`. */
export const auditBatchActions = {
  'batch.confirmed': { group: 'order', en: 'Batch confirmed', zh: '确认批量下单' },
  'batch.cancelled': { group: 'order', en: 'Batch cancelled', zh: '取消批量下单' },
  'batch.retried': {
    group: 'order',
    en: 'Refused rows of a batch ordered again',
    zh: '重新下单批次中被拒的行',
  },
  'batch.rowsErased': {
    group: 'order',
    en: 'Rows of an ended batch erased',
    zh: '删除已结束批次中未下单的行内容',
  },
  'batch.failedTaken': {
    group: 'access',
    en: 'Rows of a batch to be mended downloaded',
    zh: '下载批次中待修正的行',
  },
} as const;
