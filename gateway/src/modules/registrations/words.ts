import { MOST_INVITEES, type InviteeState } from '@probity/contract/rules/inviteeList';
import type { FormFaultName } from '@probity/contract/rules/registrationForm';
import {
  keepDaysLimits,
  LONGEST_CHOICE,
  LONGEST_INTRO,
  LONGEST_QUESTION,
  LONGEST_TAG,
  LONGEST_TITLE,
  MOST_CHOICES,
  MOST_QUESTIONS,
  MOST_TAGS_EACH,
  SHORTEST_LEGAL_REASON,
} from '@probity/contract/rules/registrationForm';
import type { Words, WordTable } from '../../kernel/words';

export const words = {
  listEmpty: {
    en: 'Please give at least one name and phone number',
    zh: '请至少填写一行姓名和手机号',
  },
  listLong: {
    en: `At most ${MOST_INVITEES} lines at once`,
    zh: `一次最多 ${MOST_INVITEES} 行`,
  },
  titleTaken: { en: 'Another form has this title', zh: '已有同名登记表' },
  dayOver: { en: 'The last day cannot be in the past', zh: '截止日期不能早于今天' },
  dayFar: { en: 'The last day is at most a year from now', zh: '截止日期最长为一年内' },
  entryMissing: { en: 'Please add at least one entry', zh: '请至少填写一条' },
  answerMissing: { en: 'Please answer this question', zh: '请回答该问题' },
  fileMissing: { en: 'Please add a file', zh: '请添加文件' },
  tagLong: { en: `A tag has at most ${LONGEST_TAG} characters`, zh: `标签最多 ${LONGEST_TAG} 个字符` },
  tagsMany: {
    en: `An application has at most ${MOST_TAGS_EACH} tags`,
    zh: `每份登记最多 ${MOST_TAGS_EACH} 个标签`,
  },
  answerLong: { en: 'At most 1,000 characters', zh: '最多 1000 个字符' },
  choiceUnknown: { en: 'Please choose from the list', zh: '请从列表中选择' },
  noDay: { en: 'Please give a day, as in 2021-07-15', zh: '请填写日期，例如 2021-07-15' },
} satisfies WordTable;

/** What is wrong with a form that somebody builds. */
export const formFaultWords: Readonly<Record<FormFaultName, Words>> = {
  titleMissing: { en: 'Please enter a title', zh: '请填写标题' },
  titleLong: { en: `At most ${LONGEST_TITLE} characters`, zh: `最多 ${LONGEST_TITLE} 个字符` },
  introLong: { en: `At most ${LONGEST_INTRO} characters`, zh: `最多 ${LONGEST_INTRO} 个字符` },
  questionMissing: { en: 'Please write the question', zh: '请填写问题' },
  questionLong: { en: `At most ${LONGEST_QUESTION} characters`, zh: `最多 ${LONGEST_QUESTION} 个字符` },
  helpLong: { en: `At most ${LONGEST_QUESTION} characters`, zh: `最多 ${LONGEST_QUESTION} 个字符` },
  helpProtected: {
    en: 'This asks about family, health, faith, politics or descent. Ask it as a question of your own, where you name the law or rule that allows it',
    zh: '此处涉及婚育、健康、信仰、政治或民族等信息。请改为自定义问题，并写明依据的法律或规定',
  },
  questionTwice: { en: 'This question is already asked', zh: '该问题已存在' },
  choicesFew: { en: 'Please give at least two choices', zh: '请至少填写两个选项' },
  choicesMany: { en: `At most ${MOST_CHOICES} choices`, zh: `最多 ${MOST_CHOICES} 个选项` },
  choiceLong: {
    en: `A choice has at most ${LONGEST_CHOICE} characters`,
    zh: `每个选项最多 ${LONGEST_CHOICE} 个字符`,
  },
  choiceTwice: { en: '“{choice}” is there twice among the choices', zh: '选项“{choice}”重复' },
  legalReasonMissing: {
    en: `This asks about family, health, faith, politics or descent. Name the law or rule that allows it, in at least ${SHORTEST_LEGAL_REASON} characters: the applicant reads it`,
    zh: `该问题涉及婚育、健康、信仰、政治或民族等信息。请写明依据的法律或规定（至少 ${SHORTEST_LEGAL_REASON} 个字符），求职者会看到`,
  },
  legalReasonLong: { en: `At most ${LONGEST_QUESTION} characters`, zh: `最多 ${LONGEST_QUESTION} 个字符` },
  tooManyQuestions: {
    en: `At most ${MOST_QUESTIONS} own questions`,
    zh: `最多 ${MOST_QUESTIONS} 个自定义问题`,
  },
  keepDays: {
    en: `From ${keepDaysLimits.least} to ${keepDaysLimits.most} days`,
    zh: `${keepDaysLimits.least} 至 ${keepDaysLimits.most} 天`,
  },
};

export const sheetName: Words = { en: 'Applications', zh: '登记记录' };

/** The columns of the export. */
export const heads = {
  name: { en: 'Name', zh: '姓名' },
  phone: { en: 'Phone', zh: '手机号' },
  form: { en: 'Form', zh: '登记表' },
  sent: { en: 'Sent (UTC+8)', zh: '提交时间（UTC+8）' },
  corrected: { en: 'Corrected (UTC+8)', zh: '修改时间（UTC+8）' },
  erased: { en: 'Deleted on', zh: '删除日期' },
  check: { en: 'Check', zh: '背调' },
  tags: { en: 'Tags', zh: '标签' },
} satisfies WordTable;

export const begunWords = {
  yes: { en: 'Begun', zh: '已发起' },
  no: { en: 'Not yet', zh: '未发起' },
} satisfies WordTable;

/** The SMS to somebody who is invited to apply. */
export const invitationSms = ({ mainName, until }: { mainName: string; until: string }): Words => ({
  en: `${mainName} invites you to fill in its application form until ${until}. Please open it with this phone number`,
  zh: `${mainName}邀请您填写求职登记表，截止日期 ${until}，请使用本手机号验证后填写`,
});

export const inviteeSheetName: Words = { en: 'Invitation list', zh: '邀请名单' };

export const inviteeHeads = {
  state: { en: 'State', zh: '进度' },
  told: { en: 'Last SMS (UTC+8)', zh: '最近短信时间（UTC+8）' },
  messages: { en: 'SMS sent', zh: '短信次数' },
} satisfies WordTable;

export const inviteeStateWords: Readonly<Record<InviteeState, Words>> = {
  added: { en: 'Not invited yet', zh: '未邀请' },
  invited: { en: 'Invited', zh: '已邀请' },
  opened: { en: 'Opened', zh: '已打开' },
  started: { en: 'Started', zh: '已开始填写' },
  sent: { en: 'Sent in', zh: '已提交' },
};

/** The sheet with the QR code. */
export const sheetWords = {
  fileName: { en: 'form-for-applicants', zh: '求职登记表' },
  how: {
    en: 'Scan with your phone and fill in the form. No account is needed.',
    zh: '请用手机扫码填写登记表，无需注册账号。',
  },
  until: ({ day }: { day: string }): Words => ({ en: `Open until ${day}`, zh: `截止日期：${day}` }),
  orOpen: { en: 'Or open this address:', zh: '或打开以下网址：' },
  byList: {
    en: 'By invitation only: please use the phone number at which you were invited.',
    zh: '仅限受邀者填写，请使用收到邀请的手机号。',
  },
  need: {
    en: 'You will get a code on your phone. You can stop at any time and go on later.',
    zh: '填写时需用手机号接收验证码，可随时中断，稍后继续。',
  },
} satisfies WordTable;
