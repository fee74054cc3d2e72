import type { JobDefinition } from '../kernel/job';
import { arrivalJob } from '../modules/checks/arrival';
import { checksTickJob } from '../modules/schedules/tickJob';
import { computeJob } from '../modules/work/computeJob';
import { attackedJob } from '../modules/accounts/attackedAlarm';
import { calendarEndJob } from '../modules/calendar/calendarEndJob';
import { accountsPurgeJob } from '../modules/accounts/purgeJob';
import { purgeBatchesJob } from '../modules/batches/purgeJob';
import { subscribers } from './subscribers';
import { eventJobOf } from '../modules/events/eventJob';
import { notificationsPurgeJob } from '../modules/notifications/purgeJob';
import { assignmentsPurgeJob } from '../modules/handover/purgeJob';
import { giveJob } from '../modules/handover/giveJob';
import { closingNightJob } from '../modules/departure/closing/nightJob';
import { foldHomeCountsJob, verifyHomeCountsJob } from '../modules/home/countJobs';
import { verifyLedgerJob } from '../modules/ledger/verifyJob';
import { lostPhonesJob } from '../modules/lostPhones/lapseJob';
import { namePartsJob } from '../modules/schedules/namePartsJob';
import { noticesJob } from '../modules/schedules/noticesJob';
import { placeWaitingJob } from '../modules/orders/placeWaitingJob';
import { refundPaymentsJob } from '../modules/payments/refundJob';
import { sweepPaymentsJob } from '../modules/payments/sweepJob';
import { eraseApplicationsJob } from '../modules/registrations/eraseJob';
import { retentionNightJob } from '../modules/retention/retentionJobs';
import { tellBankAccountJob } from '../modules/bankAccounts/tellJob';
import { announceContractJob } from '../modules/signedTexts/announceJob';
import { closeStatementsJob } from '../modules/statements/closeJob';
import { taskJobOf, taskPurgeJob, taskWakeJob } from '../modules/tasks/taskJobs';
import { allTasks } from './tasks';
import { deliverJob } from '../modules/webhooks/deliverJob';
import { webhookPurgeJob } from '../modules/webhooks/webhookPurgeJob';

/** Every job the modules bring; the core's own (smsJobs) are added where the worker starts. */
export const allJobs: readonly JobDefinition[] = [
  accountsPurgeJob,
  announceContractJob,
  assignmentsPurgeJob,
  arrivalJob,
  tellBankAccountJob,
  attackedJob,
  calendarEndJob,
  checksTickJob,
  computeJob,
  foldHomeCountsJob,
  giveJob,
  lostPhonesJob,
  namePartsJob,
  noticesJob,
  notificationsPurgeJob,
  placeWaitingJob,
  purgeBatchesJob,
  refundPaymentsJob,
  sweepPaymentsJob,
  eventJobOf(subscribers),
  taskJobOf(allTasks),
  taskWakeJob,
  taskPurgeJob,
  deliverJob,
  eraseApplicationsJob,
  retentionNightJob,
  closingNightJob,
  verifyHomeCountsJob,
  verifyLedgerJob,
  closeStatementsJob,
  webhookPurgeJob,
];
