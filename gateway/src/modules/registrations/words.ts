import type { FormFaultName } from '@probity/contract/rules/registrationForm';
import {
  keepDaysLimits,
  LONGEST_CHOICE,
  LONGEST_INTRO,
  LONGEST_QUESTION,
  LONGEST_TITLE,
  MOST_CHOICES,
  MOST_QUESTIONS,
  SHORTEST_LEGAL_REASON,
} from '@probity/contract/rules/registrationForm';
import type { Words, WordTable } from '../../kernel/words';

export const words = {
  titleTaken: { en: 'Another form has this title', zh: '已有同名登记表' },
  dayOver: { en: 'The last day cannot be in the past', zh: '截止日期不能早于今天' },
  dayFar: { en: 'The last day is at most a year from now', zh: '截止日期最长为一年内' },
  entryMissing: { en: 'Please add at least one entry', zh: '请至少填写一条' },
  answerMissing: { en: 'Please answer this question', zh: '请回答该问题' },
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
  questionTwice: { en: 'This question is already asked', zh: '该问题已存在' },
  choicesFew: { en: 'Please give at least two choices', zh: '请至少填写两个选项' },
  choicesMany: { en: `At most ${MOST_CHOICES} choices`, zh: `最多 ${MOST_CHOICES} 个选项` },
  choiceLong: {
    en: `A choice has at most ${LONGEST_CHOICE} characters`,
    zh: `每个选项最多 ${LONGEST_CHOICE} 个字符`,
  },
  choiceTwice: { en: 'One of the choices is there twice', zh: '选项有重复' },
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
