import type { WordTable } from '../../../kernel/words';

export const words = {
  phoneOfConsent: {
    en: 'The candidate has consented with the present phone; cancel the check and order it anew',
    zh: '候选人已授权，手机号不能再更改；请取消该背调并重新发起',
  },
  phoneOfForm: {
    en: 'The form has been begun with the present phone; cancel the check and order it anew',
    zh: '该手机号的使用者已开始填写资料，手机号不能再更改；请取消该背调并重新发起',
  },
  oneSelection: {
    en: 'Please name either records or a search',
    zh: '请指定记录或搜索条件，二者选其一',
  },
  whosePhone: { en: 'Please say whose phone', zh: '请指明是谁的电话' },
} satisfies WordTable;
