import pg from 'pg';
import { allJobs } from '../../src/app/jobs';
import { buildServices } from '../../src/app/services';
import { sessionResolver } from '../../src/app/sessionResolver';
import { allTasks } from '../../src/app/tasks';
import { batchOrderOf } from '../../src/modules/batchOrders/orderTask';
import type { AnyTask } from '../../src/kernel/tasks/definition';
import { LocalSmsProvider } from '../../src/modules/sms/smsProvider';
import { smsJobs } from '../../src/modules/sms/smsSendJob';
import { taskJobOf } from '../../src/modules/tasks/taskJobs';
import { loadConfig } from '../../src/platform/config/config';
import { findRoot } from '../../src/platform/config/root';
import { createLogger } from '../../src/platform/observability/logger';
import { Metrics } from '../../src/platform/observability/metrics';
import { startWorker } from '../../src/server/jobs/worker';

/**
 * All that a gateway does by itself, as a process to be killed: the product's jobs on the product's services. Only the time is shorter
 * after which a dead one is missed: a second or so instead of half a minute; and chunks of a batch are smaller.
 */
const [ownerUrl, appUrl] = process.argv.slice(2) as [string, string];
/** Rows of a chunk: so few that a batch has many places at which it can be struck. */
const order = batchOrderOf(25);
const PACE = { leaseMs: 1_500, turnMs: 700, backOffMs: 200, mostTries: 1_000_000 };

const config = loadConfig(process.env, findRoot());
const log = createLogger('error');
const services = buildServices({ config, appUrl, log, sessions: sessionResolver });
services.db.watch.start();
const ownerPool = new pg.Pool({
  connectionString: ownerUrl,
  application_name: `probity:${process.pid}:jobs`,
});
ownerPool.on('error', () => undefined);
ownerPool.on('connect', (client) => client.on('error', () => undefined));
const metrics = new Metrics(services.db);
const jobs = [
  ...smsJobs(services.sms, new LocalSmsProvider()),
  ...allJobs.filter(({ name }) => name !== 'task.run'),
  taskJobOf(new Map([...allTasks, [order.kind, order as AnyTask]]), PACE),
];
await startWorker({ ownerUrl, ownerPool, services, metrics, jobs, watch: { lookMs: 100, goneMs: 600 } });
process.stdout.write('working\n');
