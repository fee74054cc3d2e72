// The long drills whole, of which CI runs a tenth (docs/operations.md, "Measuring"): the ledger under 32 connections, odd
// input to every operation, and the bench over a million checks. SCALE makes them smaller.
import { runNode } from './lib/run.mjs';

process.env.SCALE ??= '1';
const failed = [
  await runNode('scripts/test.mjs', ['gateway/src/modules/ledger', 'gateway/test/nonsense']),
  await runNode('scripts/bench.mjs'),
].some((code) => code !== 0);
process.exit(failed ? 1 : 0);
