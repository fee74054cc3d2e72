/** Limits in bytes after brotli 11; docs/performance.md says what they count. */
export const HTML_LIMIT = 9_000;
/** Everything that can be fetched; a viewer of PDF files would be counted apart. */
export const WHOLE_BUILD_LIMIT = 1_310_000;

/** Share of a limit at which a warning starts: the next addition should not begin with a search for bytes. */
export const WARN_FROM = 0.95;

const LIST_LIMIT = 220_000;
const CANDIDATE_LIMIT = 195_000;
const LIMITS = {
  '/': 180_000,
  '/login': 180_000,
  '/register': 185_000,
  '/resetPassword': 185_000,
  '/checkPhone': 185_000,
  '/candidate': CANDIDATE_LIMIT,
  // A candidate who returns in the middle opens one more part, a form or a detail.
  '/candidate (sign)': LIST_LIMIT,
  '/candidate (form)': LIST_LIMIT,
  '/candidate (status)': LIST_LIMIT,
  '/candidate (report)': LIST_LIMIT,
  '/sr': CANDIDATE_LIMIT,
  '/report': CANDIDATE_LIMIT,
  '/reportMobile': CANDIDATE_LIMIT,
  '/homePage': 205_000,
  // The chart arrives after the figures.
  '/financialManage (costs)': LIST_LIMIT + 80_000,
  // One long form; for a batch it is filled in once for all its rows.
  '/initiateBack': 235_000,
  '/batchBack (terms)': 235_000,
  // A grid to type in: a list and a form in one.
  '/batchBack (mend)': 225_000,
};

/**
 * The limit of a visit's JavaScript on a cold cache; every screen without one of its own has a list's.
 * @param {string} visit a route, or a route, a blank and the variant shown
 * @returns {number} bytes
 */
export const budgetOf = (visit) => LIMITS[visit] ?? LIMITS[visit.split(' ')[0]] ?? LIST_LIMIT;

/**
 * @typedef {{html: number, build: number, routes: Record<string, number>, packages: Record<string, Record<string, number>>}}
 * Measured
 * @param {Measured} measured
 * @param {Partial<Measured>} baseline the last committed one
 * @returns {{faults: string[], warnings: string[]}} one line for each limit that is exceeded, and for each that nearly is
 */
export function compare(measured, baseline) {
  const faults = [];
  const warnings = [];
  const hold = (what, bytes, limit, more = '') => {
    const line = `${what}: ${bytes} of ${limit} bytes${more}`;
    if (bytes > limit) faults.push(line);
    else if (bytes >= limit * WARN_FROM) warnings.push(line);
  };
  hold('index.html', measured.html, HTML_LIMIT);
  hold('whole build', measured.build, WHOLE_BUILD_LIMIT);
  for (const [visit, bytes] of Object.entries(measured.routes)) {
    const before = baseline.routes?.[visit];
    const since = before === undefined ? 'no baseline' : `${before} in the baseline`;
    const grown = growth(measured.packages[visit] ?? {}, baseline.packages?.[visit] ?? {});
    hold(visit, bytes, budgetOf(visit), ` of JavaScript (${since}); grew most, in source bytes: ${grown}`);
  }
  return { faults, warnings };
}

function growth(now, before) {
  const grown = Object.entries(now)
    .map(([owner, bytes]) => [owner, bytes - (before[owner] ?? 0)])
    .filter(([, more]) => more > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5);
  return grown.map(([owner, more]) => `${owner} +${more}`).join(', ') || 'nothing';
}
