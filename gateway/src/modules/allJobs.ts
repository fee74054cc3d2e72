import type { JobDefinition } from '../jobs/registry';
import { checksTickJob } from './checks/tickJob';
import { computeJob } from './work/computeJob';
import { attackedJob } from './accounts/attackedAlarm';
import { accountsPurgeJob } from './accounts/purgeJob';
import { subscribers } from './events/subscribers';
import { tellJobOf } from './events/tellJob';
import { notificationsPurgeJob } from './notifications/purgeJob';
import { placeWaitingJob } from './orders/placeWaitingJob';
import { retentionAccountJob, retentionNightJob } from './retention/retentionJobs';
import { deliverJob } from './webhooks/deliverJob';
import { webhookPurgeJob } from './webhooks/webhookPurgeJob';

/** Every job the modules bring; the core's own (sms.send) are added where the worker starts. */
export const allJobs: readonly JobDefinition[] = [
  accountsPurgeJob,
  attackedJob,
  checksTickJob,
  computeJob,
  notificationsPurgeJob,
  placeWaitingJob,
  tellJobOf(subscribers),
  deliverJob,
  retentionNightJob,
  retentionAccountJob,
  webhookPurgeJob,
];
