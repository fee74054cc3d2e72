import { entryOf } from '../routing/fromParameter';

/** An entry as the side menu draws it: a link if it has `to`, a group if it has children. */
export interface MenuNode {
  /** Its position in the menu, because names may occur twice. A group's key and a slash begin the keys of its children. */
  key: string;
  /** The i18n key, or plain words. */
  title: string;
  icon: string;
  to?: string;
  children: MenuNode[];
}

/** Limit of the depth: deeper entries have no room, and no menu written by hand goes that far. */
const DEEPEST = 20;

/**
 * The side menu from whatever loginInfo sent: hidden entries and all below them, empty groups and entries without a target
 * are left out. An address the console does not know is kept: its 404 screen says so.
 */
export function menuTree(menus: unknown): MenuNode[] {
  return nodesOf(menus, { key: '', path: '', depth: 0 });
}

/** The key of the link for the present address: the longest one that equals it or leads down to it. */
export function currentKey(nodes: readonly MenuNode[], pathname: string): string | undefined {
  const matches = linksOf(nodes).filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return matches.reduce<(typeof matches)[number] | undefined>(
    (best, one) => (best && best.path.length >= one.path.length ? best : one),
    undefined,
  )?.key;
}

/** True when the entry with that key is in the group, at any depth. */
export function isInside(group: MenuNode, key: string | undefined): boolean {
  return key?.startsWith(`${group.key}/`) ?? false;
}

export const pathnameOf = (to: string): string => to.split('?')[0] ?? '';

/** The links of a menu, at any depth. */
export function linksOf(nodes: readonly MenuNode[]): { key: string; path: string }[] {
  return nodes.flatMap(({ key, to, children }) =>
    to === undefined ? linksOf(children) : [{ key, path: pathnameOf(to) }],
  );
}

interface Place {
  key: string;
  path: string;
  depth: number;
}

function nodesOf(entries: unknown, place: Place): MenuNode[] {
  if (!Array.isArray(entries) || place.depth === DEEPEST) return [];
  return entries.flatMap((entry: unknown, index) =>
    isRecord(entry) && !entry.hidden ? nodeOf(entry, `${place.key}/${index}`, place) : [],
  );
}

function nodeOf(entry: Record<string, unknown>, key: string, { path: parent, depth }: Place): MenuNode[] {
  const meta = isRecord(entry.meta) ? entry.meta : {};
  const path = addressOf(entry.path, parent);
  const to = addressOf(entry.redirect, path) || path;
  const title = textOf(meta.title) || textOf(entry.name) || path;
  const node = { key, title, icon: textOf(meta.icon) };
  const children = nodesOf(entry.children, { key, path, depth: depth + 1 });
  const isGroup = Array.isArray(entry.children) && entry.children.length > 0;
  // A group is a link only if it has a screen of its own: its path may be nothing but the prefix of its children's.
  const isLink = isGroup ? Boolean(entryOf(pathnameOf(to))?.load) : to !== '';
  const link = isLink ? { ...node, to, children: [] } : undefined;
  if (children.length === 0) return link ? [link] : [];
  const isAmongThem = linksOf(children).some((child) => child.path === pathnameOf(to));
  const own = link && !isAmongThem ? [{ ...link, key: `${key}/own` }] : [];
  return [{ ...node, children: [...own, ...children] }];
}

/** The absolute address of a path, which may lack its slash and is then relative to the parent's; '' if there is none. */
function addressOf(value: unknown, parent: string): string {
  const given = textOf(value);
  if (given === '') return '';
  // Two slashes, or a scheme, would lead out of the console.
  const address = given.replace(/^[#/]*/, '/');
  const below = `${parent}${address}`;
  return !/^[#/]/.test(given) && entryOf(pathnameOf(below)) ? below : address;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
