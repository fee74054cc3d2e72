// What Jest makes of a source file: the same as Babel would, in a fraction of the time. On a machine that has nothing cached,
// turning three thousand files round was a tenth of the whole run.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { transformSync, version } from '@swc/core';

/** Changes when what is made of a file does. */
const FORM = 1;

/** An importer's namespace can be spied on, as with Babel: a getter that cannot be replaced could not. */
const fixedExport = /(Object\.defineProperty\((?:exports|target), [^{]*\{\s*enumerable: true,)/g;

export default {
  getCacheKey(source, file, { config, supportsStaticESM, supportsDynamicImport }) {
    const hash = createHash('sha1');
    for (const part of [
      FORM,
      version,
      supportsStaticESM,
      supportsDynamicImport,
      path.relative(config.rootDir, file),
    ])
      hash.update(`${part}\0`);
    return hash.update(source).digest('hex');
  },

  process(source, file, { supportsStaticESM, supportsDynamicImport }) {
    const { code, map } = transformSync(source, {
      filename: file,
      swcrc: false,
      configFile: false,
      sourceMaps: true,
      module: supportsStaticESM
        ? { type: 'es6' }
        : { type: 'commonjs', ignoreDynamic: supportsDynamicImport, noInterop: false },
      jsc: {
        target: 'es2023',
        parser: parserOf(file),
        transform: { react: { runtime: 'automatic', development: false }, hidden: { jest: true } },
      },
    });
    return { code: code.replace(fixedExport, '$1 configurable: true,'), map };
  },
};

function parserOf(file) {
  const isTypeScript = /\.[cm]?tsx?$/.test(file);
  return isTypeScript
    ? { syntax: 'typescript', tsx: file.endsWith('x'), decorators: false }
    : { syntax: 'ecmascript', jsx: file.endsWith('x') };
}
