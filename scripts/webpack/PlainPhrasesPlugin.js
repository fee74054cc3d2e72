/** Phrases are handed to i18next as they are: nobody asks a file of them whether it is an ES module, so none says so. */
class PlainPhrasesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Unused } = compiler.webpack.UsageState;
    compiler.hooks.compilation.tap('PlainPhrasesPlugin', ({ hooks, moduleGraph }) => {
      hooks.afterOptimizeDependencies.tap('PlainPhrasesPlugin', (modules) => {
        for (const module of modules)
          if (/[\\/]phrases[\\/]/.test(module.resource ?? ''))
            moduleGraph.getExportInfo(module, '__esModule').setUsed(Unused, undefined);
      });
    });
  }
}

module.exports = { PlainPhrasesPlugin };
