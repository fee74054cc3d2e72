import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { allJobs } from '../src/app/jobs';
import type { JobDefinition } from '../src/kernel/job';
import { uuidv7 } from '../src/kernel/ids';
import { smsJobs } from '../src/modules/sms/smsSendJob';
import type { SmsOutbox } from '../src/modules/sms/smsOutbox';
import type { SmsProvider } from '../src/modules/sms/smsProvider';
import { enqueue } from '../src/platform/jobs/enqueue';
import { Metrics } from '../src/platform/observability/metrics';
import { startWorker } from '../src/server/jobs/worker';
import { createTestGateway, type TestGateway } from './gateway';

// "They leave within 2 s": whatever else the gateway has to do.
const AT_ONCE_MS = 2_000;
const code = { mobile: '13800000099', template: 'verifyCode', text: '123456' };
let gateway: TestGateway;
let pool: pg.Pool;

beforeAll(async () => {
  gateway = await createTestGateway({ modules: [] });
  pool = new pg.Pool({ connectionString: gateway.ownerUrl });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
});
afterAll(async () => {
  await pool.end();
  await gateway.close();
});

async function until(holds: () => boolean, ms: number): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end && !holds();) await sleep(20);
  expect(holds()).toBe(true);
}

async function withWorker(jobs: JobDefinition[], test: () => Promise<void>): Promise<void> {
  const { services, ownerUrl } = gateway;
  const parts = { ownerUrl, ownerPool: pool, services, metrics: new Metrics(services.db), jobs };
  const worker = await startWorker(parts);
  try {
    await test();
  } finally {
    await worker.stop();
  }
}

/** The product's own job, in its lane, which runs until it is released. */
function stuck(name: JobDefinition['name'], until: Promise<void>, begun: string[]): JobDefinition {
  const job = allJobs.find((one) => one.name === name)!;
  return { ...job, run: () => (begun.push(name), until) };
}

const queueCode = () =>
  gateway.services.db.withoutTenant((tx) =>
    gateway.services.sms.queue(tx, {
      ...code,
      expiresAt: new Date(gateway.clock.now().getTime() + 300_000),
    }),
  );

test('a sign-in code leaves at once while long work and silent receivers hold all their workers', async () => {
  const begun: string[] = [];
  const carried: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const provider: SmsProvider = { kind: 'http', send: async (id) => (carried.push(id), 'ref') };
  const jobs = [
    ...smsJobs(gateway.services.sms as SmsOutbox, provider),
    stuck('task.run', held, begun),
    stuck('webhook.deliver', held, begun),
  ];
  await gateway.services.db.withoutTenant(async (tx) => {
    for (let n = 0; n < 20; n += 1) {
      await enqueue(tx, 'task.run', { mainId: uuidv7(), taskId: uuidv7() });
      await enqueue(tx, 'webhook.deliver', { mainId: uuidv7(), deliveryId: uuidv7() });
    }
  });
  await withWorker(jobs, async () => {
    try {
      // Two of the bulk lane, eight of the outbound one: all their workers.
      await until(() => begun.length === 10, 10_000);
      const id = await queueCode();
      await until(() => carried.includes(id), AT_ONCE_MS);
      expect(begun).toHaveLength(10);
    } finally {
      letGo();
    }
  });
});

test('a sign-in code leaves at once while the 10 000 invitations of a batch are queued and the carrier is slow', async () => {
  const begun: string[] = [];
  const provider: SmsProvider = {
    kind: 'http',
    async send(id, { template }) {
      begun.push(id);
      // Longer than a code may wait: whoever carries an invitation is of no help.
      await sleep(template === 'invitation' ? 3 * AT_ONCE_MS : 0);
      return 'ref';
    },
  };
  const invitation = { ...code, template: 'invitation', text: 'Please consent' };
  for (let chunk = 0; chunk < 20; chunk += 1)
    await gateway.services.db.withoutTenant((tx) =>
      gateway.services.sms.queueAll(
        tx,
        Array.from({ length: 500 }, () => invitation),
      ),
    );
  await withWorker(smsJobs(gateway.services.sms as SmsOutbox, provider), async () => {
    await until(() => begun.length >= 4, 10_000);
    for (let n = 0; n < 3; n += 1) {
      const id = await queueCode();
      await until(() => begun.includes(id), AT_ONCE_MS);
    }
    expect(begun.length).toBeLessThan(50);
  });
}, 60_000);
