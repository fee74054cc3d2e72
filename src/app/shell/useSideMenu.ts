import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readContent, writeItem } from '../../lib/storage';
import { gatewayApi } from '../../api/transport/gatewayApi';
import { useAppDispatch, useAppSelector } from '../hooks';
import { currentKey, isInside, menuTree, type MenuNode } from './menuTree';

const KEY = 'probity-menu-groups';
/** The screen on which the frame was first needed: `/login` if somebody signed in. */
const arrivedAt = window.location.hash.slice(1).split('?')[0];
/** The type tag keeps it in this tab. */
const TYPE = 'menu';

interface Groups {
  open: string[];
  /** The groups around the last screen. */
  around: string[];
}

export interface SideMenuState {
  nodes: MenuNode[];
  /** The key of the link for the present screen. */
  current: string | undefined;
  isOpen: (key: string) => boolean;
  toggle: (key: string) => void;
}

/**
 * The side menu and its open groups. Opening a screen opens the groups around it; a group opened or closed by hand stays so
 * from screen to screen, even if the drawer is closed meanwhile.
 */
export function useSideMenu(): SideMenuState {
  const menus = useAppSelector((state) => state.menu.sideBarMenus);
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const nodes = useMemo(() => menuTree(menus), [menus]);
  const current = currentKey(nodes, pathname);
  const [groups, setGroups] = useState(readGroups);

  const around = groupsAround(nodes, current);
  // Without a menu nothing is known yet. Only newly entered groups open: one closed on purpose stays closed inside it.
  if (nodes.length > 0 && around.join() !== groups.around.join()) {
    const entered = around.filter((key) => !groups.around.includes(key) && !groups.open.includes(key));
    setGroups({ open: [...groups.open, ...entered], around });
  }
  useEffect(() => writeItem(KEY, groups, TYPE), [groups]);
  useEffect(() => {
    // Who only looks at one screen fetches nothing ahead. What cannot be fetched now is fetched when it is opened.
    if (pathname !== arrivedAt)
      import('./fetchScreensAhead')
        .then(({ fetchScreensAhead }) =>
          fetchScreensAhead(nodes, () => Promise.all(dispatch(gatewayApi.util.getRunningQueriesThunk()))),
        )
        .catch(() => undefined);
  }, [dispatch, nodes, pathname]);

  return {
    nodes,
    current,
    isOpen: (key) => groups.open.includes(key),
    toggle: (key) =>
      setGroups(({ open, around: same }) => ({
        open: open.includes(key) ? open.filter((one) => one !== key) : [...open, key],
        around: same,
      })),
  };
}

function readGroups(): Groups {
  const { open, around } = readContent<Partial<Groups> | null>(KEY, TYPE) ?? {};
  return { open: Array.isArray(open) ? open : [], around: Array.isArray(around) ? around : [] };
}

function groupsAround(nodes: readonly MenuNode[], current: string | undefined): string[] {
  return nodes
    .filter((node) => node.children.length > 0 && isInside(node, current))
    .flatMap((node) => [node.key, ...groupsAround(node.children, current)]);
}
