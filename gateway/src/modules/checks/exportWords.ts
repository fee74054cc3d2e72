import { isWhole, type Coverage } from '../../../../contract/rules/coverage';
import type { Lamp, Outcome } from '../../../../contract/rules/lamp';
import { lampWordOf, type LampWord } from '../../../../contract/rules/lampWords';
import type { Lang } from '../../kernel/context';
import type { StateOf } from '../../kernel/states/machines';
import type { WaitingOn } from './domain/waitingOn';
import type { Result } from '../../../../contract/rules/verdict';

type Words = Record<Lang, string>;

/** Width in characters; format of its numbers. */
interface Head extends Words {
  width: number;
  format?: string;
}

const heads = {
  orderNo: { en: 'Order number', zh: '订单号', width: 20 },
  candidate: { en: 'Candidate', zh: '候选人', width: 14 },
  mobile: { en: 'Phone', zh: '手机号', width: 14 },
  position: { en: 'Position', zh: '岗位', width: 24 },
  package: { en: 'Package', zh: '套餐', width: 16 },
  status: { en: 'Status', zh: '状态', width: 18 },
  result: { en: 'Result', zh: '结论', width: 46 },
  results: { en: 'Findings', zh: '核查结果', width: 26 },
  promised: { en: 'Promised', zh: '承诺日期', width: 12 },
  reported: { en: 'Delivered', zh: '交付日期', width: 12 },
  waitingOn: { en: 'Waiting on', zh: '等待对象', width: 14 },
  ordered: { en: 'Ordered', zh: '下单日期', width: 12 },
  owner: { en: 'Ordered by', zh: '下单人', width: 14 },
  price: { en: 'Price (CNY)', zh: '价格（元）', width: 12, format: '#,##0.00' },
} satisfies Record<string, Head>;
export type HeadName = keyof typeof heads;

/** Alone in a cell, as alone on a screen; in a sentence of a refusal `kernel/states/stateWords` names them. */
const statuses: Record<StateOf<'check'>, Words> = {
  awaitingPayment: { en: 'Awaiting payment', zh: '待付款' },
  awaitingConsent: { en: 'Awaiting consent', zh: '待授权' },
  inProgress: { en: 'In progress', zh: '核查中' },
  awaitingInfo: { en: 'Information needed', zh: '待补充资料' },
  inReview: { en: 'In review', zh: '审核中' },
  reported: { en: 'Reported', zh: '已出报告' },
  disputed: { en: 'Disputed', zh: '异议处理中' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
  expired: { en: 'Expired', zh: '已过期' },
};

const lampWords: Record<LampWord, Words> = {
  green: { en: 'Consistent', zh: '一致' },
  blue: { en: 'Small discrepancy', zh: '轻微不一致' },
  yellow: { en: 'Large discrepancy', zh: '重大不一致' },
  red: { en: 'High risk', zh: '高风险' },
  unverifiable: { en: 'Could not be verified', zh: '无法核实' },
  noneFound: { en: 'None found', zh: '未发现记录' },
  foundHarmless: { en: 'Record found, no concern', zh: '发现记录，无需关注' },
  foundMinor: { en: 'Record found, minor', zh: '发现记录，轻微' },
  foundNotable: { en: 'Record found, notable', zh: '发现记录，重大' },
  foundGrave: { en: 'Record found, high risk', zh: '发现记录，高风险' },
};

const results: Record<Result, Words> = {
  consistent: { en: 'Consistent', zh: '一致' },
  discrepant: { en: 'Discrepant', zh: '不一致' },
  found: { en: 'Record found', zh: '发现记录' },
  none: { en: 'None found', zh: '未发现记录' },
  unverifiable: lampWords.unverifiable,
  wellFormed: { en: 'Well formed', zh: '格式正确' },
};

const waiting: Record<WaitingOn, Words> = {
  candidate: { en: 'Candidate', zh: '候选人' },
  enterprise: { en: 'Enterprise', zh: '企业' },
  source: { en: 'Source', zh: '信息来源' },
  analyst: { en: 'Analyst', zh: '核查员' },
  reviewer: { en: 'Reviewer', zh: '复核员' },
  payment: { en: 'Payment', zh: '付款' },
  nobody: { en: '', zh: '' },
};

/** The columns of an export for somebody with these rights, in the reader's language. */
export function exportHeads(lang: Lang, may: { price: boolean; result: boolean }) {
  return (Object.keys(heads) as HeadName[])
    .filter((name) =>
      name === 'price' ? may.price : name === 'result' || name === 'results' ? may.result : true,
    )
    .map((name) => {
      const { width, format, [lang]: word }: Head = heads[name];
      return { name, word, width, format };
    });
}

/** The name of the sheet. */
export const sheetName = (lang: Lang): string => (lang === 'zh' ? '背调记录' : 'Records');

/** What a report says in one word, and of how much of what was ordered it says it. */
export function reportWord(outcome: Outcome, coverage: Coverage, lang: Lang): string {
  const word = outcomeWord(outcome, lang);
  return isWhole(coverage) ? word : `${word} · ${coverageWords(coverage, lang)}`;
}

/** "3 of 4 items, 1 refused by the candidate", as the screens say it. */
function coverageWords({ items, done, refused, withdrawn, stopped }: Coverage, lang: Lang): string {
  const of = (count: number, en: string, zh: string) =>
    count > 0 ? [lang === 'zh' ? `${count} ${zh}` : `${count} ${en}`] : [];
  return [
    lang === 'zh' ? `${items} 项中完成 ${done} 项` : `${done} of ${items} ${items === 1 ? 'item' : 'items'}`,
    ...of(refused, 'refused by the candidate', '项候选人拒绝授权'),
    ...of(withdrawn, 'withdrawn by the candidate', '项候选人撤回授权'),
    ...of(stopped, 'stopped', '项已停止'),
  ].join(lang === 'zh' ? '，' : ', ');
}

export const statusWord = (status: StateOf<'check'>, lang: Lang): string => statuses[status][lang];
export const outcomeWord = (outcome: Outcome, lang: Lang): string => lampWords[outcome][lang];
/** A lamp beside a result, as the screens call it there. */
export const lampWord = (lamp: Lamp, result: Result | null, lang: Lang): string =>
  lampWords[lampWordOf(lamp, result)][lang];
export const resultWord = (result: Result, lang: Lang): string => results[result][lang];
export const waitingWord = (who: WaitingOn, lang: Lang): string => waiting[who][lang];
