import path from 'node:path';
import { build } from 'esbuild';
import { root } from './root.mjs';

/** Bundles the gateway's own sources (and contract/*.ts) into one ES module; npm packages stay outside. */
export async function buildGateway() {
  await build({
    absWorkingDir: root,
    entryPoints: { main: 'gateway/src/main.ts' },
    outdir: path.join(root, 'gateway/dist'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
}
