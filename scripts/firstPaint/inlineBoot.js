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
  let build = '';
  // In a row: numbers that many routes have in the same order compress well.
  const numbersOf = (files) =>
    files
      .flatMap((file) => {
        // Development's files have names, and nothing is prefetched there.
        const [, number, hash] = file.match(/^assets\/part\.(\d+)\.([0-9a-f]{8})\.js$/) ?? [];
        build = hash ?? build;
        return number === undefined ? [] : [Number(number)];
      })
      .sort((one, other) => one - other)
      .map((number) => number.toString(16))
      .join(' ');
  const routes = {};
  for (const [route, files] of Object.entries(filesByRoute(compilation, routeModules)))
    routes[route] = [files.common, files.en, files['zh-CN']].map(numbersOf).join(';');
  const { code } = minifySync(readFileSync(SOURCE, 'utf8'), { compress: true, mangle: true });
  if (!/["']__ROUTES__["'].*["']__BUILD__["']/s.test(code)) throw new Error('boot.js has lost a place');
  return code
    .replace(/["']__ROUTES__["']/, () => literal(routes))
    .replace(/["']__BUILD__["']/, () => literal(build))
    .trim();
}

const literal = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

module.exports = { inlineBoot };
