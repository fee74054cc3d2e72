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
  const words = [];
  const routes = {};
  for (const [route, files] of Object.entries(filesByRoute(compilation, routeModules))) {
    const [common, en, zh] = [files.common, files.en, files['zh-CN']].map((kind) => kind.flatMap(hashOf));
    routes[route] = `${common.map(nameIn(parts)).join('')} ${pairs(en, zh).map(nameIn(words)).join('')}`;
  }
  const { code } = minifySync(readFileSync(SOURCE, 'utf8'), { compress: true, mangle: true });
  if (!/["']__ROUTES__["'].*["']__PARTS__["'].*["']__WORDS__["']/s.test(code))
    throw new Error('boot.js has lost a place');
  return code
    .replace(/["']__ROUTES__["']/, () => literal(routes))
    .replace(/["']__PARTS__["']/, () => literal(parts.join('')))
    .replace(/["']__WORDS__["']/, () => literal(words.join('')))
    .trim();
}

/** Development's files have no hash, and nothing is prefetched there. */
const hashOf = (file) => file.match(/^assets\/part\.([0-9a-f]{6})\.js$/)?.[1] ?? [];

/** One character for each: shorter than numbers, also compressed. The first that needs no escape is `#`. */
const nameIn = (list) => (one) => {
  if (!list.includes(one)) list.push(one);
  return String.fromCharCode(35 + list.indexOf(one));
};

/** The words of both languages side by side: one name for two files. Where a language has fewer files, its last stands in. */
const pairs = (en, zh) =>
  en.length === 0 || zh.length === 0
    ? []
    : Array.from(
        { length: Math.max(en.length, zh.length) },
        (_one, at) => (en[at] ?? en.at(-1)) + (zh[at] ?? zh.at(-1)),
      );

const literal = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

module.exports = { inlineBoot };
