import type { Lang } from '../../kernel/context';
import type { WordTable } from '../../kernel/words';

export const words = {
  onPaper: { en: 'The signed form counts for this check', zh: '以已签署的授权书为准' },
  undecided: { en: 'Please decide for each item', zh: '请对每个项目作出选择' },
  notWithdrawable: { en: 'Only unfinished items can be withdrawn', zh: '只能撤回尚未完成的项目' },
  uploadAgain: { en: 'Please upload this file again', zh: '请重新上传该文件' },
} satisfies WordTable;

/** Faults of the form. */
export const formWords = {
  missing: { en: 'Please fill this in', zh: '请填写' },
  none: {
    en: 'Please add at least one entry, or say why there is none',
    zh: '请至少填写一条，或说明没有的原因',
  },
  fewer: { en: 'Please say why there are fewer than asked for', zh: '请说明少于要求数量的原因' },
  choice: { en: 'Please choose from the list', zh: '请从列表中选择' },
  month: { en: 'Please give a month, as in 2021-07', zh: '请填写月份，例如 2021-07' },
  order: { en: 'The end is before the start', zh: '结束时间早于开始时间' },
  confirm: { en: 'Please confirm your ID number', zh: '请确认身份证号' },
} satisfies WordTable;

/** The text a candidate signs. Changing a word of it needs a new CONSENT_VERSION. */
export const consent: Record<Lang, { title: string; paragraphs: (named: { mainName: string }) => string[] }> =
  {
    en: {
      title: 'Consent to a background check',
      paragraphs: ({ mainName }) => [
        `${mainName} asked for a background check for your application. Probity carries it out on behalf of ${mainName}, which decides the purpose and handles the result.`,
        'You decide item by item. Sensitive items (ID number, documents, financial and court records) need your separate consent, and each names why it is asked. Nothing starts before you sign.',
        'Only what an item needs is compared with its source. Each finding keeps where it comes from. The report goes to the enterprise and to those it shares the report with; you can read and dispute it here.',
        'You can withdraw consent for every unfinished item at any time through the same link. What is done by then is not undone. Data is deleted after the days named beside each item; a record of who asked for which items, and of this consent, is kept as proof.',
      ],
    },
    zh: {
      title: '背景核查授权书',
      paragraphs: ({ mainName }) => [
        `${mainName}就您的应聘申请进行背景核查。Probity 受${mainName}委托开展核查，核查目的由${mainName}决定，结果由其处理。`,
        '您可以逐项决定是否同意。敏感项目（身份证号、证件材料、财务及诉讼信息）须取得您的单独同意，并逐项说明理由。在您签名之前，任何核查都不会开始。',
        '我们仅将各项目所需信息与来源进行比对，每条结论均保留出处。报告提供给该企业及其分享的对象；您可以在此查看并提出异议。',
        '您可以随时通过同一链接撤回对未完成项目的同意，已完成的部分不受影响。各项目数据在所示天数后删除；谁申请了哪些项目以及本授权的记录将作为凭证保存。',
      ],
    },
  };
