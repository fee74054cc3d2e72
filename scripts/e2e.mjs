// The browser journeys against the built product on a port and a data folder of their own.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { freePort } from './lib/freePort.mjs';
import { runNode } from './lib/run.mjs';

const executablePath = await findChromium();

// Built here, not by the server that Playwright starts: a build must not run into its start timeout.
const built = await runNode('scripts/build.mjs');
if (built !== 0) process.exit(built);

const folder = mkdtempSync(path.join(os.tmpdir(), 'probity-e2e-'));
// PostgreSQL may run as another user than this one and has to reach its data in there.
chmodSync(folder, 0o755);
try {
  process.exitCode = await runNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
    {
      E2E_PORT: String(await freePort()),
      E2E_DATA_DIR: path.join(folder, 'data'),
      E2E_CHROMIUM: executablePath,
    },
  );
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
