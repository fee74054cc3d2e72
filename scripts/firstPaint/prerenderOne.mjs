// Draws one screen in one language and prints it as JSON: `node scripts/firstPaint/prerenderOne.mjs <bundle> <language> <address or
// name of a look>`. A process each, because i18next, the theme and the loaded screens are the process's own.
import { createRequire } from 'node:module';

const [bundle, language, wanted] = process.argv.slice(2);

const { renderRoute, renderLook } = createRequire(import.meta.url)(bundle);
const drawn = await (wanted.startsWith('/') ? renderRoute : renderLook)(wanted, language);
process.stdout.write(JSON.stringify(drawn ?? null));
process.exit(0); // listeners of the store keep the process alive
