const { readFileSync } = require('node:fs');
const path = require('node:path');
const { minifySync } = require('@swc/core');
const { filesByRoute } = require('./lazyFiles');

const SOURCE = path.join(__dirname, '../../public/boot.js');

/**
 * The boot script as it stands inside index.html: minified, with the files each route needs beyond the first ones.
 * @param {import('webpack').Compilation} compilation
 * @param {Awaited<ReturnType<typeof import('./routeModules').readRouteModules>>} routeModules
 * @returns {string} JavaScript, safe inside a script element
 */
function inlineBoot(compilation, routeModules) {
  const names = [];
  const numberOf = (file) => {
    if (!names.includes(file)) names.push(file);
    return names.indexOf(file);
  };
  const routes = {};
  for (const [route, files] of Object.entries(filesByRoute(compilation, routeModules))) {
    routes[route] = [files.common, files.en, files['zh-CN']].map((kind) => kind.map(numberOf));
  }
  const { code } = minifySync(readFileSync(SOURCE, 'utf8'), { compress: true, mangle: true });
  if (!/["']__ROUTES__["']/.test(code)) throw new Error('public/boot.js has lost its __ROUTES__ place');
  return code
    .replace(/["']__ROUTES__["']/, () => literal(routes))
    .replace(/["']__FILES__["']/, () => literal(names))
    .trim();
}

const literal = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

module.exports = { inlineBoot };
