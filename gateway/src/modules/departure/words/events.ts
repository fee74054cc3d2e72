import { auditActions, type AuditAction } from '@probity/contract/rules/auditActions';
import type { Lang } from '../../../kernel/context';
import type { WordTable } from '../../../kernel/words';

/** Events that are nobody's deed, and so have no name in the audit log. */
const onlyTold = {
  'check.overdue': { en: 'Check overdue', zh: '背调逾期' },
  'check.disputedByCandidate': { en: 'Report disputed by the candidate', zh: '候选人对报告提出异议' },
  'check.notReached': { en: 'Candidate not reached', zh: '短信未送达' },
  'work.stopped': { en: 'Work stopped', zh: '任务中止' },
  'apiKey.ending': { en: 'API key about to end', zh: 'API 密钥即将到期' },
  'balance.low': { en: 'Balance low', zh: '余额不足提醒' },
  'order.awaitingPayment': { en: 'Orders wait for money', zh: '订单待付款' },
  'signIn.newBrowser': { en: 'Sign-in from a new browser', zh: '新浏览器登录' },
} satisfies WordTable;

/** What an event is called that people or webhooks are told of; one that only another release knows stands as it is. */
export function eventWord(kind: string, lang: Lang): string {
  if (kind in auditActions) return auditActions[kind as AuditAction][lang];
  return kind in onlyTold ? onlyTold[kind as keyof typeof onlyTold][lang] : kind;
}
