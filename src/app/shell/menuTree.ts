import { entryOf } from '../routing/fromParameter';

/** An entry as the side menu draws it: a link where it has `to`, a group where it has children. */
export interface MenuNode {
  /** Its place in the menu: names may come twice. A group's key and a slash begin the keys of what is inside. */
  key: string;
  /** The i18n key, or the words themselves. */
  title: string;
  icon: string;
  to?: string;
  children: MenuNode[];
}

/** What lies deeper has no room to be read, and no menu that somebody wrote goes as far. */
const DEEPEST = 20;

/**
 * The side menu of what loginInfo sent, whatever that is: hidden entries and all below them, groups with nothing to offer and
 * entries that lead nowhere are left out. An address the console does not know is offered: its 404 screen says so.
 */
export function menuTree(menus: unknown): MenuNode[] {
  return nodesOf(menus, { key: '', path: '', depth: 0 });
}

/** The link that stands for the address drawn: the longest that is it or leads down to it. */
export function currentKey(nodes: readonly MenuNode[], pathname: string): string | undefined {
  const matches = linksOf(nodes).filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return matches.reduce<(typeof matches)[number] | undefined>(
    (best, one) => (best && best.path.length >= one.path.length ? best : one),
    undefined,
  )?.key;
}

/** Whether the entry with that key is in the group, however deep. */
export function isInside(group: MenuNode, key: string | undefined): boolean {
  return key?.startsWith(`${group.key}/`) ?? false;
}

export const pathnameOf = (to: string): string => to.split('?')[0] ?? '';

function linksOf(nodes: readonly MenuNode[]): { key: string; path: string }[] {
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
  // Of a group only a screen of its own is worth a link: its path may be no more than the beginning of its children's.
  const isLink = isGroup ? Boolean(entryOf(pathnameOf(to))?.load) : to !== '';
  const link = isLink ? { ...node, to, children: [] } : undefined;
  if (children.length === 0) return link ? [link] : [];
  const isAmongThem = linksOf(children).some((child) => child.path === pathnameOf(to));
  const own = link && !isAmongThem ? [{ ...link, key: `${key}/own` }] : [];
  return [{ ...node, children: [...own, ...children] }];
}

/** A path may come without its slash, and then from the parent's on; '' where there is none. */
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
