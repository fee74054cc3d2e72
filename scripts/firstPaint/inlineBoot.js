const { readFileSync } = require('node:fs');
const path = require('node:path');
const { minifySync } = require('@swc/core');
const { filesByRoute } = require('./lazyFiles');

const SOURCE = path.join(__dirname, 'boot.js');

/**
 * The boot script for index.html: minified, with the parts each route needs beyond the first files.
 * @param {import('webpack').Compilation} compilation
 * @param {Awaited<ReturnType<typeof import('./routeModules').readRouteModules>>} routeModules
 * @returns {string} JavaScript, safe inside a script element
 */
function inlineBoot(compilation, routeModules) {
  const parts = [];
  const numberOf = (file) => {
    // Development's files have no hash, and nothing is prefetched there.
    const hash = file.match(/^assets\/part\.([0-9a-f]{6})\.js$/)?.[1];
    if (hash && !parts.includes(hash)) parts.push(hash);
    return parts.indexOf(hash);
  };
  const routes = {};
  for (const [route, files] of Object.entries(filesByRoute(compilation, routeModules))) {
    routes[route] = [files.common, files.en, files['zh-CN']].map((kind) =>
      kind.map(numberOf).filter((number) => number >= 0),
    );
  }
  const { code } = minifySync(readFileSync(SOURCE, 'utf8'), { compress: true, mangle: true });
  if (!/["']__ROUTES__["'].*["']__PARTS__["']/s.test(code)) throw new Error('boot.js has lost a place');
  return code
    .replace(/["']__ROUTES__["']/, () => literal(routes))
    .replace(/["']__PARTS__["']/, () => literal(parts.join('')))
    .trim();
}

const literal = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

module.exports = { inlineBoot };
