/**
 * Which named lazy chunks draw a route, beside the entry. The names are those of the `webpackChunkName` comments in
 * src/app/routes. The boot script preloads them, the budgets add them up; a name no chunk carries fails the budgets.
 * @type {Record<string, string[]>}
 */
const routeChunks = {
  '/': ['cover'],
  '/login': ['login'],
};

/**
 * The JavaScript files of a route that the entry does not load by itself.
 * @param {import('webpack').Compilation} compilation
 * @param {string} route
 * @returns {string[]} paths below the public path
 */
function filesOfRoute(compilation, route) {
  const ofEntry = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
  const files = new Set();
  for (const name of routeChunks[route] ?? []) {
    for (const file of compilation.namedChunkGroups.get(name)?.getFiles() ?? []) {
      if (file.endsWith('.js') && !ofEntry.has(file)) files.add(file);
    }
  }
  return [...files];
}

module.exports = { routeChunks, filesOfRoute };
