import pg from 'pg';
import { createLogger } from '../../src/observability/logger';
import { Metrics } from '../../src/observability/metrics';
import type { Services } from '../../src/context';
import { Database } from '../../src/db/database';
import { defineJob } from '../../src/jobs/registry';
import { startWorker } from '../../src/jobs/worker';

/** A process of its own that takes every message to send and is never done with it, until it is killed. */
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
