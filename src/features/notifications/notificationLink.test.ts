import { routeTable } from '../../app/routing/routeTable';
import { buildNotification } from '../../test/notifications';
import { notificationLink } from './notificationLink';

const notification = buildNotification();
const checkId = notification.checkId!;
const linkOf = (kind: typeof notification.kind) => notificationLink({ ...notification, kind });

it.each([
  ['check.reported', `/backRecord/detail?id=${checkId}`],
  ['check.infoRequested', `/backRecord/detail?id=${checkId}`],
  ['check.expired', `/backRecord/detail?id=${checkId}`],
  ['check.consentWithdrawn', `/backRecord/detail?id=${checkId}`],
  ['check.cancelled', `/backRecord/detail?id=${checkId}`],
  ['order.placed', `/backRecord/detail?id=${checkId}`],
  ['check.disputeRejected', `/reportDetail?id=${checkId}`],
  ['check.infoAnswered', `/reportDetail/edit?id=${checkId}&item=${notification.entityId}`],
  ['check.inReview', `/reportDetail/edit?id=${checkId}`],
  ['check.disputed', `/reportDetail/edit?id=${checkId}`],
  ['enterprise.submitted', '/workOrder?kind=certification'],
  ['enterprise.verified', '/businessManage?tab=profile'],
  ['enterprise.rejected', '/businessManage?tab=profile'],
  ['enterprise.changeSubmitted', '/workOrder?kind=certification'],
  ['enterprise.changed', '/businessManage?tab=profile'],
  ['enterprise.changeRejected', '/businessManage?tab=profile'],
  ['webhook.disabled', '/businessManage?tab=webhooks'],
  ['balance.low', '/financialManage'],
  ['order.awaitingPayment', '/financialManage'],
  ['statement.closed', '/financialManage?tab=statements'],
  ['recharge.asked', '/workOrder?kind=recharge'],
  ['recharge.rejected', '/financialManage'],
  ['recharge.firstConfirmed', '/workOrder?kind=recharge'],
  ['reversal.asked', '/workOrder?kind=reversal'],
  ['correction.asked', '/workOrder?kind=correction'],
  ['correction.refused', '/receivedMoney?tab=charges'],
  ['correction.done', '/financialManage?tab=ledger&kind=correction'],
  ['reversal.refused', '/receivedMoney'],
  ['closing.asked', '/homePage'],
  ['closing.erased', '/operatorDesk?tab=closings'],
  ['bankAccount.asked', '/operatorDesk?tab=bank'],
  ['bankAccount.refused', '/operatorDesk?tab=bank'],
  ['bankAccount.changed', '/financialManage'],
  ['signedText.asked', '/operatorDesk?tab=texts'],
  ['signedText.sentBack', '/operatorDesk?tab=texts'],
  ['serviceContract.announced', '/serviceContract'],
  ['serviceContract.withdrawn', '/serviceContract'],
  ['rechargeLimit.asked', '/receivedMoney?tab=limit'],
  ['reversal.done', '/financialManage'],
  ['payout.asked', '/workOrder?kind=payout'],
  ['payout.entered', '/workOrder?kind=payout'],
  ['payout.paid', '/financialManage?tab=payouts'],
  ['payout.rejected', '/financialManage?tab=payouts'],
  ['payment.differed', '/workOrder?kind=payment'],
  ['payment.refundStuck', '/workOrder?kind=payment'],
  ['calendar.ending', '/operatorDesk'],
  ['payment.paid', '/financialManage'],
  ['payment.givenBack', '/financialManage'],
  ['payment.settled', '/financialManage'],
  ['invoice.asked', '/workOrder?kind=invoice'],
  ['invoice.issued', '/financialManage?tab=invoices'],
  ['signIn.newBrowser', '/businessManage?tab=security'],
  ['records.given', `/backRecord?owner=${notification.entityId}`],
  ['records.takenBack', `/backRecord?owner=${notification.entityId}`],
  ['task.done', '/backRecord'],
  ['task.failed', '/backRecord'],
  ['check.returned', `/reportDetail/edit?id=${notification.checkId}`],
  ['work.handedOver', `/workOrder?tab=mine&q=${notification.orderNo}`],
  ['work.stopped', `/reportDetail/edit?id=${checkId}&item=${notification.entityId}`],
  ['work.takenOver', `/workOrder?tab=open&q=${notification.orderNo}`],
] as const)('%s leads to %s, which is a screen', (kind, link) => {
  expect(linkOf(kind)).toBe(link);
  expect(routeTable.map(({ path }) => path)).toContain(link.split('?')[0]);
});

const batchId = '0190a1b2-0000-7000-8000-0000000000b1';
it.each([
  ['batch.read', batchId, `/batchBack?id=${batchId}`],
  ['batch.check', batchId, `/batchBack?id=${batchId}`],
  ['batch.order', batchId, `/batchRecord?id=${batchId}`],
  // Told before the batch was told with it, or the batch has gone on with other work.
  ['batch.order', null, '/batchRecord'],
  ['checks.export', null, '/backRecord'],
] as const)('the end of %s with batch %s leads to %s', (task, of, link) => {
  expect(notificationLink({ ...notification, kind: 'task.done', task, batchId: of })).toBe(link);
});
