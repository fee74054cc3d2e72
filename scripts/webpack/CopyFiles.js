const { readFileSync } = require('node:fs');

/** Puts files beside what webpack makes, under names of their own. */
class CopyFiles {
  /** @param {() => { name: string, file: string }[]} list */
  constructor(list) {
    this.list = list;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CopyFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'CopyFiles', stage }, () => {
        for (const { name, file } of this.list()) {
          compilation.fileDependencies.add(file);
          // As it is: the build of the look has made it small.
          compilation.emitAsset(name, new sources.RawSource(readFileSync(file)), { minimized: true });
        }
      });
    });
  }
}

module.exports = { CopyFiles };
