// Draws one route in one language and prints it as JSON: `node scripts/firstPaint/prerenderOne.mjs <bundle> <route> <language>`.
// A process each, because i18next, the theme and the loaded screens are the process's own.
import { createRequire } from 'node:module';

const [bundle, route, language] = process.argv.slice(2);

const { renderRoute } = createRequire(import.meta.url)(bundle);
process.stdout.write(JSON.stringify((await renderRoute(route, language)) ?? null));
process.exit(0); // listeners of the store keep the process alive
