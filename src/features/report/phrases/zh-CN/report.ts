import type { report as english } from '../en/report';
import { reportDraft } from './reportDraft';

export const report: typeof english = {
  print: '打印或存为 PDF',
  printTitle: '背景核查报告 · 订单 {{orderNo}}',
  edit: '编辑报告',
  dispute: '提出异议',
  share: '分享',
  version: '版本',
  versionOption: '第 {{version}} 版，{{time}}',
  versionBy: '第 {{version}} 版 · 由{{author}}撰写，{{time}} 由{{reviewer}}复核并发布',
  versionPlain: '第 {{version}} 版 · 发布于 {{time}}',
  candidate: '候选人',
  history: '历史',
  versionTitle: '第 {{version}} 版发布',
  changed: '变更：{{names}}',
  unchanged: '首个版本',
  order: '订单',
  status: '状态',
  customer: '客户',
  noId: '地址中没有指定报告',
  noIdBody: '请从背调记录中打开报告。',
  toRecords: '前往背调记录',
  disputed: '该报告存在异议，答复之前不能再次分享。',
  actor: { candidate: '候选人', system: '系统', staff: 'Probity 工作人员' },
  mobile: {
    closed: '无法打开此报告',
    askWhom: '此链接已不能再查看报告，请联系发送方{{name}}。',
    closedHint: '请联系向您发送链接的人重新发送。',
    expires: '您可在 {{time}} 前打开此报告，请勿转发。',
  },
  draft: reportDraft,
};
