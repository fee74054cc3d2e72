/** 仅在需要时才显示的个人信息：号码、材料、补充答复；记录与编辑页共用。 */
export const personal = {
  dialog: {
    tooShort_one: '请填写内容',
    tooShort_other: '请至少填写 {{count}} 个字符',
    tooLong_one: '最多 {{count}} 个字符',
    tooLong_other: '最多 {{count}} 个字符',
  },
  reveal: {
    action: '查看',
    actionOf: '查看：{{label}}',
    title: '查看完整号码？',
    signatureTitle: '查看签名？',
    fileTitle: '打开该证件材料？',
    open: '打开',
    body: '将记录您的姓名与用途。',
    purpose: '用途',
  },
  section: {
    identity: '身份',
    education: '教育经历',
    employment: '工作经历',
    certificates: '证书',
    references: '证明人',
  },
  file: {
    facts: '{{time}}，SHA-256 {{hash}}…',
    picture: '图片 {{name}}',
    actualSize: '原始大小',
    fit: '适应窗口',
    download: '下载',
    close: '关闭',
    gone: '无法显示该图片，可下载查看。',
  },
  answers: {
    title: '问题与答复',
    asked: '提问：{{who}}',
    answered: '答复：{{who}}',
    waitsFor: { candidate: '等待候选人答复', enterprise: '等待企业答复' },
    staff: 'Probity 工作人员',
    candidate: '候选人',
    enterprise: '企业',
  },
};
