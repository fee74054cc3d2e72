const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** A file in which a package says its licence. */
const LICENCE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/**
 * Writes `licenses.txt`: the licences of the packages that the build contains. The scripts then need no comments of theirs, which
 * every first visit would fetch.
 */
class NoticesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('NoticesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'NoticesPlugin', stage }, () => {
        const notices = [...foldersOf(compilation.modules)].sort().map(noticeOf);
        compilation.emitAsset('licenses.txt', new sources.RawSource(`${notices.join('\n\n')}\n`));
      });
    });
  }
}

/** The folders of the packages that some modules stand in. */
function foldersOf(modules) {
  const folders = new Set();
  for (const { resource = '' } of modules) {
    const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(resource) ?? [];
    if (folder) folders.add(folder);
  }
  return folders;
}

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => LICENCE.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

module.exports = { NoticesPlugin };
