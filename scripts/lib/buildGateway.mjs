import path from 'node:path';
import { build, context } from 'esbuild';
import { root } from './root.mjs';

const options = {
  absWorkingDir: root,
  outdir: path.join(root, 'gateway/dist'),
  bundle: true,
  packages: 'external',
  // A workspace of ours in TypeScript: bundled, not resolved as a package at run time.
  alias: { '@probity/contract': './contract' },
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
};

/**
 * Bundles sources of the gateway (and contract/*.ts) into ES modules in gateway/dist; npm packages stay outside.
 * @param {Record<string, string>} entryPoints names of the modules and the files they begin with
 */
export async function bundle(entryPoints) {
  await build({ ...options, entryPoints });
}

/** The gateway itself: gateway/dist/main.js. */
export const buildGateway = () => bundle({ main: 'gateway/src/main.ts' });

/**
 * Bundles the gateway into gateway/dist/dev/main.js, again whenever a source changes.
 * @param {() => string[]} alsoRead files it reads at run time, which no import names
 * @param {() => void} onBuilt called after each successful bundle
 */
export async function watchGateway(alsoRead, onBuilt) {
  const plugin = {
    name: 'started-anew',
    setup(watched) {
      watched.onResolve({ filter: /main\.ts$/ }, ({ kind, path: file }) =>
        kind === 'entry-point' ? { path: path.join(root, file), watchFiles: alsoRead() } : undefined,
      );
      watched.onEnd(({ errors }) => {
        if (errors.length === 0) onBuilt();
      });
    },
  };
  const watching = await context({
    ...options,
    entryPoints: { 'dev/main': 'gateway/src/main.ts' },
    plugins: [plugin],
  });
  await watching.watch();
}
