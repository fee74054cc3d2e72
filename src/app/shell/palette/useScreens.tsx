import type { ParseKeys } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { accountTabs, hasTab } from '../../../features/account/tabs';
import { financeParts } from '../../../features/finance/parts';
import { DESK_RIGHT, deskParts } from '../../../features/operatorDesk/parts';
import { useAppSelector } from '../../hooks';
import { entryOf } from '../../routing/fromParameter';
import { MenuIcon } from '../menuIcons';
import { menuTree, pathnameOf, type MenuNode } from '../menuTree';
import { useMenuTitle } from '../useMenuTitle';
import type { PaletteEntry } from './entries';

const ORDER = '/initiateBack';

/** An entry, and the phrase it is said by. */
export type Named = PaletteEntry & { phrases: readonly string[] };

const linksOf = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.to === undefined ? linksOf(node.children) : [node]));

/** The screens of the side menu, each once, and the tabs of some of them that this reader has. */
export function useScreens(go: (address: string) => void): Named[] {
  const { t } = useTranslation();
  const titleOf = useMenuTitle();
  const menus = useAppSelector((state) => state.menu.sideBarMenus);
  const reader = useAppSelector((state) => state.auth.userInfo);
  const links = useMemo(() => linksOf(menuTree(menus)), [menus]);
  const seen = new Set<string>([ORDER]); // it is an action
  const screens = links.flatMap((node): Named[] => {
    const path = pathnameOf(node.to ?? '');
    if (seen.has(path) || !entryOf(path)?.load) return [];
    seen.add(path);
    return [
      {
        key: path,
        title: titleOf(node),
        phrases: [node.title],
        icon: <MenuIcon name={node.icon} />,
        run: () => go(node.to ?? ''),
      },
    ];
  });
  const tabs = tabsOf(reader).map(({ path, page, icon, tab, name }): Named => {
    const address = `${path}?tab=${tab}`;
    return {
      key: address,
      title: t(name),
      hint: t(page),
      phrases: [name, page],
      icon: <MenuIcon name={icon} />,
      run: () => go(address),
    };
  });
  return [...screens, ...tabs];
}

interface ScreenTab {
  path: string;
  page: ParseKeys;
  icon: string;
  tab: string;
  name: ParseKeys;
}

/** The tabs this reader has of the pages that are made of tabs. */
function tabsOf(reader: Parameters<typeof hasTab>[0]): ScreenTab[] {
  const { permissions = [] } = reader;
  const finance = { path: '/financialManage', page: 'titles.financialManage', icon: 'wallet' } as const;
  const desk = { path: '/operatorDesk', page: 'titles.operatorDesk', icon: 'settings' } as const;
  const account = { path: '/businessManage', page: 'titles.businessManage', icon: 'settings' } as const;
  return [
    ...financeParts
      .filter(({ right }) => permissions.includes(right))
      .map(({ key }): ScreenTab => ({ ...finance, tab: key, name: `finance.parts.${key}` })),
    ...(permissions.includes(DESK_RIGHT) ? deskParts : []).map((key): ScreenTab => ({
      ...desk,
      tab: key,
      name: `workingCalendar.parts.${key}`,
    })),
    ...accountTabs
      .filter((one) => hasTab(reader, one))
      .map(({ key, titleKey }): ScreenTab => ({ ...account, tab: key, name: titleKey })),
  ];
}
