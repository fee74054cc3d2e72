import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database';
import { attackedAccounts, brokenBooks, calendarDaysMissing, oddPayments, wrongHomeCounts } from './alarms';

/** The gateway's own numbers. Labels are operation ids, codes and job names: never anything a person typed. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'probity_request_seconds',
    help: 'Time to serve a request',
    labelNames: ['operation', 'status', 'code'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });
  readonly jobs = new Counter({
    name: 'probity_jobs_total',
    help: 'Jobs run',
    labelNames: ['job', 'result'] as const,
    registers: [this.registry],
  });
  readonly refused = new Counter({
    name: 'probity_overload_refusals_total',
    help: 'Requests refused under overload',
    registers: [this.registry],
  });
  readonly unavailable = new Counter({
    name: 'probity_unavailable_total',
    help: 'Requests answered 503 because of the database (lost, busy), a full disk (full) or the storage of files (storage)',
    labelNames: ['kind'] as const,
    registers: [this.registry],
  });

  constructor(db: Database) {
    collectDefaultMetrics({ register: this.registry });
    this.registry.registerMetric(attackedAccounts);
    this.registry.registerMetric(brokenBooks);
    this.registry.registerMetric(wrongHomeCounts);
    this.registry.registerMetric(calendarDaysMissing);
    this.registry.registerMetric(oddPayments);
    new Gauge({
      name: 'probity_database_connections',
      help: 'Connections of the application pool',
      labelNames: ['state'] as const,
      registers: [this.registry],
      collect() {
        const { total, waiting } = db.pressure();
        this.set({ state: 'open' }, total);
        this.set({ state: 'waiting' }, waiting);
      },
    });
    new Gauge({
      name: 'probity_database_up',
      help: 'Whether the database answers (1) or is lost (0)',
      registers: [this.registry],
      collect() {
        this.set(db.watch.isUp ? 1 : 0);
      },
    });
  }

  /** Serves /metrics on the loopback, on a port of its own. */
  async listen(port: number): Promise<Server> {
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      this.registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': this.registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    return server;
  }
}
