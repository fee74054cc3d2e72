// Holds the built console to its bytes: brotli 11, exact, by route. Fails with the chunk that is too much and with what
// grew in it since scripts/budgets.baseline.json. `--update` writes that baseline; commit it with the change it shows.
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { budgetOf, compare, HTML_LIMIT, WHOLE_BUILD_LIMIT } from './lib/budgets.mjs';
import { isFresh } from './lib/freshness.mjs';
import { root } from './lib/root.mjs';

const BASELINE = path.join(root, 'scripts/budgets.baseline.json');
const GRAPH = path.join(root, '.cache/chunks.json');

if (!isFresh('console') || !existsSync(GRAPH)) {
  console.error('The console is not built from these sources: run `npm run build -- --force` first.');
  process.exit(1);
}

const brotli = (buffer) =>
  brotliCompressSync(buffer, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const read = (file) => readFileSync(path.join(root, 'dist', file));
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const graph = JSON.parse(readFileSync(GRAPH, 'utf8'));
const sizes = Object.fromEntries(
  Object.keys(graph.packages)
    .filter(isScript)
    .map((file) => [file, brotli(read(file))]),
);
const measured = { html: brotli(read('index.html')), build: wholeBuild(), routes: {}, packages: {} };

for (const [route, files] of Object.entries(graph.routes)) {
  const all = [...new Set([...graph.entry, ...files.common, ...files.en])].filter(isScript);
  measured.routes[route] = all.reduce((sum, file) => sum + sizes[file], 0);
  measured.packages[route] = addUp(all.map((file) => graph.packages[file]));
  const parts = all.map((file) => `${path.basename(file, '.js')} ${kB(sizes[file])}`).join(' · ');
  console.log(
    `${route.padEnd(24)} ${kB(measured.routes[route]).padStart(9)} of ${budgetOf(route) / 1000} kB   ${parts}`,
  );
}
console.log(`${'index.html'.padEnd(24)} ${kB(measured.html).padStart(9)} of ${HTML_LIMIT / 1000} kB`);
console.log(
  `${'whole build'.padEnd(24)} ${kB(measured.build).padStart(9)} of ${WHOLE_BUILD_LIMIT / 1000} kB`,
);

if (process.argv.includes('--update')) {
  writeFileSync(BASELINE, `${JSON.stringify(measured, null, 2)}\n`);
} else {
  const baseline = existsSync(BASELINE)
    ? JSON.parse(readFileSync(BASELINE, 'utf8'))
    : { routes: {}, packages: {} };
  const faults = compare(measured, baseline);
  faults.forEach((fault) => console.error(fault));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

function isScript(file) {
  return file.endsWith('.js');
}

function wholeBuild() {
  const folder = path.join(root, 'dist/assets');
  const files = readdirSync(folder).filter(
    (file) => !/\.(br|gz|map)$/.test(file) && statSync(path.join(folder, file)).isFile(),
  );
  return files.reduce((sum, file) => sum + brotli(readFileSync(path.join(folder, file))), measuredHtml());
}

function measuredHtml() {
  return brotli(read('index.html'));
}

function addUp(tables) {
  const sum = {};
  for (const table of tables) {
    for (const [owner, bytes] of Object.entries(table)) sum[owner] = (sum[owner] ?? 0) + bytes;
  }
  return sum;
}
