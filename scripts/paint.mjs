// Lighthouse's mobile preset on visits of the budgets, sessions included: median LCP, TBT and FCP of each, in milliseconds.
// npm run paint -- <address of a started product with demo data>[,<another build's>] [runs] [names of scripts/lib/coldVisits.mjs…]
// The preset slows the processor down four times, which makes a phone of a fast machine; on a slow one CPU=1 (or 2, 3) comes nearer to that
// phone, and `machine` says how fast it is: Lighthouse's index, about 2 000 for a good machine of today.
// Two addresses are measured in turn, which is how two builds are compared on a machine that others use.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, request } from '@playwright/test';
import { browserFlags } from './lib/browserFlags.mjs';
import { findChromium } from './lib/chromium.mjs';
import { listColdVisits } from './lib/coldVisits.mjs';
import { freePort } from './lib/freePort.mjs';
import { putSession } from './lib/visitCold.mjs';

const LIGHTHOUSE = 'lighthouse@13';
const METRICS = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  fcp: 'first-contentful-paint',
  cls: 'cumulative-layout-shift',
};

const [addresses, ...rest] = process.argv.slice(2);
if (!addresses) throw new Error('npm run paint -- <address>[,<address>] [runs] [names…]');
const runs = /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) : 3;
const bases = addresses.split(',');
const visits = new Map();
for (const base of bases) {
  const calls = await request.newContext({ baseURL: base });
  visits.set(base, await listColdVisits(calls));
  await calls.dispose();
}
const names =
  rest.length > 0 ? rest : ['/', '/login', '/register', '/resetPassword', '/checkPhone', '/candidate', '/sr'];
const seen = new Map();
for (let run = 0; run < runs; run += 1) {
  for (const name of names) {
    for (const base of bases) {
      const visit = visits.get(base).find((one) => one.name === name);
      if (!visit) throw new Error(`No visit is named ${name}`);
      const key = `${name} ${bases.length > 1 ? base : ''}`;
      seen.set(key, [...(seen.get(key) ?? []), await measure(base, visit)]);
    }
  }
}
for (const [key, rows] of seen) {
  const told = [...Object.keys(METRICS), 'machine'].map((metric) => {
    const values = rows.map((row) => row[metric]).sort((a, b) => a - b);
    const round = (value) => (metric === 'cls' ? value.toFixed(3) : Math.round(value));
    return `${metric} ${round(values[values.length >> 1])} (${values.map(round).join(' ')})`;
  });
  console.log(`${key.padEnd(24)} ${told.join('   ')}`);
}

/** One run in a browser of its own. Its pages find the visit's session, whoever opens them. */
async function measure(base, visit) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'probity-paint-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await findChromium(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
    viewport: null,
  });
  try {
    await context.addInitScript(putSession, { language: 'en', ...visit });
    const report = path.join(folder, 'report.json');
    const asked = [
      '--yes',
      LIGHTHOUSE,
      `${base}/#${visit.address}`,
      `--port=${port}`,
      '--only-categories=performance',
      '--disable-storage-reset',
      ...(process.env.CPU ? [`--throttling.cpuSlowdownMultiplier=${Number(process.env.CPU)}`] : []),
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
    ];
    // It runs on our Node, though it names a later one, which the project's own rule of packages would refuse.
    const env = { ...process.env, npm_config_engine_strict: 'false' };
    await promisify(execFile)('npx', asked, { cwd: folder, env });
    const { audits, environment, finalDisplayedUrl } = JSON.parse(readFileSync(report, 'utf8'));
    if (!finalDisplayedUrl.includes(visit.address.split('?')[0]))
      throw new Error(`${visit.name} went on to ${finalDisplayedUrl}`);
    const values = Object.entries(METRICS).map(([metric, audit]) => [metric, audits[audit].numericValue]);
    return { ...Object.fromEntries(values), machine: environment.benchmarkIndex };
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
