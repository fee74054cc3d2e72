const { createHash } = require('node:crypto');
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { filesByRoute } = require('../firstPaint/lazyFiles');

/**
 * Publishes facts of the build: `csp.json` (hashes of the inline scripts, read by the gateway) beside index.html, and the
 * chunk graph (read by scripts/budgets.mjs) outside the served folder.
 */
class BuildFactsPlugin {
  /** @param {{ graphFile: string, routeModules: Record<string, Record<string, string[]>> }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('BuildFactsPlugin', (compilation) => {
      // After the real content hashes are in: they change the boot script's text, so its hash too.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: 'BuildFactsPlugin', stage }, (assets) => {
        if (!assets['index.html']) return; // the compilation failed; webpack reports why
        const html = assets['index.html'].source().toString();
        const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1]);
        const scriptHashes = scripts.map(
          (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
        );
        compilation.emitAsset('csp.json', new sources.RawSource(JSON.stringify({ scriptHashes })));
      });
    });
    compiler.hooks.afterEmit.tap('BuildFactsPlugin', (compilation) => {
      const entry = [...compilation.entrypoints.values()].flatMap((one) => one.getFiles());
      const packages = {};
      for (const chunk of compilation.chunks) {
        const bytes = bytesByOwner(compilation.chunkGraph.getChunkModules(chunk));
        for (const file of chunk.files) packages[file] = bytes;
      }
      const routes = filesByRoute(compilation, this.options.routeModules);
      mkdirSync(path.dirname(this.options.graphFile), { recursive: true });
      writeFileSync(this.options.graphFile, JSON.stringify({ entry, routes, packages }));
    });
  }
}

/** Source bytes of a chunk by npm package or source folder: enough to name what grew. */
function bytesByOwner(modules) {
  const bytes = {};
  for (const module of modules.flatMap((one) => one.modules ?? [one])) {
    const file = String(module.resource ?? '').replaceAll('\\', '/');
    const inPackage = file.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
    const inSource = file.match(/\/((?:src|contract)\/[^/]+(?:\/[^/.]+)?)/)?.[1];
    const owner = inPackage ?? inSource ?? 'webpack';
    bytes[owner] = (bytes[owner] ?? 0) + module.size();
  }
  return bytes;
}

module.exports = { BuildFactsPlugin };
