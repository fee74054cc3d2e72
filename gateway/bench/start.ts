import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRoot } from '../src/platform/config/root';
import { ms, report } from './report';

const READY_WITHIN_MS = 120_000;

/**
 * The built gateway's first start (database, migrations, seeds) and the next one on the same folder. Reported, without a
 * budget.
 */
export async function measureStarts(): Promise<void> {
  const folder = mkdtempSync(join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'probity-start-'));
  chmodSync(folder, 0o755);
  try {
    const first = await start(join(folder, 'data'));
    const next = await start(join(folder, 'data'));
    report({
      what: 'start on an existing data folder : first start with seeds',
      ratio: next / first,
      budget: null,
      beside: `${ms(next)} and ${ms(first)}`,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Milliseconds until it is ready; then it is stopped properly. */
async function start(dataDir: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [join(findRoot(), 'gateway/dist/main.js')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), METRICS_PORT: 'off', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error('The gateway ended before it was ready');
      if (performance.now() - started > READY_WITHIN_MS) throw new Error('The gateway is not ready');
      await sleep(20);
    }
    return performance.now() - started;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false; // nobody listens yet
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
