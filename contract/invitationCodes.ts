/** The codes of inviting a candidate again and of the candidate's form, with their words. */
export const invitationCodes = {
  '2010': { en: 'There is no open invitation: {why}', zh: '没有有效的邀请：{why}' },
  '2011': { en: '{what} was sent less than an hour ago', zh: '一小时内已发送过{what}' },
  '2020': {
    en: 'A new invitation was sent a short while ago. Please try again in {time}',
    zh: '刚刚已重新发送邀请，请 {time}后重试',
  },
  '2052': {
    en: 'There is no such number as the present one. Please send a new link to another',
    zh: '原手机号不存在，请重新发送至其他手机号',
  },
  '2059': {
    en: 'This part was saved in another tab or on another device in the meantime',
    zh: '此部分在此期间已在其他标签页或设备上保存',
  },
} as const;
