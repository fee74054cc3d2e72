import { matchPath } from 'react-router-dom';
import type { RouteEntry } from './routeEntry';
import { routeTable } from './routeTable';

export const HOME = '/homePage';

/** The entry of a pathname; undefined for an address outside the table. */
export function entryOf(pathname: string): RouteEntry | undefined {
  return routeTable.find((entry) => matchPath(entry.path, pathname) !== null);
}

/** Where somebody starts: an operator decides and works nothing of a check, so their queue; everybody else at home. */
export function startOf(permissions: readonly string[] = []): string {
  return permissions.includes('certification.decide') && !permissions.includes('work.item')
    ? '/workOrder'
    : HOME;
}

/** The address to open after the login: `from` if it names a screen of the table that needs a login, else where they start. */
export function targetAfterLogin(search: string, permissions?: readonly string[]): string {
  const from = new URLSearchParams(search).get('from');
  return from !== null && isReturnable(from) ? from : startOf(permissions);
}

/** `/login`, with `from` when the address left behind is worth returning to, and the reason that the page says. */
export function loginRoute(hash: string, isRoleChanged = false): string {
  const from = hash.replace(/^#/, '');
  const said = new URLSearchParams({
    ...(isReturnable(from) && { from }),
    ...(isRoleChanged && { ended: 'role' }),
  });
  return said.size === 0 ? '/login' : `/login?${said}`;
}

function isReturnable(route: string): boolean {
  const [pathname = ''] = route.split('?');
  const entry = entryOf(pathname);
  return (
    entry !== undefined && entry.load !== null && (entry.session === 'login' || entry.session === 'either')
  );
}
