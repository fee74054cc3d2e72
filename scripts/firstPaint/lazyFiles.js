const { moduleName } = require('./routeModules');

/**
 * The files that each lazily imported module brings, besides those of the entry.
 * @param {import('webpack').Compilation} compilation
 * @returns {Map<string, string[]>} by module (path below the project, no extension): paths below the public path
 */
function lazyFilesByModule(compilation) {
  const ofEntry = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
  const files = new Map();
  for (const module of compilation.modules) {
    for (const block of module.blocks) {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      for (const dependency of block.dependencies) {
        const target = compilation.moduleGraph.getModule(dependency);
        // A module that webpack joined to others is found under the one that leads them.
        const resource = target?.resource ?? target?.rootModule?.resource;
        if (!group || !resource) continue;
        const own = group.getFiles().filter((file) => file.endsWith('.js') && !ofEntry.has(file));
        files.set(moduleName(resource), own);
      }
    }
  }
  return files;
}

/**
 * The files of each route that the entry does not load by itself, as `common` and by language.
 * @param {import('webpack').Compilation} compilation
 * @param {Awaited<ReturnType<typeof import('./routeModules').readRouteModules>>} routeModules
 * @returns {Record<string, Record<string, string[]>>}
 */
function filesByRoute(compilation, routeModules) {
  const lazy = lazyFilesByModule(compilation);
  return Object.fromEntries(
    Object.entries(routeModules).map(([route, kinds]) => [
      route,
      Object.fromEntries(
        // A module that is no chunk of its own (the layout may be part of the entry) needs no file.
        Object.entries(kinds).map(([kind, modules]) => [
          kind,
          [...new Set(modules.flatMap((one) => lazy.get(one) ?? []))],
        ]),
      ),
    ]),
  );
}

module.exports = { filesByRoute };
