// Draws one route in one language and prints it as JSON: `node scripts/prerenderOne.mjs <bundle> <route> <language>`.
// A process each, because i18next, the theme and the loaded screens are the process's own.
import { createRequire } from 'node:module';

const [bundle, route, language] = process.argv.slice(2);

// What a guest's first visit has: a window with empty stores. No document: emotion and MUI then know they are on a server.
const emptyStorage = {
  getItem: () => null,
  setItem() {},
  removeItem() {},
  clear() {},
  key: () => null,
  length: 0,
};
globalThis.window = Object.assign(new EventTarget(), {
  localStorage: emptyStorage,
  sessionStorage: emptyStorage,
  location: {
    hash: `#${route}`,
    search: '',
    pathname: '/',
    href: `http://localhost/#${route}`,
    origin: 'http://localhost',
  },
  // Where notistack's style engine writes: its styles come with its first toast, not with the screen.
  _goober: { firstChild: { data: '' }, parentNode: {} },
  setTimeout,
  clearTimeout,
});
globalThis.localStorage = emptyStorage;
globalThis.sessionStorage = emptyStorage;

const { renderRoute } = createRequire(import.meta.url)(bundle);
process.stdout.write(JSON.stringify((await renderRoute(route, language)) ?? null));
process.exit(0); // listeners of the store keep the process alive
