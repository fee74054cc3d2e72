import type { Lamp } from '../../../../contract/rules/lamp';
import type { Lang } from '../../context';
import type { WaitingOn } from './checkRepository';
import type { ItemResult } from './domain/lampOf';

type Words = Record<Lang, string>;

const heads = {
  orderNo: { en: 'Order number', zh: '订单号' },
  candidate: { en: 'Candidate', zh: '候选人' },
  mobile: { en: 'Phone', zh: '手机号' },
  position: { en: 'Position', zh: '岗位' },
  package: { en: 'Package', zh: '套餐' },
  status: { en: 'Status', zh: '状态' },
  result: { en: 'Result', zh: '结论' },
  results: { en: 'Findings', zh: '核查结果' },
  promised: { en: 'Promised', zh: '承诺日期' },
  waitingOn: { en: 'Waiting on', zh: '等待对象' },
  ordered: { en: 'Ordered', zh: '下单日期' },
  owner: { en: 'Ordered by', zh: '下单人' },
  price: { en: 'Price (CNY)', zh: '价格（元）' },
} satisfies Record<string, Words>;

const lamps: Record<Lamp, Words> = {
  green: { en: 'Consistent', zh: '一致' },
  blue: { en: 'Small discrepancy', zh: '轻微差异' },
  yellow: { en: 'Large discrepancy or too little material', zh: '重大差异或资料不足' },
  red: { en: 'High risk', zh: '高风险' },
};

const results: Record<ItemResult, Words> = {
  consistent: { en: 'Consistent', zh: '一致' },
  discrepant: { en: 'Discrepant', zh: '不一致' },
  found: { en: 'Found', zh: '有记录' },
  none: { en: 'None found', zh: '未发现记录' },
  unverifiable: { en: 'Could not be verified', zh: '无法核实' },
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
  return (Object.keys(heads) as (keyof typeof heads)[])
    .filter((name) =>
      name === 'price' ? may.price : name === 'result' || name === 'results' ? may.result : true,
    )
    .map((name) => ({ name, word: heads[name][lang] }));
}

export const lampWord = (lamp: Lamp, lang: Lang): string => lamps[lamp][lang];
export const resultWord = (result: ItemResult, lang: Lang): string => results[result][lang];
export const waitingWord = (who: WaitingOn, lang: Lang): string => waiting[who][lang];
