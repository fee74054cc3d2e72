import type { Notification, NotificationKind } from '../../api/resources/notificationsApi';

type LinkOf = (notification: Notification) => string;

const record: LinkOf = ({ checkId }) => `/backRecord/detail?id=${checkId}`;
const review: LinkOf = ({ checkId }) => `/reportDetail/edit?id=${checkId}`;
const item: LinkOf = ({ checkId, entityId }) => `/reportDetail/edit?id=${checkId}&item=${entityId}`;
const report: LinkOf = ({ checkId }) => `/reportDetail?id=${checkId}`;
/** In the queue, searched by its order; a certification has none. */
const queued =
  (filters: string): LinkOf =>
  ({ orderNo }) =>
    `/workOrder?${filters}${orderNo ? `&q=${orderNo}` : ''}`;
const profile: LinkOf = () => '/businessManage?tab=profile';

/** The records of whom it is about. */
const recordsOf: LinkOf = ({ entityId }) => `/backRecord?owner=${entityId}`;

/** The screen where the task was started, which shows its result; of a batch, that batch. */
const screens: Partial<Record<string, string>> = {
  'audit.export': '/businessManage?tab=audit',
  'statement.export': '/financialManage?tab=statements',
  'applications.export': '/jobRegistration',
  'account.export': '/businessManage?tab=leaving',
  'ledger.export': '/financialManage?tab=ledger',
  'batch.read': '/batchBack',
  'batch.check': '/batchBack',
  'batch.order': '/batchRecord',
};
const ofTask: LinkOf = ({ task, batchId }) => {
  const screen = screens[task ?? ''] ?? '/backRecord';
  return batchId ? `${screen}?id=${batchId}` : screen;
};

const links: Record<NotificationKind, LinkOf> = {
  // What changed stands in the report.
  'check.reported': (told) => (told.newVersion ? report(told) : record(told)),
  'check.disputeRejected': report,
  'check.infoRequested': record,
  'check.expired': record,
  'check.consentWithdrawn': record,
  'check.cancelled': record,
  'check.overdue': record,
  'check.notReached': record,
  'check.infoAnswered': item,
  'check.inReview': review,
  'check.disputed': review,
  'check.disputedByCandidate': report,
  'check.returned': review,
  'order.placed': record,
  'order.awaitingApproval': ({ batchId }) =>
    `/financialManage?tab=approvals${batchId ? `&batch=${batchId}` : ''}`,
  'order.approved': record,
  'order.rejected': record,
  'work.handedOver': queued('tab=mine'),
  'work.takenOver': queued('tab=open'),
  'work.stopped': item,
  'enterprise.submitted': () => '/workOrder?kind=certification',
  'enterprise.verified': profile,
  'enterprise.rejected': profile,
  'enterprise.changeSubmitted': () => '/workOrder?kind=certification',
  'enterprise.changed': profile,
  'enterprise.changeRejected': profile,
  'member.handedOver': (told) =>
    told.records !== null
      ? recordsOf(told)
      : told.amount !== null
        ? '/financialManage?tab=approvals'
        : '/businessManage?tab=apiKeys',
  'records.given': recordsOf,
  // What was taken back is with others: what is left of one's own stands there.
  'records.takenBack': recordsOf,
  'user.left': () => '/businessManage?tab=users&open=absent',
  'ownership.handedOn': () => '/businessManage?tab=users',
  'lostPhone.asked': () => '/workOrder?kind=lostPhone',
  'lostPhone.replaced': () => '/businessManage?tab=users',
  'lostPhone.rejected': () => '/businessManage?tab=users',
  'lostPhone.lapsed': () => '/businessManage?tab=users',
  'recharge.asked': () => '/workOrder?kind=recharge',
  'recharge.confirmed': () => '/financialManage',
  'recharge.rejected': () => '/financialManage',
  'recharge.firstConfirmed': () => '/workOrder?kind=recharge',
  'reversal.asked': () => '/workOrder?kind=reversal',
  'reversal.refused': () => '/receivedMoney',
  'correction.asked': () => '/workOrder?kind=correction',
  'correction.refused': () => '/receivedMoney?tab=charges',
  'correction.done': () => '/financialManage?tab=ledger&kind=correction',
  'rechargeLimit.asked': () => '/receivedMoney?tab=limit',
  'reversal.done': () => '/financialManage',
  'payout.asked': () => '/workOrder?kind=payout',
  'payout.entered': () => '/workOrder?kind=payout',
  'payout.paid': () => '/financialManage?tab=payouts',
  'payout.rejected': () => '/financialManage?tab=payouts',
  'payment.differed': () => '/workOrder?kind=payment',
  'payment.refundStuck': () => '/workOrder?kind=payment',
  'payment.paid': () => '/financialManage',
  'payment.givenBack': () => '/financialManage',
  'payment.settled': () => '/financialManage',
  'invoice.asked': () => '/workOrder?kind=invoice',
  'invoice.issued': () => '/financialManage?tab=invoices',
  'invoice.rejected': () => '/financialManage?tab=invoices',
  'invoice.replaced': () => '/financialManage?tab=invoices',
  'bankAccount.asked': () => '/operatorDesk?tab=bank',
  'bankAccount.refused': () => '/operatorDesk?tab=bank',
  'bankAccount.changed': () => '/financialManage',
  'signedText.asked': () => '/operatorDesk?tab=texts',
  'signedText.sentBack': () => '/operatorDesk?tab=texts',
  'serviceContract.announced': () => '/serviceContract',
  'serviceContract.withdrawn': () => '/serviceContract',
  // Its line stands above every screen, with the owner's way to take it back.
  'closing.asked': () => '/homePage',
  'closing.soon': () => '/homePage',
  'closing.takenBack': () => '/homePage',
  'closing.postponed': () => '/homePage',
  'closing.erased': () => '/operatorDesk?tab=closings',
  'calendar.ending': () => '/operatorDesk',
  'apiKey.ending': () => '/businessManage?tab=apiKeys',
  'balance.low': () => '/financialManage',
  'order.awaitingPayment': () => '/financialManage',
  'statement.closed': () => '/financialManage?tab=statements',
  'signIn.newBrowser': () => '/businessManage?tab=security',
  'task.done': ofTask,
  'task.failed': ofTask,
  'webhook.disabled': () => '/businessManage?tab=webhooks',
};

/** The screen where the subject of a notification is seen or handled. */
export function notificationLink(notification: Notification): string {
  return links[notification.kind](notification);
}
