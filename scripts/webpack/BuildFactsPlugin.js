const { createHash } = require('node:crypto');
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/**
 * Tells others what the build knows: `csp.json` (hashes of the inline scripts, read by the gateway) beside index.html,
 * and the chunk graph (read by scripts/budgets.mjs) outside the served folder.
 */
class BuildFactsPlugin {
  /** @param {{ graphFile: string }} options where the chunk graph is written */
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
      const stats = compilation.getStats().toJson({
        all: false,
        chunks: true,
        chunkModules: true,
        nestedModules: true,
        chunkGroups: true,
        ids: true,
        modulesSpace: Infinity,
        chunkModulesSpace: Infinity,
        nestedModulesSpace: Infinity,
      });
      const groups = Object.fromEntries(
        Object.entries(stats.namedChunkGroups).map(([name, group]) => [
          name,
          group.assets.map((asset) => asset.name),
        ]),
      );
      const chunks = stats.chunks.map((chunk) => ({
        files: chunk.files,
        names: chunk.names,
        packages: bytesByPackage(chunk.modules ?? []),
      }));
      mkdirSync(path.dirname(this.options.graphFile), { recursive: true });
      writeFileSync(this.options.graphFile, JSON.stringify({ groups, chunks }));
    });
  }
}

/** Source bytes of a chunk by npm package or source folder: enough to name what grew. */
function bytesByPackage(modules) {
  const bytes = {};
  for (const module of modules.flatMap((one) => one.modules ?? [one])) {
    const name = String(module.name ?? '');
    const inPackage = name.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
    const inSource = name.match(/^\.\/((?:src|contract)\/[^/]+(?:\/[^/]+)?)/)?.[1];
    const owner = inPackage ?? inSource ?? 'webpack';
    bytes[owner] = (bytes[owner] ?? 0) + (module.size ?? 0);
  }
  return bytes;
}

module.exports = { BuildFactsPlugin };
