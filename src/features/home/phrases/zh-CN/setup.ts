import type { setup as english } from '../en/setup';

export const setup: typeof english = {
  title: '开通企业服务',
  of: '已完成 {{done}}/{{total}}',
  done: '已完成',
  steps: {
    licence: '提交营业执照',
    review: '企业认证审核',
    contract: '签署服务合同',
    order: '发起第一单背调',
    change: '认证信息变更未通过',
    announced: '将签署新版服务合同',
  },
  licence: {
    body: '上传营业执照照片并填写联系人，约需五分钟，填写内容会自动保存。',
    action: '填写企业信息',
  },
  rejected: { title: '驳回原因', action: '修改并重新提交' },
  review: {
    body: '我们正在核对营业执照，审核结果将短信通知。',
    bodyBy: '我们将在 {{day}} 前核对营业执照，审核结果将短信通知。',
    action: '查看进度',
  },
  contract: {
    body: '阅读全文并署名，之后即可下单。',
    outdated: '合同内容或企业名称在签署后已变更，请重新阅读并签署；期间下单不受影响。',
    action: '阅读并签署',
  },
  order: { body: '选择套餐、填写候选人，我们会发送邀请。', action: '发起背调' },
  change: { action: '查看并处理' },
  announced: {
    body: '自 {{day}} 起签署，现在即可阅读；签署之前，您已签署的版本继续有效。',
    action: '阅读新版本',
  },
  welcome: {
    title: '欢迎使用',
    body: '仅询问一次，之后可在个人资料与安全设置中修改。',
    name: '您的姓名',
    nameFault: '请输入不超过 30 个字符的姓名',
    noName: '这不像是姓名：姓名应以文字或字母开头，不含表情或 = @ # 等符号',
    password: '登录密码',
    passwordHelp: '不设置则使用短信验证码登录。',
    later: '暂不填写',
    done: '已保存。',
  },
  askManager: '请联系账号的所有者或管理员处理。',
};
