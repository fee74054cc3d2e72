// The long drills complete, of which CI runs a part (docs/operations.md, "Measuring"): all of them, or those named. SCALE
// makes them smaller.
import { runNode } from './lib/run.mjs';

const test = (...paths) => runNode('scripts/test.mjs', ['--verbose', ...paths]);

/** @type {Readonly<Record<string, () => Promise<number>>>} Each returns its exit code. */
const drills = {
  ledger: () =>
    test('gateway/src/modules/ledger', 'gateway/src/modules/statements', 'gateway/test/moneyModel'),
  fuzz: () => test('gateway/test/fuzz'),
  lost: () => test('gateway/test/lost.test'),
  crash: () => test('gateway/test/crash.test'),
  bench: () => runNode('scripts/bench.mjs'),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(drills, name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown drill ${unknown.join(', ')}; there are ${Object.keys(drills).join(', ')}\n`);
  process.exit(1);
}
process.env.SCALE ??= '1';
let failed = false;
for (const name of named.length > 0 ? named : Object.keys(drills)) {
  process.stdout.write(`\nDrill ${name}, scale ${process.env.SCALE}\n`);
  if ((await drills[name]()) !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
