import { correctionReview } from './correctionReview';
import { paymentReview } from './paymentReview';
import { invoiceReview } from './invoiceReview';
import { rechargeReview } from './rechargeReview';
import { reversalReview } from './reversalReview';

/** 平台人员审核企业认证。 */
export const certification = {
  title: '企业认证：{{name}}',
  field: {
    enterpriseName: '企业名称',
    creditCode: '统一社会信用代码',
    legalPerson: '法定代表人',
    place: '详细地址',
    contact: '联系人',
    contactPhone: '联系电话',
    submittedBy: '提交人',
    submittedAt: '提交时间',
  },
  sameCode: '另有已认证企业使用该信用代码：{{names}}',
  earlier: '曾被驳回',
  own: '您属于该企业，请由同事审核。',
  sameName_one: '另有一家已认证企业使用该名称',
  sameName_other: '另有 {{count}} 家已认证企业使用该名称',
  decided: '该申请已有审核结果。',
  withdrawn: '企业已撤回该变更。',
  decision: '审核结果',
  accept: '与营业执照一致，通过认证',
  reject: '驳回申请',
  ofChange: {
    accept: '与营业执照一致，新信息即时生效',
    reject: '驳回变更，原信息继续有效',
    accepted: '变更已通过，并已通知企业。',
    rejected: '变更已驳回，并已通知企业。',
  },
  choose: '请选择审核结果',
  reason: '驳回原因',
  reasonHelp: '企业会看到该原因，请说明需要修改的内容。',
  reasonMissing: '请填写驳回原因',
  canned: {
    unreadable: '营业执照无法辨认，请上传完整清晰的图片。',
    name: '企业名称与营业执照不一致。',
    code: '统一社会信用代码与营业执照不一致。',
    person: '法定代表人与营业执照不一致。',
    expired: '营业执照已失效，请上传现行有效的营业执照。',
  },
  cannedShort: {
    unreadable: '无法辨认',
    name: '名称不符',
    code: '代码不符',
    person: '法定代表人不符',
    expired: '执照失效',
  },
  send: '提交结果',
  accepted: '企业已通过认证，并已通知企业。',
  rejected: '申请已驳回，并已通知企业。',
  recharge: rechargeReview,
  reversal: reversalReview,
  correction: correctionReview,
  payment: paymentReview,
  invoice: invoiceReview,
};
