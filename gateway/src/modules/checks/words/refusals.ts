import type { Words, WordTable } from '../../../kernel/words';

export const words = {
  phoneOfConsent: {
    en: 'The candidate has consented with the current phone; cancel the check and order it again',
    zh: '候选人已授权，手机号不能再更改；请取消该背调并重新发起',
  },
  phoneOfForm: {
    en: 'The form has been begun with the current phone; cancel the check and order it again',
    zh: '该手机号的使用者已开始填写资料，手机号不能再更改；请取消该背调并重新发起',
  },
  noSuchNumber: {
    en: 'There is no such number as the present one. Please enter another',
    zh: '原手机号不存在，请填写其他手机号',
  },
  oneSelection: {
    en: 'Please name either records or a search',
    zh: '请指定记录或搜索条件，二者选其一',
  },
  checkIs: ({ name }: { name: Words }) => ({
    en: `the check is ${name.en}`,
    zh: `该背调处于“${name.zh}”状态`,
  }),
  invitationEnded: { en: 'it has ended. Please send a new one', zh: '原邀请已失效，请重新发送' },
  formSubmitted: { en: 'the candidate has handed everything in', zh: '候选人已提交全部资料' },
  theInvitation: { en: 'The invitation', zh: '邀请' },
  aReminder: { en: 'A reminder', zh: '提醒' },
  whosePhone: { en: 'Please say whose phone', zh: '请指明是谁的电话' },
} satisfies WordTable;
