/** The codes of forms for applicants, their links and applications, part of `codes`. */
export const registrationCodes = {
  '2601': { en: 'An account can have at most {limit} forms', zh: '每个账号最多 {limit} 个登记表' },
  '2602': {
    en: 'This form takes no more applications. Please ask the enterprise that gave you the link',
    zh: '该登记表已停止收集，请联系提供链接的企业',
  },
  '2603': {
    en: 'The enterprise has changed the form meanwhile. What you typed is kept: please look through it and send it again',
    zh: '企业刚刚修改了登记表。您填写的内容都已保留，请核对后再次提交',
  },
  '2604': {
    en: 'This form has taken all the applications it may take. What you typed is kept; please ask the enterprise',
    zh: '该登记表收到的登记已达上限。您填写的内容已保留，请联系企业',
  },
  '2605': { en: 'At most {limit} tags an account: delete one first', zh: '最多 {limit} 个标签，请先删除' },
  '2620': {
    en: 'This form is by invitation, and your phone number is not on its list. Please use the number at which you were invited, or ask the enterprise',
    zh: '该登记表仅限受邀者填写，您的手机号不在邀请名单中。请使用收到邀请的手机号，或联系企业',
  },
  '2621': {
    en: 'A list has at most {limit} people: this one has room for {room} more',
    zh: '名单最多 {limit} 人，目前还可添加 {room} 人',
  },
} as const;
