import path from 'node:path';
import { build } from 'esbuild';
import { root } from './root.mjs';

/**
 * Loads the exports of a TypeScript file of the contract, for the tools, which are JavaScript.
 * @param {string} file its path below the project
 * @returns {Promise<Record<string, any>>}
 */
export async function loadTypeScript(file) {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, file)],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const code = Buffer.from(outputFiles[0].text).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
