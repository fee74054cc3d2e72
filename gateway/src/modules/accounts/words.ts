import type { Words, WordTable } from '../../kernel/words';
import type { ActScene, WayIn } from './scenes';

export const words = {
  /** The account of a new registration, until its papers are examined. */
  newEnterprise: ({ nickName }: { nickName: string }) => ({
    en: `New enterprise (${nickName})`,
    zh: `新企业（${nickName}）`,
  }),
  commonPassword: {
    en: 'This password is too common. Please choose another',
    zh: '该密码过于常见，请更换',
  },
  ownPhoneAsPassword: { en: 'Your phone number cannot be your password', zh: '不能使用手机号作为密码' },
  codeSpent: { en: 'This code has been used. Please ask for another', zh: '该验证码已使用，请重新获取' },
  presentPhone: { en: 'You sign in with this number already', zh: '该号码就是您当前的登录手机号' },
  onlyNew: { en: 'Is chosen by the gateway for a new user', zh: '新建用户时不能填写' },
  onlyOnCreation: { en: 'Can only be given for a new user', zh: '仅新建用户时可填写' },
  role: { en: 'Is not a role of this account', zh: '该账号没有此角色' },
  name: { en: 'Please enter a name', zh: '请填写姓名' },
  avatar: { en: 'Please upload the picture again', zh: '请重新上传头像' },
  verifyCodeSms: ({ code, act }: { code: string; act: Words | null }) => ({
    en: `Your verification code${act ? ` to ${act.en}` : ''} is ${code}. It is valid for 5 minutes; never share it with anybody`,
    zh: `验证码 ${code}，${act ? `用于${act.zh}，` : ''}5 分钟内有效，请勿告知他人`,
  }),
  addedSms: ({ mainName }: { mainName: string }) => ({
    en: `${mainName} has added you to its account. Sign in with a code sent to this phone`,
    zh: `${mainName}已将您加入其账号，请用短信验证码登录`,
  }),
  /** The event and the advice, as two sentences. */
  securityNoticeSms: ({ what, then }: { what: Words; then: Words }) => ({
    en: `${what.en}. ${then.en}`,
    zh: `${what.zh}。${then.zh}`,
  }),
} satisfies WordTable;

/** Of what a notice tells: the masked phone it is about, and the verified name of the enterprise, null where there is none. */
export interface Told {
  phone: string;
  enterprise: string | null;
}
const yours = ({ enterprise }: Told) =>
  enterprise === null ? 'your enterprise' : `your enterprise, ${enterprise},`;
const yoursInChinese = ({ enterprise }: Told) => `您所在企业${enterprise === null ? '' : `“${enterprise}”`}`;

/** Changes to a person's ways of signing in. */
export const happened = {
  passwordSet: { en: 'A password was set for your account', zh: '您的账号已设置登录密码' },
  passwordChanged: { en: 'Your password was changed', zh: '您的登录密码已修改' },
  passwordReset: {
    en: 'Your password was reset; all devices were signed out and WeChat was unbound',
    zh: '您的登录密码已重设，所有设备已退出，微信绑定已解除',
  },
  mobileChanged: {
    en: 'Your phone number was changed; this one can no longer be used to sign in',
    zh: '您的登录手机号已更换，本号码不能再用于登录',
  },
  attacked: {
    en: 'Somebody is trying to sign in to your account from many networks; the attempts had a wrong password or code and failed',
    zh: '有人从多个网络多次尝试登录您的账号，密码或验证码错误，未能登录',
  },
  ownershipHandedOn: {
    en: 'You handed the ownership of an account over to a colleague and are now its administrator',
    zh: '您已将账号的所有者身份移交给同事，现为管理员',
  },
  lostPhoneAsked: (told: Told) => ({
    en: `At ${yours(told)} the phone ${told.phone} is reported as lost and we are asked to let you sign in with another number; we have not changed anything yet`,
    zh: `${yoursInChinese(told)}反映您的手机（${told.phone}）已遗失，申请将您的登录手机号换成另一个号码，目前尚未更换`,
  }),
  phoneReplaced: (told: Told) => ({
    en: `At the request of ${yours(told)} your phone number was replaced; ${told.phone} can no longer be used to sign in and all devices were signed out`,
    zh: `应${yoursInChinese(told)}的申请，您的登录手机号已更换，${told.phone} 不能再用于登录，所有设备已退出`,
  }),
  phoneReplacedNew: (told: Told) => ({
    en: `At the request of ${yours(told)} ${told.phone} is now the phone you sign in with; all devices were signed out and WeChat was unbound`,
    zh: `应${yoursInChinese(told)}的申请，${told.phone} 现为您的登录手机号，所有设备已退出，微信绑定已解除`,
  }),
  wechatBound: { en: 'A WeChat account was bound to your account', zh: '您的账号已绑定微信登录' },
} satisfies WordTable;

/** The advice that goes with it. */
export const advice = {
  mobileChanged: { en: 'If this was not you, contact us at once', zh: '如非本人操作，请立即联系客服' },
  ownershipHandedOn: { en: 'If this was not you, contact us at once', zh: '如非本人操作，请立即联系客服' },
  lostPhoneAsked: {
    en: 'If you have not lost it, contact us at once',
    zh: '如手机并未遗失，请立即联系客服',
  },
  phoneReplaced: {
    en: 'If this is not what you wanted, contact us at once',
    zh: '如非您本意，请立即联系客服',
  },
  phoneReplacedNew: {
    en: 'Sign in with your password as before, or with a code to this number',
    zh: '请用原密码或发送到本号码的验证码登录',
  },
  attacked: {
    en: 'Change your password if it is short or used elsewhere',
    zh: '如密码较短或在别处使用过，请更换',
  },
  others: {
    en: 'If this was not you, reset your password at once',
    zh: '如非本人操作，请立即重设密码',
  },
} satisfies WordTable;

/**
 * By the scene of a code, what a code to one's own phone proves, said in its message: who reads another act there than their own
 * stops. A code by which somebody comes in says nothing more.
 */
export const codeActs: Readonly<Record<ActScene, Words> & Record<WayIn, null>> = {
  login: null,
  register: null,
  reset: null,
  changeMobileOld: null,
  changeMobileNew: null,
  wechatBind: null,
  visitor: null,
  ownership: { en: 'transfer the ownership of an account', zh: '移交所有者身份' },
  lostPhoneAsk: { en: 'ask for a member’s new phone', zh: '申请更换成员手机号' },
  lostPhoneDecide: { en: 'replace a member’s lost phone', zh: '更换成员手机号' },
  rechargeConfirm: {
    en: 'confirm or take back a recharge, or change its limit',
    zh: '确认、冲回充值或更改其限额',
  },
  approvalChange: { en: 'change who approves orders', zh: '更改订单审批' },
  payoutAsk: { en: 'ask for a payout of the balance', zh: '申请余额退款' },
  payoutDecide: { en: 'decide a payout', zh: '处理余额退款' },
  textSignOff: { en: 'sign off a text', zh: '审签文本' },
  bankAccount: { en: 'change the bank account for transfers', zh: '更改收款账户' },
  accountClosing: { en: 'close an account and have it erased', zh: '注销账号并删除数据' },
  accountExport: { en: 'export everything of an account', zh: '导出账号全部数据' },
};
