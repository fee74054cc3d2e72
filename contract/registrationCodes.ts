/** The codes of forms for applicants, their links and applications, part of `codes`. */
export const registrationCodes = {
  '2601': { en: 'An account can have at most {limit} forms', zh: '每个账号最多 {limit} 个登记表' },
  '2602': {
    en: 'This form takes no applications now. Please ask the enterprise: it can open the form again',
    zh: '该登记表目前已停止收集，请联系企业，企业可以重新开放',
  },
  '2603': {
    en: 'The enterprise has changed the form meanwhile. What you typed is kept: please look through it and send it again',
    zh: '企业刚刚修改了登记表。您填写的内容都已保留，请核对后再次提交',
  },
  '2604': {
    en: 'This form has taken all the applications it may take. Please ask the enterprise: it can allow more',
    zh: '该登记表收到的登记已达上限，请联系企业，企业可以提高上限',
  },
  '2605': { en: 'At most {limit} tags an account: delete one first', zh: '最多 {limit} 个标签，请先删除' },
  '2606': {
    en: 'A check has begun with what you sent, so it can be corrected here no more. Please tell the enterprise what is to be changed',
    zh: '企业已据此发起背调，无法在此修改。如需更正，请告知企业',
  },
  '2607': {
    en: 'It can be corrected at most {limit} times. Please tell the enterprise what is to be changed',
    zh: '最多可修改 {limit} 次。如需更正，请告知企业',
  },
  '2620': {
    en: 'This form is by invitation, and your phone number is not on its list. Please use the number at which you were invited, or ask the enterprise',
    zh: '该登记表仅限受邀者填写，您的手机号不在邀请名单中。请使用收到邀请的手机号，或联系企业',
  },
  '2621': {
    en: 'A list has at most {limit} people: this one has room for {room} more',
    zh: '名单最多 {limit} 人，目前还可添加 {room} 人',
  },
} as const;
