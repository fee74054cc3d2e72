import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Outbound } from '../src/platform/providers/outbound/outbound';
import { HttpSmsProvider, type SmsProvider } from '../src/modules/sms/smsProvider';
import { hmacHex, sha256Hex } from '../src/platform/security/tokens';
import { createTestGateway, type TestGateway } from './gateway';

const message = { mobile: '13800000099', template: 'verifyCode', text: 'Your code is 123456' };

describe('outbox', () => {
  let gateway: TestGateway;
  let failures = 0;
  const carried: string[] = [];
  const provider: SmsProvider = {
    kind: 'http',
    async send(outboxId, { mobile }) {
      if (failures > 0) {
        failures -= 1;
        throw new Error(`cannot reach ${mobile}`);
      }
      carried.push(outboxId);
      return 'ref';
    },
  };
  beforeAll(async () => {
    gateway = await createTestGateway({ modules: [], smsProvider: provider });
  });
  afterAll(() => gateway.close());
  const queue = () => gateway.services.db.withoutTenant((tx) => gateway.services.sms.queue(tx, message));

  test('a message leaves once its transaction committed, and never twice', async () => {
    const id = await queue();
    expect(carried).toEqual([]);
    await gateway.runJobs();
    await gateway.owner.query(`select graphile_worker.add_job('sms.send', $1)`, [
      JSON.stringify({ outboxId: id }),
    ]);
    await gateway.runJobs();
    expect(carried).toEqual([id]);
    expect((await gateway.outbox(message.mobile))[0]).toMatchObject({ ...message, id, status: 'sent' });
  });

  test('a transaction that rolls back sends nothing', async () => {
    const before = (await gateway.outbox(message.mobile)).length;
    await expect(
      gateway.services.db.withoutTenant(async (tx) => {
        await gateway.services.sms.queue(tx, message);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await gateway.runJobs();
    expect(await gateway.outbox(message.mobile)).toHaveLength(before);
  });

  test('a failure is tried again later and is not lost', async () => {
    failures = 1;
    const id = await queue();
    await expect(gateway.runJobs()).rejects.toThrow();
    expect((await gateway.outbox(message.mobile))[0]).toMatchObject({ id, status: 'retrying' });
    await gateway.owner.query(
      'select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs',
    );
    await gateway.runJobs();
    expect(carried).toContain(id);
  });

  test('a code whose time is over never leaves, however late the carrier is back; one in time does', async () => {
    const { services, clock } = gateway;
    const later = async (minutes: number) => {
      const expiresAt = new Date(clock.now().getTime() + 5 * 60_000);
      const id = await services.db.withoutTenant((tx) => services.sms.queue(tx, { ...message, expiresAt }));
      failures = 1;
      await expect(gateway.runJobs()).rejects.toThrow();
      clock.advance(minutes * 60_000);
      await gateway.owner.query(
        'select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs',
      );
      await gateway.runJobs();
      return { id, entry: (await gateway.outbox(message.mobile)).find((one) => one.id === id)! };
    };
    const late = await later(5);
    expect(late.entry.status).toBe('expired');
    expect(carried).not.toContain(late.id);
    const inTime = await later(4);
    expect(inTime.entry.status).toBe('sent');
    expect(carried).toContain(inTime.id);
  });

  test('no table holds the phone or the text, not even the queue after a failure', async () => {
    failures = 1;
    await queue();
    await expect(gateway.runJobs()).rejects.toThrow();
    const { rows } = await gateway.owner.query<{
      name: string;
    }>(`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'graphile_worker')`);
    expect(rows.map(({ name }) => name)).toContain('graphile_worker._private_jobs');
    for (const { name } of rows) {
      const hits = await gateway.owner
        .query(`select 1 from ${name} t where t::text like '%13800000099%' or t::text like '%123456%'
        or t::text like '%' || encode('13800000099', 'hex') || '%'`);
      expect({ name, hits: hits.rowCount }).toEqual({ name, hits: 0 });
    }
  });

  test('/dev/outbox shows it outside production', async () => {
    const list = (await (await gateway.request('/dev/outbox.json?mobile=13800000099')).json()) as unknown[];
    expect(list.length).toBeGreaterThan(0);
    expect(await (await gateway.request('/dev/outbox.json?mobile=13800000098')).json()).toEqual([]);
    const page = await gateway.request('/dev/outbox');
    expect(await page.text()).toContain('Your code is 123456');
  });
});

test('in production /dev/outbox answers 404', async () => {
  const gateway = await createTestGateway({ modules: [] });
  const production = { ...gateway.config, production: true };
  const { buildApp } = await import('../src/app/app');
  const { Metrics } = await import('../src/platform/observability/metrics');
  const app = await buildApp({
    contract: { document: {}, operations: [] },
    modules: [],
    services: { ...gateway.services, config: production },
    outbox: gateway.services.sms as never,
    metrics: new Metrics(gateway.services.db),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox.json?mobile=13800000099']) {
    expect((await fetch(address + path)).status).toBe(404);
  }
  await app.close();
  await gateway.close();
});

describe('HTTP provider', () => {
  let server: Server;
  let answer: { status: number; body: string; delayMs?: number } = {
    status: 200,
    body: '{"messageId":"m-1"}',
  };
  const seen: { headers: IncomingHttpHeaders; body: string }[] = [];
  const provider = () =>
    new HttpSmsProvider({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
      keyId: 'key',
      secret: 's3cret',
      timeoutMs: 300,
      outbound: new Outbound({ allow: ['127.0.0.1'] }),
    });
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push({ headers: request.headers, body });
        setTimeout(
          () => response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.body),
          answer.delayMs ?? 0,
        );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('signs the call over time, nonce and body', async () => {
    await expect(provider().send('id-1', message)).resolves.toBe('m-1');
    const { headers, body } = seen.at(-1)!;
    expect(JSON.parse(body)).toEqual({ id: 'id-1', ...message });
    const signed = [headers['x-timestamp'], headers['x-nonce'], sha256Hex(body)].join('\n');
    expect(headers).toMatchObject({
      'x-signature': hmacHex('s3cret', signed),
      'idempotency-key': 'id-1',
      'x-key-id': 'key',
    });
  });

  test.each([
    ['a refusal', { status: 500, body: '13800000099 is blocked' }, /HTTP 500$/],
    ['a redirect', { status: 302, body: '' }, /a redirect/],
    ['silence', { status: 200, body: '{}', delayMs: 800 }, /timeout/],
    ['an endless answer', { status: 200, body: 'x'.repeat(1_200_000) }, /more than 1 MB/],
  ])('%s is an error without the phone in it', async (_what, next, words) => {
    answer = next;
    const failure = await provider()
      .send('id-2', message)
      .then(
        () => 'sent',
        (error: Error) => error.message,
      );
    expect(failure).toMatch(words);
    expect(failure).not.toContain('13800000099');
  });
});
