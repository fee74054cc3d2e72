import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const SHARED = ['package-lock.json', 'contract', 'scripts', 'tsconfig.base.json'];

// Tests change nothing in what is built; the baseline is written from it.
const IRRELEVANT = /\.test\.tsx?$|^budgets\.baseline\.json$/;

/** The sources of each product, and the file with the hash of those it was made from. */
export const products = {
  console: {
    inputs: [
      ...SHARED,
      'src',
      'public',
      'webpack.config.js',
      'babel.config.js',
      'docs/integrate.md',
      'docs/api.md',
      'docs/webhooks.md',
      'docs/zh',
    ],
    output: 'dist/index.html',
    stamp: 'dist/built-from.txt',
  },
  gateway: {
    inputs: [...SHARED, 'gateway/src', 'gateway/seeds', 'gateway/package.json'],
    output: 'gateway/dist/main.js',
    stamp: 'gateway/dist/built-from.txt',
  },
};

/**
 * Hashes names and contents of all sources of a product.
 * @param {keyof typeof products} name
 * @returns {string} SHA-256, hexadecimal
 */
export function inputsHash(name) {
  const hash = createHash('sha256').update(process.version);
  for (const input of products[name].inputs) {
    for (const file of filesBelow(input)) {
      hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
    }
  }
  return hash.digest('hex');
}

/** True when the built product is up to date with the sources. */
export function isFresh(name) {
  const { output, stamp } = products[name];
  const stampFile = path.join(root, stamp);
  return (
    existsSync(path.join(root, output)) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === inputsHash(name)
  );
}

/** Records the sources of a build. Take the hash before the build: a file saved meanwhile then counts as new. */
export function writeStamp(name, hash) {
  const file = path.join(root, products[name].stamp);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

function filesBelow(relative) {
  const absolute = path.join(root, relative);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [relative];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !IRRELEVANT.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
