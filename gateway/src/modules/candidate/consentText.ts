import { createHash } from 'node:crypto';
import type { Lang } from '../../kernel/context';

/** Changing a word below, or what is signed of an item, means a new version. */
export const CONSENT_VERSION = '2026-11-2';

const texts = {
  en: {
    title: 'Consent to a background check',
    paragraphs: (mainName: string) => [
      `${mainName} asked for a background check for your application. Probity carries it out on behalf of ${mainName}, which decides the purpose and handles the result.`,
      'You decide item by item. Sensitive items (ID number, documents, financial and court records) need your separate consent, and each names why it is asked. Nothing starts before you sign.',
      'Only what an item needs is compared with its source. Each finding keeps where it comes from. The report goes to the enterprise and to those it shares the report with; you can read and dispute it here.',
      'You can withdraw consent for every unfinished item at any time through the same link. What is done by then is not undone. Data is deleted after the days named beside each item; a record of who asked for which items, and of this consent, is kept as proof.',
    ],
  },
  zh: {
    title: '背景核查授权书',
    paragraphs: (mainName: string) => [
      `${mainName}就您的应聘申请进行背景核查。Probity 受${mainName}委托开展核查，核查目的由${mainName}决定，结果由其处理。`,
      '您可以逐项决定是否同意。敏感项目（身份证号、证件材料、财务及诉讼信息）须取得您的单独同意，并逐项说明理由。在您签名之前，任何核查都不会开始。',
      '我们仅将各项目所需信息与来源进行比对，每条结论均保留出处。报告提供给该企业及其分享的对象；您可以在此查看并提出异议。',
      '您可以随时通过同一链接撤回对未完成项目的同意，已完成的部分不受影响。各项目数据在所示天数后删除；谁申请了哪些项目以及本授权的记录将作为凭证保存。',
    ],
  },
} as const satisfies Record<Lang, { title: string; paragraphs: (mainName: string) => string[] }>;

export interface ConsentText {
  version: string;
  /** SHA-256, hex, over version, words and the items asked for, each with what the text says stands beside it. */
  hash: string;
  title: string;
  paragraphs: string[];
}

/** An item as it is signed: what is done, why it is asked, and after how many days its data is deleted. */
export interface AskedItem {
  id: string;
  what: string;
  reason: string | null;
  days: number;
}

/** What was signed, as kept. Of an item the first version kept what is done alone. */
type Signed = [version: string, lang: Lang, title: string, paragraphs: string[], items: unknown[]];

/**
 * The text a candidate is shown, with the hash that binds the signature to these words and these items, and what that hash
 * is over, to be kept with the signature.
 */
export function consentText(
  lang: Lang,
  mainName: string,
  items: readonly AskedItem[],
): { shown: ConsentText; signed: string } {
  const { title, paragraphs } = texts[lang];
  const words = paragraphs(mainName);
  const asked = items.map(({ id, what, reason, days }) => [id, what, reason, days]);
  const signed = JSON.stringify([CONSENT_VERSION, lang, title, words, asked] satisfies Signed);
  return { shown: signedText(signed), signed };
}

/** A kept text of whatever version: its own words, and the hash of the very characters that were signed. */
export function signedText(signed: string): ConsentText {
  const [version, , title, paragraphs] = JSON.parse(signed) as Signed;
  const hash = createHash('sha256').update(signed).digest('hex');
  return { version, hash, title, paragraphs };
}
