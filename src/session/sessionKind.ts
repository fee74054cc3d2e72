/**
 * Two sessions may live in one browser. The login session is shared by all tabs (local storage);
 * a visitor session belongs to one tab (session storage).
 */
export type SessionKind = 'login' | 'visitor';

/** In lower case: the router ignores case. */
const VISITOR_ROUTES = ['/checkphone', '/candidate', '/apply'];
/** With `s` a visitor reads a shared report; with `id` a signed-in user reads their own. */
const SHARED_ROUTES = ['/sr', '/report', '/reportmobile'];

/**
 * The kind of session of a route: `/checkPhone`, `/candidate`, `/apply`, and `/sr`, `/report`, `/reportMobile` with `s` use the
 * visitor session; every other route, and those three with `id`, the login session.
 * @param pathname the hash route without its query
 * @param search its query string, with or without `?`
 */
export function sessionKindOfRoute(pathname: string, search: string): SessionKind {
  const path = '/' + pathname.replace(/^\/+|\/+$/g, '').toLowerCase();
  if (VISITOR_ROUTES.includes(path)) return 'visitor';
  const query = new URLSearchParams(search);
  return SHARED_ROUTES.includes(path) && query.has('s') && !query.has('id') ? 'visitor' : 'login';
}

/** The same for a whole `location.hash`, e.g. `#/report?s=abc`. */
export function sessionKindOfHash(hash: string): SessionKind {
  const [pathname = '', search = ''] = hash.replace(/^#/, '').split(/\?(.*)/s);
  return sessionKindOfRoute(pathname, search);
}
