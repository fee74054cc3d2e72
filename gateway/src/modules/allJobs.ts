import type { JobDefinition } from '../jobs/registry';

/** Every job the modules bring; the core's own (sms.send) are added where the worker starts. */
export const allJobs: readonly JobDefinition[] = [];
