import type { BothWords } from '@probity/contract/rules/signedTexts';

/** The version of the consent that an installation begins with. Its words never change: operators write the next ones. */
export const INSTALLED_CONSENT = '2026-11-2';

const lines = {
  en: [
    '{enterprise} asked for a background check for your application. Probity carries it out on behalf of {enterprise}, which decides the purpose and handles the result.',
    'You decide item by item. Sensitive items (ID number, documents, financial and court records) need your separate consent, and each names why it is asked. Nothing starts before you sign.',
    'Only what an item needs is compared with its source. Each finding keeps where it comes from. The report goes to the enterprise and to those it shares the report with; you can read and dispute it here.',
    'You can withdraw consent for every unfinished item at any time through the same link. What is done by then is not undone. Data is deleted after the days named beside each item; a record of who asked for which items, and of this consent, is kept as proof.',
  ],
  zh: [
    '{enterprise}就您的应聘申请进行背景核查。Probity 受{enterprise}委托开展核查，核查目的由{enterprise}决定，结果由其处理。',
    '您可以逐项决定是否同意。敏感项目（身份证号、证件材料、财务及诉讼信息）须取得您的单独同意，并逐项说明理由。在您签名之前，任何核查都不会开始。',
    '我们仅将各项目所需信息与来源进行比对，每条结论均保留出处。报告提供给该企业及其分享的对象；您可以在此查看并提出异议。',
    '您可以随时通过同一链接撤回对未完成项目的同意，已完成的部分不受影响。各项目数据在所示天数后删除；谁申请了哪些项目以及本授权的记录将作为凭证保存。',
  ],
};

export const installedConsent: BothWords = {
  en: { title: 'Consent to a background check', body: lines.en.join('\n\n') },
  zh: { title: '背景核查授权书', body: lines.zh.join('\n\n') },
};
