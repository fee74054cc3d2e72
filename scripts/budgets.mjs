// Checks the sizes of the built console: brotli 11, exact, of the scripts a browser fetches on a cold visit of each route
// until the network is quiet. Fails with the visit that exceeds its limit and with what grew in it since
// scripts/budgets.baseline.json. `--update` writes that baseline; commit it with the change it shows.
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { request } from '@playwright/test';
import { budgetOf, compare, HTML_LIMIT, WHOLE_BUILD_LIMIT } from './lib/budgets.mjs';
import { listColdVisits } from './lib/coldVisits.mjs';
import { isFresh } from './lib/freshness.mjs';
import { openBrowser } from './lib/openBrowser.mjs';
import { root } from './lib/root.mjs';
import { withRunningProduct } from './lib/runningProduct.mjs';
import { scriptsOfColdVisit } from './lib/visitCold.mjs';

const BASELINE = path.join(root, 'scripts/budgets.baseline.json');
const GRAPH = path.join(root, '.cache/chunks.json');
/** English phrases of the frame come with the first files, any other language's beside them: this one fetches most. */
const LANGUAGE = 'zh-CN';
/** Visits at the same time: they wait more than they work. */
const AT_ONCE = 4;

if (!['console', 'gateway'].every(isFresh) || !existsSync(GRAPH)) {
  console.error('The product is not built from these sources: run `npm run build -- --force` first.');
  process.exit(1);
}

const sizes = new Map();
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const graph = JSON.parse(readFileSync(GRAPH, 'utf8'));
const html = sizeOf('index.html');
const measured = { html, build: html + wholeBuild(), routes: {}, packages: {} };

for (const { name, files } of await fetchedByVisit()) {
  measured.routes[name] = addedSizes(files);
  measured.packages[name] = addUp(files.map((file) => packagesOf(file)));
  const parts = files.map((file) => `${nameOf(file)} ${kB(sizeOf(file))}`).join(' · ');
  tell(name, measured.routes[name], budgetOf(name), parts);
}
tell('index.html', measured.html, HTML_LIMIT);
tell('whole build', measured.build, WHOLE_BUILD_LIMIT);

if (process.argv.includes('--update')) {
  writeFileSync(BASELINE, `${JSON.stringify(measured, null, 2)}\n`);
} else {
  const baseline = existsSync(BASELINE) ? JSON.parse(readFileSync(BASELINE, 'utf8')) : {};
  const { faults, warnings } = compare(measured, baseline);
  warnings.forEach((warning) => console.warn(`Warning, nearly full: ${warning}`));
  faults.forEach((fault) => console.error(`Too much: ${fault}`));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/** The scripts of every visit; throws if no browser starts, naming what is missing. */
async function fetchedByVisit() {
  const browser = await openBrowser();
  try {
    return await withRunningProduct(async (address) => {
      const calls = await request.newContext({ baseURL: address });
      const visits = await listColdVisits(calls);
      const unvisited = Object.keys(graph.routes).filter(
        (route) => !visits.some(({ name }) => name === route),
      );
      if (unvisited.length > 0)
        throw new Error(`No cold visit of ${unvisited.join(', ')}: add it to scripts/lib/coldVisits.mjs`);
      const waiting = [...visits];
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift())
          next.files = (await scriptsOfColdVisit(browser, address, next, LANGUAGE)).sort();
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      await calls.dispose();
      return visits;
    });
  } finally {
    await browser.close();
  }
}

function tell(what, bytes, limit, parts = '') {
  console.log(`${what.padEnd(36)} ${kB(bytes).padStart(9)} of ${kB(limit).padStart(9)}   ${parts}`);
}

/** A chunk is named by its content's hash; the module that fills most of it says more. */
function nameOf(file) {
  const [name] = path.basename(file).split('.');
  const [largest] = Object.entries(packagesOf(file)).sort(([, a], [, b]) => b - a);
  return name === 'part' && largest ? largest[0] : name;
}

function sizeOf(file) {
  if (!sizes.has(file)) {
    const bytes = readFileSync(path.join(root, 'dist', file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    sizes.set(file, brotliCompressSync(bytes, { params }).length);
  }
  return sizes.get(file);
}

function addedSizes(files) {
  return files.reduce((sum, file) => sum + sizeOf(file), 0);
}

function wholeBuild() {
  const folder = path.join(root, 'dist/assets');
  const files = readdirSync(folder).filter(
    (file) => !/\.(br|gz|map)$/.test(file) && statSync(path.join(folder, file)).isFile(),
  );
  return addedSizes(files.map((file) => `assets/${file}`));
}

/** The look of a link's page is none of webpack's (scripts/firstPaint/looks.mjs). */
function packagesOf(file) {
  return graph.packages[file] ?? { 'scripts/firstPaint': statSync(path.join(root, 'dist', file)).size };
}

function addUp(tables) {
  const sum = {};
  for (const table of tables) {
    for (const [owner, bytes] of Object.entries(table)) sum[owner] = (sum[owner] ?? 0) + bytes;
  }
  return sum;
}
