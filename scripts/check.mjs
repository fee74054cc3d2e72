// Everything CI runs, in one command. Stops at the first part that fails. A part already run can be left out by name:
// `npm run check -- --without test,e2e`.
import { runNode } from './lib/run.mjs';

const without = process.argv[process.argv.indexOf('--without') + 1]?.split(',') ?? [];
const isLeftOut = (name) => process.argv.includes('--without') && without.includes(name);

const parts = [
  ['lint', 'scripts/lint.mjs'],
  ['types', 'scripts/types.mjs'],
  ['generate:check', 'scripts/generate.mjs', '--check'],
  ['test', 'scripts/test.mjs'],
  ['build', 'scripts/build.mjs'],
  ['budgets', 'scripts/budgets.mjs'],
  ['e2e', 'scripts/e2e.mjs'],
];

for (const [name, file, ...args] of parts) {
  if (isLeftOut(name)) continue;
  const startedAt = Date.now();
  console.log(`\n== ${name}`);
  const code = await runNode(file, args);
  if (code !== 0) {
    console.error(`== ${name} failed`);
    process.exit(code);
  }
  console.log(`== ${name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}
