import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.mjs';
import { root } from './root.mjs';

const START_PATIENCE = 120_000;

/**
 * Runs some work against the built product with fresh demo data, on a port and a data folder of its own.
 * @template Result
 * @param {(address: string) => Promise<Result>} work
 * @returns {Promise<Result>} the result of the work; the product has ended by then
 */
export async function withRunningProduct(work) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'probity-run-'));
  // PostgreSQL may run as another user than this one and has to reach its data in there.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: path.join(folder, 'data'),
    METRICS_PORT: 'off',
  };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  const ended = new Promise((resolve) => child.on('exit', resolve));
  try {
    const address = `http://127.0.0.1:${port}`;
    await untilReady(address, child, () => said);
    return await work(address).catch((error) => {
      // What failed first is the product that ended, not the page that could not be fetched.
      if (child.exitCode === null && child.signalCode === null) throw error;
      const end = child.exitCode ?? child.signalCode;
      throw new Error(`The product ended with ${end} under work:\n${said}`, { cause: error });
    });
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function untilReady(address, child, said) {
  const startedAt = Date.now();
  for (;;) {
    const isReady = await fetch(`${address}/readyz`).then(
      (reply) => reply.ok,
      () => false, // nothing listens yet
    );
    if (isReady) return;
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}:\n${said()}`);
    if (Date.now() - startedAt > START_PATIENCE) throw new Error(`The product does not start:\n${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
