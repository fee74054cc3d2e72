import type { afterSending as english } from '../en/afterSending';

/** What a candidate reads once the form is sent. */
export const afterSending: typeof english = {
  status: {
    title: '您的背景核查',
    for: '{{name}} · {{position}}',
    submitted: '谢谢，资料已齐全，您暂时无需操作。如有问题，我们会通过短信联系您。',
    question: '下方有一个问题需要您回答，核查正在等待您的答复。',
    inReview: '核查已完成，报告正由第二人复核。',
    reported: '您的报告已完成。',
    disputed: '您已对报告提出异议，答复之前报告不能再次分享。',
    disputedByOther: '企业已对报告提出异议，答复之前报告不能再次分享。',
    disputeRejected: '您的异议已有答复：报告保持不变，理由见下方。',
    cancelled: '本次核查已结束，不会再核查任何内容。',
    cancelledByEnterprise: '企业已终止本次核查，不会再核查任何内容，您无需再做什么。',
    afterEnd_one:
      '您填写的内容和上传的文件最迟在终止 {{count}} 天后删除，除非依法须暂缓删除；您签署的授权记录会保留更久，以证明您当时同意了什么。',
    afterEnd_other:
      '您填写的内容和上传的文件最迟在终止 {{count}} 天后删除，除非依法须暂缓删除；您签署的授权记录会保留更久，以证明您当时同意了什么。',
    expired: '邀请已过期，未进行任何核查。',
    sentAt: '提交于 {{time}}',
    items: '项目',
    notGiven: '未提供：{{reason}}',
    estimateHelp: '该日期为预计：届时的法定节假日安排尚未公布，可能因此顺延。',
    promised: '预计 {{date}} 前完成',
    refused: '您已拒绝授权，未核查',
    withdrawn: '您已撤回授权，已停止',
    readReport: '查看我的报告',
    form: '您填写的内容',
  },
  answer: {
    title: '关于{{name}}的问题',
    label: '您的答复',
    missing: '请填写答复',
    files: '如有帮助可附文件',
    own: '您于 {{time}} 的答复',
    question: '问题',
    filesSent: '文件',
    at: '发送时间',
    send: '发送答复',
    sent: '您的答复已发送。',
  },
  withdraw: {
    action: '撤回授权',
    of: '撤回授权：{{name}}',
    title: '撤回对“{{name}}”的授权？',
    body: '该项目将立即停止，不再继续核查；已经得到的结果保持不变。{{company}}会得知您已撤回。此操作无法在此撤销。',
    confirm: '撤回',
    done: '已撤回对“{{name}}”的授权。',
  },
  report: {
    back: '返回概览',
    dispute: '对报告提出异议',
    locked:
      '该报告存在异议，答复之前不能再次分享。{{company}}及已持有链接的人仍可阅读，并会看到报告存在异议。',
  },
};
