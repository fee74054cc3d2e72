// Everything CI runs, in one command. Parts that use one core each run side by side first; then the tests, then the
// journeys, which use all cores. A part already run can be left out by name: `npm run check -- --without test,e2e`.
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './lib/root.mjs';
import { runNode, runNodeQuietly } from './lib/run.mjs';

const without = process.argv[process.argv.indexOf('--without') + 1]?.split(',') ?? [];
const isLeftOut = ([name]) => process.argv.includes('--without') && without.includes(name);

/** Each row's parts run one after the other; the rows are independent. The longest first. */
const rows = [
  [['types', 'scripts/types.mjs']],
  [['lint', 'scripts/lint.mjs']],
  [
    ['build', 'scripts/build.mjs'],
    ['budgets', 'scripts/budgets.mjs'],
  ],
  [['generate:check', 'scripts/generate.mjs', '--check']],
];
const last = [
  ['test', 'scripts/test.mjs'],
  ['e2e', 'scripts/e2e.mjs'],
];

const startedAt = Date.now();
const seconds = (from) => ((Date.now() - from) / 1000).toFixed(1);
const waiting = rows.map((row) => row.filter((part) => !isLeftOut(part)));
const failed = [];
await Promise.all(
  Array.from({ length: Math.min(2, os.availableParallelism()) }, async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) await runRow(row);
  }),
);
console.log(`\nSide by side: ${seconds(startedAt)} s`);
// For the summary of CI: the journeys print thousands of lines after this.
mkdirSync(path.join(root, '.cache'), { recursive: true });
writeFileSync(path.join(root, '.cache/check.json'), JSON.stringify({ failed }));
// All of these are run, so one run shows all faults; the parts that take minutes are not started after a fault.
if (failed.length > 0) {
  console.error(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

for (const [name, file, ...args] of last.filter((part) => !isLeftOut(part))) {
  const from = Date.now();
  console.log(`\n== ${name}`);
  const code = await runNode(file, args);
  if (code !== 0) {
    console.error(`== ${name} failed`);
    process.exit(code);
  }
  console.log(`== ${name}: ${seconds(from)} s`);
}

async function runRow(row) {
  for (const [name, file, ...args] of row) {
    const from = Date.now();
    // Printed as a whole at its end: two at once would mix their lines.
    const { code, output } = await runNodeQuietly(file, args);
    console.log(`\n== ${name}\n${output}== ${name}${code === 0 ? '' : ' failed'}: ${seconds(from)} s`);
    if (code === 0) continue;
    failed.push({ name, output });
    return;
  }
}
