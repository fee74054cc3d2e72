import type { VerdictFault } from '@probity/contract/rules/verdict';
import type { Words, WordTable } from '../../kernel/words';

export const words = {
  notThisResult: { en: 'An item of this kind cannot have this result', zh: '该类项目不能有此结论' },
  lampAndResult: { en: 'A result and its lamp go together', zh: '结论与灯号须同时填写' },
  notThisLamp: { en: 'This lamp does not go with the result', zh: '该灯号与结论不符' },
  noEntry: { en: 'This entry does not exist; reload and try again', zh: '该条目不存在，请刷新后重试' },
  noLink: {
    en: 'The candidate has no link (signed form, nothing to fill in): ask the enterprise',
    zh: '候选人没有链接（纸质授权，无需填写），请向企业询问',
  },
  obtainedLater: { en: 'Evidence cannot be obtained in the future', zh: '取得时间不能晚于现在' },
  noFile: { en: 'The file does not exist', zh: '文件不存在' },
  notOfReport: { en: 'Is not an item of this report', zh: '不是该报告中的项目' },
  notToContact: {
    en: 'The candidate asks that this employer not be contacted, and was promised that it is not: verify it at a register or website, or close it as not verifiable',
    zh: '候选人要求不要联系该单位，授权书亦承诺不联系：请通过登记机构或网站核实，或以“无法核实”结案',
  },
  /** Joins the faults of a finding, each of which may contain commas. */
  faultJoint: { en: '; ', zh: '；' },
  questionSms: ({ mainName }: { mainName: string }) => ({
    en: `Your background check for ${mainName} needs one more answer from you`,
    zh: `${mainName}的背景核查需要您补充一项信息，请打开链接查看`,
  }),
  shareSms: ({ mainName }: { mainName: string }) => ({
    en: `${mainName} shared a background check report with you: open the link and confirm your phone`,
    zh: `${mainName}与您分享了一份背景核查报告，请打开链接并验证手机`,
  }),
} satisfies WordTable;

/** Something a finding lacks, as its fault and after "still needed:". */
export const verdictWords: Record<VerdictFault['what'], Words> = {
  resultMissing: { en: 'the result', zh: '结论' },
  resultNotOfItem: { en: 'a result that this kind of item may have', zh: '该类项目可用的结论' },
  lampMissing: { en: 'the lamp', zh: '灯号' },
  lampNotWithResult: { en: 'a lamp that goes with the result', zh: '与结论相符的灯号' },
  lampReasonMissing: { en: 'the reason for the lamp', zh: '灯号依据' },
  differsWithoutReason: {
    en: 'why it is consistent although a verified value differs from what was claimed',
    zh: '灯号依据：核实值与陈述不同，却判为一致的原因',
  },
  notStated: {
    en: 'what could agree: not everything that the item compares was stated or found',
    zh: '可供比对的内容：应核对的内容既无陈述，也未核实到',
  },
  nothingVerified: {
    en: 'what was found: a consistent result says at each statement what was found',
    zh: '核实到的内容：结论为“一致”时每一项陈述都应写明核实结果',
  },
  answersMissing: {
    en: 'what each person answered, or the reason why nothing is written',
    zh: '每位证明人的访谈内容，或未填写的理由',
  },
  nothingDiffers: {
    en: 'what differs: a discrepant result names at least one entry that differs',
    zh: '不一致之处：结论为“不一致”时至少有一个条目与陈述不同',
  },
  nothingFound: {
    en: 'what was found: a record found is at least one entry',
    zh: '所发现的记录：结论为“发现记录”时至少填写一个条目',
  },
  entriesNotWithNone: {
    en: 'another result: “none found” has no entry with a record',
    zh: '其他结论：“未发现记录”不能附有已填写的条目',
  },
  evidenceMissing: { en: 'evidence: where the finding comes from', zh: '证据：结论的来源' },
  attemptMissing: { en: 'evidence or an attempt: how it was tried', zh: '证据或联系记录：如何尝试核实' },
  idNumberOpen: {
    en: 'which of the two ID numbers was verified',
    zh: '两个身份证号中核实的是哪一个',
  },
  redWithoutFile: {
    en: 'a file for the red lamp, or why there is none',
    zh: '红灯所依据的文件，或没有文件的原因',
  },
};
