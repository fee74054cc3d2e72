import type { LampWord } from '@probity/contract/rules/lampWords';
import type { Result } from '@probity/contract/rules/verdict';
import type { StateOf } from '../../../kernel/states/machines';
import type { Words, WordTable } from '../../../kernel/words';
import type { WaitingOn } from '../domain/waitingOn';

export const sheetName: Words = { en: 'Records', zh: '背调记录' };

/** Of several records, what became of each. */
export const bulkWords = {
  sheet: { en: 'Outcome', zh: '处理结果' },
  outcome: { en: 'Outcome', zh: '处理结果' },
  done: { en: 'Done', zh: '已完成' },
} satisfies WordTable;

/** Beside a promised date that was counted past the end of the published holidays. */
export const estimateSaid: Words = { en: 'Estimate', zh: '预计' };

/** In the column of the SMS: the candidate's last one did not arrive, while consent is awaited. */
export const notReachedSaid: Words = { en: 'Not delivered', zh: '未送达' };

export const heads = {
  orderNo: { en: 'Order number', zh: '订单号' },
  candidate: { en: 'Candidate', zh: '候选人' },
  mobile: { en: 'Phone', zh: '手机号' },
  position: { en: 'Position', zh: '岗位' },
  package: { en: 'Package', zh: '套餐' },
  status: { en: 'Status', zh: '状态' },
  sms: { en: 'SMS', zh: '短信' },
  result: { en: 'Result', zh: '结论' },
  results: { en: 'Findings', zh: '核查结果' },
  promised: { en: 'Promised', zh: '承诺日期' },
  estimate: { en: 'Kind of date', zh: '日期性质' },
  reported: { en: 'Reported', zh: '出报告日期' },
  waitingOn: { en: 'Waiting for', zh: '等待对象' },
  ordered: { en: 'Ordered', zh: '下单日期' },
  orderer: { en: 'Ordered by', zh: '下单人' },
  owner: { en: 'In charge', zh: '负责人' },
  department: { en: 'Department', zh: '部门' },
  price: { en: 'Price (yuan)', zh: '价格（元）' },
} satisfies Record<string, Words>;

/**
 * As they stand alone in a cell, like alone on a screen; `kernel/states/words` has those inside the sentence of a refusal.
 */
export const statuses: Record<StateOf<'check'>, Words> = {
  awaitingApproval: { en: 'Awaiting approval', zh: '待审批' },
  awaitingPayment: { en: 'Awaiting payment', zh: '待付款' },
  awaitingConsent: { en: 'Awaiting consent', zh: '待授权' },
  inProgress: { en: 'In progress', zh: '核查中' },
  awaitingInfo: { en: 'Information needed', zh: '待补充资料' },
  inReview: { en: 'In review', zh: '复核中' },
  reported: { en: 'Reported', zh: '已出报告' },
  disputed: { en: 'Disputed', zh: '异议处理中' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
  expired: { en: 'Expired', zh: '已过期' },
};

/**
 * A lamp, alone or beside a result, as the product began: those of dictionaries are said as they are in force (`outcomeWords`). What a
 * record means together with its lamp stays: no dictionary has it.
 */
export const lamps: Record<LampWord, Words> = {
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

export const results: Record<Result, Words> = {
  consistent: { en: 'Consistent', zh: '一致' },
  discrepant: { en: 'Discrepant', zh: '不一致' },
  found: { en: 'Record found', zh: '发现记录' },
  none: { en: 'None found', zh: '未发现记录' },
  unverifiable: lamps.unverifiable,
  wellFormed: { en: 'Well formed', zh: '格式正确' },
};

/** The parties a check waits for. */
export const waiting: Record<WaitingOn, Words> = {
  candidate: { en: 'Candidate', zh: '候选人' },
  enterprise: { en: 'Enterprise', zh: '企业' },
  source: { en: 'Source', zh: '信息来源' },
  analyst: { en: 'Analyst', zh: '分析师' },
  reviewer: { en: 'Reviewer', zh: '复核人' },
  approval: { en: 'Approval', zh: '审批' },
  payment: { en: 'Payment', zh: '付款' },
  nobody: { en: '', zh: '' },
};

/** The share of the order that a report covers, as on the screens: "3 of 4 items, 1 refused by the candidate". */
export const coverageWords = {
  done: ({ items, done }: { items: number; done: number }) => ({
    en: `${done} of ${items} ${items === 1 ? 'item' : 'items'}`,
    zh: `${items} 项中完成 ${done} 项`,
  }),
  refused: ({ n }: { n: number }) => ({ en: `${n} refused by the candidate`, zh: `${n} 项候选人拒绝授权` }),
  withdrawn: ({ n }: { n: number }) => ({
    en: `${n} withdrawn by the candidate`,
    zh: `${n} 项候选人撤回授权`,
  }),
  stopped: ({ n }: { n: number }) => ({ en: `${n} stopped`, zh: `${n} 项已停止` }),
  joint: { en: ', ', zh: '，' },
} satisfies WordTable;
