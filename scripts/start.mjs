// Runs the whole product: builds what is stale, then becomes the gateway, which serves the console too.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFresh, products } from './lib/freshness.mjs';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

if (!Object.keys(products).every(isFresh)) {
  // In its own process: webpack's memory is freed before the gateway starts.
  const code = await runNode('scripts/build.mjs');
  if (code !== 0) process.exit(code);
}

// In this process, so that a signal reaches the gateway once and its exit code is ours.
const main = path.join(root, products.gateway.output);
process.argv[1] = main;
await import(pathToFileURL(main).href);
