import createCache from '@emotion/cache';

/** Prefix of every class; the prerendered styles carry the same one, so that they are adopted and not written twice. */
export const EMOTION_KEY = 'p';

/**
 * Emotion's cache with the page's nonce, as the policy allows no other style element. No vendor prefixes: the browsers
 * of babel.config.js need none, and index.html carries these styles.
 */
export function createEmotionCache(nonce: string | undefined) {
  return createCache({ key: EMOTION_KEY, nonce, stylisPlugins: [] });
}
