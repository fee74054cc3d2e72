import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { accountTabs, hasTab } from '../../../features/account/tabs';
import { useAppSelector } from '../../hooks';
import { entryOf } from '../../routing/fromParameter';
import { MenuIcon } from '../menuIcons';
import { menuTree, pathnameOf, type MenuNode } from '../menuTree';
import { useMenuTitle } from '../useMenuTitle';
import type { PaletteEntry } from './entries';

const ORDER = '/initiateBack';
const ACCOUNT = '/businessManage';

/** An entry, and the phrase it is said by. */
export type Named = PaletteEntry & { phrases: readonly string[] };

const linksOf = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.to === undefined ? linksOf(node.children) : [node]));

/** The screens of the side menu, each once, and the parts of the account that this reader has. */
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
  const tabs = accountTabs
    .filter((tab) => hasTab(reader, tab))
    .map(({ key, titleKey }): Named => {
      const address = `${ACCOUNT}?tab=${key}`;
      return {
        key: address,
        title: t(titleKey),
        hint: t('titles.businessManage'),
        phrases: [titleKey, 'titles.businessManage'],
        icon: <MenuIcon name="settings" />,
        run: () => go(address),
      };
    });
  return [...screens, ...tabs];
}
