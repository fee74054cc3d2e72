const { readFileSync } = require('node:fs');
const path = require('node:path');
const { minifySync } = require('@swc/core');
const { filesOfRoute, routeChunks } = require('./routeChunks');

const SOURCE = path.join(__dirname, '../../public/boot.js');

/**
 * The boot script as it stands inside index.html: minified, with the files each route needs beyond the first ones.
 * @param {import('webpack').Compilation} compilation
 * @returns {string} JavaScript, safe inside a script element
 */
function inlineBoot(compilation) {
  const routeFiles = {};
  for (const route of Object.keys(routeChunks)) {
    const files = filesOfRoute(compilation, route);
    if (files.length > 0) routeFiles[route] = files;
  }
  const { code } = minifySync(readFileSync(SOURCE, 'utf8'), { compress: true, mangle: true });
  const literal = JSON.stringify(routeFiles).replaceAll('<', '\\u003c');
  if (!/["']__ROUTE_FILES__["']/.test(code))
    throw new Error('public/boot.js has lost its __ROUTE_FILES__ place');
  return code.replace(/["']__ROUTE_FILES__["']/, () => literal).trim();
}

module.exports = { inlineBoot };
