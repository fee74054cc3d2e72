import type { WordTable } from '../../kernel/words';
import type { LostPhoneStatus } from './lostPhoneRepository';

export const words = {
  sameMobile: { en: 'This person already signs in with this number', zh: '该号码就是此人目前的登录手机号' },
  colleaguesMobile: {
    en: 'A colleague of this account signs in with this number',
    zh: '本账号的另一位成员正在使用该号码登录',
  },
  reasonNeeded: { en: 'Please say what happened to the phone', zh: '请填写手机遗失的情况' },
  noteNeeded: {
    en: 'Please write at least four characters',
    zh: '请至少填写 4 个字符',
  },
  codeNeeded: { en: 'Please enter the code sent to your phone', zh: '请输入发送到您手机的验证码' },
  disabled: {
    en: 'This person is disabled. Enable them first',
    zh: '该成员已停用，请先启用',
  },
  awaited: {
    en: 'This person has not signed in here yet. Withdraw the invitation and invite the right number',
    zh: '该成员尚未登录过本账号，请撤回邀请，并用正确的手机号重新邀请',
  },
  /** Why nothing can be asked, after `This phone cannot be replaced:`. */
  noContact: {
    en: 'we would call your enterprise’s verified contact back, and there is none. Please have the enterprise verified first',
    zh: '需回拨贵企业已认证的联系人核实，但目前没有。请先完成企业认证',
  },
  shared: {
    en: 'This person belongs to other accounts too, so this account cannot replace their phone. They can contact support themselves',
    zh: '该成员还属于其他账号，不能由本账号更换手机号，请其本人联系客服',
  },
} satisfies WordTable;

/** Why a request is open no more. */
export const closedAs: Record<Exclude<LostPhoneStatus, 'open'>, { en: string; zh: string }> = {
  replaced: { en: 'it was approved', zh: '已通过' },
  rejected: { en: 'it was rejected', zh: '已驳回' },
  withdrawn: { en: 'the enterprise withdrew it', zh: '企业已撤回' },
  lapsed: { en: 'nobody decided within seven days', zh: '七天内未处理，已自动结束' },
};

/** Why a request cannot be approved as things are now. */
export const unfitAs = {
  gone: { en: 'the person is no longer a member, or is disabled', zh: '该成员已不在企业中或已被停用' },
  shared: { en: 'the person belongs to other accounts too', zh: '该成员还属于其他账号' },
  changed: {
    en: 'the person has since changed their phone themselves',
    zh: '该成员已自行更换了手机号',
  },
  noContact: {
    en: 'the enterprise has no verified contact who could be called back',
    zh: '该企业没有已认证的联系人，无法回拨核实',
  },
  contactsPhone: {
    en: 'the contact to call back has one of these two phones: a call would prove nothing',
    zh: '回拨联系人使用的就是其中一个号码，回拨无法证明任何事',
  },
  asker: {
    en: 'whoever asked may no longer manage this person',
    zh: '申请人已无权管理该成员',
  },
} satisfies WordTable;
