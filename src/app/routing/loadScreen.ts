import { loadPhrases } from '../../i18n/i18n';
import { loadWithRetry, type Screen } from '../../lib/loadWithRetry';
import type { RouteEntry } from './routeEntry';

const screens = new Map<string, Screen>();

/** The screen of a route if it has been loaded before. */
export function loadedScreen(entry: RouteEntry): Screen | undefined {
  return screens.get(entry.path);
}

/**
 * Loads a screen and its phrases; rejects when that fails.
 * @param attempt loads them with the retries of every chunk, where nothing else is given
 */
export async function loadScreen(entry: RouteEntry, attempt = loadWithRetry): Promise<Screen> {
  const { load, path, phrases } = entry;
  if (!load) throw new Error(`${path} has no screen`);
  const [screen] = await attempt(() => Promise.all([load(), loadPhrases(...phrases)]));
  screens.set(path, screen);
  return screen;
}
