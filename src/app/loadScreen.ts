import type { ComponentType } from 'react';
import { loadPhrases } from '../i18n/i18n';
import { reloadOnce } from './reloadOnce';
import type { RouteEntry } from './routeTable';

const RETRY_DELAYS_MS = [400, 1500];

const screens = new Map<string, ComponentType>();

/** The screen of a route when it has been loaded before. */
export function loadedScreen(entry: RouteEntry): ComponentType | undefined {
  return screens.get(entry.path);
}

/**
 * Loads a screen and its phrases. A failing chunk is retried twice, then the page is reloaded once per build (an old
 * tab after an update asks for chunks that are gone) but never over unsaved input; after that it rejects.
 */
export async function loadScreen(entry: RouteEntry): Promise<ComponentType> {
  if (!entry.load) throw new Error(`${entry.path} has no screen`);
  for (const delay of [...RETRY_DELAYS_MS, undefined]) {
    try {
      const [screen] = await Promise.all([entry.load(), loadPhrases(...entry.phrases)]);
      screens.set(entry.path, screen);
      return screen;
    } catch (fault) {
      if (delay === undefined) {
        if (reloadOnce()) return await new Promise<never>(() => {});
        throw fault;
      }
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  throw new Error('unreachable');
}
