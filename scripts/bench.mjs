// Measures the gateway and its database against floors of the same run (docs/operations.md, "Measuring").
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildGateway, bundle } from './lib/buildGateway.mjs';
import { inputsHash, isFresh, writeStamp } from './lib/freshness.mjs';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

if (!isFresh('gateway')) {
  const hash = inputsHash('gateway');
  await buildGateway();
  writeStamp('gateway', hash);
}
// Beside the bundle it measures, because both find files relative to their own folder.
await bundle({ bench: 'gateway/bench/main.ts' });
const code = await runNode('gateway/dist/bench.js', process.argv.slice(2));
for (const file of ['bench.js', 'bench.js.map']) rmSync(path.join(root, 'gateway/dist', file));
process.exit(code);
