import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags } from '../scripts/lib/browserFlags.mjs';

// Set by scripts/e2e.mjs (`npm run e2e`); the same in every worker.
const port = required('E2E_PORT');
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // They share one gateway and one database, but no enterprise and no person (e2e/world).
  workers: Number(process.env.WORKERS ?? 2),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // In CI alone, and the end of its log names what needed it (scripts/lib/ciSummary.mjs).
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL,
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // Recording costs time: TRACE=1 npm run e2e -- <file> to look into a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: required('E2E_CHROMIUM'),
      args: browserFlags,
    },
  },
  webServer: {
    command: `"${process.execPath}" scripts/start.mjs`,
    cwd: path.join(__dirname, '..'),
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: required('E2E_DATA_DIR'),
      // The journey of the webhooks listens on this machine.
      OUTBOUND_ALLOW: '127.0.0.1',
      // Each person of a journey comes from a network of their own.
      TRUST_PROXY: '127.0.0.1',
    },
  },
});

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with \`npm run e2e\``);
  return value;
}
