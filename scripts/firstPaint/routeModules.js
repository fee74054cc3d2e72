const { existsSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const esbuild = require('esbuild');

const root = path.join(__dirname, '../..');
const TABLES = ['src/app/routing/routeTable.ts', 'src/i18n/en/features.ts', 'src/i18n/zh-CN/features.ts'];

/** Lazy layouts by the name the route table gives them, the phrases they bring, and what every screen of a language needs. */
const LAYOUTS = { sidebar: 'src/app/shell/SidebarLayout', slim: 'src/app/shell/SlimLayout' };
const LAYOUT_PHRASES = 'shell';
const LANGUAGES = { en: ['src/i18n/en/core'], 'zh-CN': ['src/i18n/zh-CN/core'] };

/**
 * Reads from the route table itself which modules a route loads lazily, so that no second list has to be kept.
 * @returns {Promise<Record<string, Record<'common' | 'en' | 'zh-CN', string[]>>>} by route: modules below the project,
 * without extension
 */
async function readRouteModules() {
  if (!TABLES.every((file) => existsSync(path.join(root, file)))) return {};
  const { routeTable, ...phrasesOf } = await loadTables();
  const routes = {};
  for (const entry of routeTable.filter((one) => one.load)) {
    const layout = [LAYOUTS[entry.layout] ?? []].flat();
    const features = [...(layout.length > 0 ? [LAYOUT_PHRASES] : []), ...entry.phrases];
    routes[entry.path] = { common: [...lazyModules(entry.load), ...layout] };
    for (const [language, core] of Object.entries(LANGUAGES)) {
      const phrases = features.flatMap((feature) => lazyModules(phrasesOf[language][feature]));
      routes[entry.path][language] = [...core, ...phrases];
    }
  }
  return routes;
}

/** The tables are bundled with every import() left alone but resolved, so a loader's own text names its module. */
async function loadTables() {
  const lines = [
    "export { routeTable } from './src/app/routing/routeTable';",
    "export { features as en } from './src/i18n/en/features';",
    "export { features as 'zh-CN' } from './src/i18n/zh-CN/features';",
  ];
  const result = await esbuild.build({
    stdin: { contents: lines.join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    supported: { 'dynamic-import': true },
    plugins: [{ name: 'keep-lazy-imports', setup: keepLazyImports }],
  });
  const bundle = new Module(path.join(root, 'route-tables.js'));
  bundle.paths = Module._nodeModulePaths(root);
  bundle._compile(result.outputFiles[0].text, bundle.filename ?? path.join(root, 'route-tables.js'));
  return bundle.exports;
}

function keepLazyImports(build) {
  build.onResolve({ filter: /^\./ }, (args) =>
    args.kind === 'dynamic-import'
      ? { path: path.resolve(args.resolveDir, args.path), external: true }
      : undefined,
  );
}

const lazyModules = (loader) =>
  [...loader.toString().matchAll(/import\("([^"]+)"\)/g)].map((match) => moduleName(match[1]));

/** A module's path below the project without its extension. */
const moduleName = (file) =>
  path
    .relative(root, file)
    .split(path.sep)
    .join('/')
    .replace(/\.(tsx?|m?js)$/, '');

module.exports = { readRouteModules, moduleName };
