/** Limits in bytes after brotli 11; docs/architecture.md says why these. */
export const HTML_LIMIT = 6_000;
export const WHOLE_BUILD_LIMIT = 900_000;

const LIST_LIMIT = 215_000;
// A screen that is one long form: a list's, and the forms library (12.5 kB).
const FORM_LIMIT = 228_000;
const LIMITS = {
  '/': 180_000,
  '/login': 180_000,
  '/homePage': 195_000,
  '/initiateBack': FORM_LIMIT,
  '/candidate': 185_000,
  '/checkPhone': 185_000,
  '/register': 185_000,
  '/resetPassword': 185_000,
  '/sr': 185_000,
  '/report': 185_000,
  '/reportMobile': 185_000,
};

/**
 * The limit of a route's JavaScript on a cold cache; every screen without one of its own is held to a list's.
 * @param {string} route
 * @returns {number} bytes
 */
export const budgetOf = (route) => LIMITS[route] ?? LIST_LIMIT;

/**
 * @typedef {{html: number, build: number, routes: Record<string, number>, packages: Record<string, Record<string, number>>}} Measured
 * @param {Measured} measured
 * @param {Partial<Measured>} baseline what was committed last
 * @returns {string[]} one line for each limit that is passed; empty when all hold
 */
export function compare(measured, baseline) {
  const faults = [];
  if (measured.html > HTML_LIMIT) faults.push(`index.html: ${measured.html} of ${HTML_LIMIT} bytes`);
  if (measured.build > WHOLE_BUILD_LIMIT)
    faults.push(`whole build: ${measured.build} of ${WHOLE_BUILD_LIMIT} bytes`);
  for (const [route, bytes] of Object.entries(measured.routes)) {
    const limit = budgetOf(route);
    if (bytes <= limit) continue;
    const before = baseline.routes?.[route];
    const since = before === undefined ? 'no baseline' : `${before} in the baseline`;
    const grown = growth(measured.packages[route] ?? {}, baseline.packages?.[route] ?? {});
    faults.push(
      `${route}: ${bytes} of ${limit} bytes of JavaScript (${since}); grew most, in source bytes: ${grown}`,
    );
  }
  return faults;
}

function growth(now, before) {
  const grown = Object.entries(now)
    .map(([owner, bytes]) => [owner, bytes - (before[owner] ?? 0)])
    .filter(([, more]) => more > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5);
  return grown.map(([owner, more]) => `${owner} +${more}`).join(', ') || 'nothing';
}
