// Measures the gateway and its database against floors of the same run (docs/operations.md, "Measuring").
import { buildGateway } from './lib/buildGateway.mjs';
import { inputsHash, isFresh, writeStamp } from './lib/freshness.mjs';
import { runNode } from './lib/run.mjs';

if (!isFresh('gateway')) {
  const hash = inputsHash('gateway');
  await buildGateway();
  writeStamp('gateway', hash);
}
process.exit(await runNode('node_modules/tsx/dist/cli.mjs', ['gateway/bench/main.ts']));
