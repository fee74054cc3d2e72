import pg from 'pg';
import { createLogger } from '../../src/platform/observability/logger';
import { Metrics } from '../../src/platform/observability/metrics';
import type { Services } from '../../src/kernel/context';
import { Database } from '../../src/platform/db/database';
import { defineJob } from '../../src/kernel/job';
import { startWorker } from '../../src/server/jobs/worker';

/** A process of its own that takes every message to send and never finishes, until it is killed. */
const ownerUrl = process.argv[2]!;
const db = new Database(ownerUrl);
const services = { db, log: createLogger('error') } as Services;
const stuck = defineJob({
  name: 'sms.send',
  run: () => {
    process.stdout.write('taken\n');
    return new Promise(() => undefined);
  },
});
await startWorker({
  ownerUrl,
  ownerPool: new pg.Pool({ connectionString: ownerUrl }),
  services,
  metrics: new Metrics(db),
  jobs: [stuck],
  watch: { lookMs: 100 },
});
