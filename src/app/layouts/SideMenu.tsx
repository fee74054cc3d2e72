import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { MenuEntry } from '../../session/types';
import { entryOf } from '../fromParameter';
import { menuIconOf } from './menuIcons';

interface SideMenuProps {
  menus: MenuEntry[];
  /** Only icons; the words stay for screen readers and as the title. */
  isCollapsed: boolean;
  onNavigate: () => void;
}

/** The menu as loginInfo gave it: entries, and groups where an entry has children. */
export function SideMenu({ menus, isCollapsed, onNavigate }: SideMenuProps) {
  const { t, i18n } = useTranslation();
  // The gateway names a phrase; one this build does not know gives way to the route's own title.
  const titleOf = ({ name, meta }: MenuEntry) =>
    t((meta?.title && i18n.exists(meta.title) ? meta.title : `titles.${name}`) as ParseKeys);
  const visible = menus.filter(isShown);
  return (
    <List disablePadding sx={{ display: 'grid', gap: '2px' }}>
      {visible.map((entry) =>
        entry.children?.length ? (
          <li key={entry.name}>
            {!isCollapsed && (
              <Box
                sx={{
                  color: 'look.ink3',
                  fontSize: '0.71875rem',
                  fontWeight: 400,
                  lineHeight: '16px',
                  letterSpacing: '0.05em',
                  textTransform: 'uppercase',
                  px: 1.25,
                  pt: 1.75,
                  pb: 0.5,
                }}
              >
                {titleOf(entry)}
              </Box>
            )}
            <SideMenu menus={entry.children} isCollapsed={isCollapsed} onNavigate={onNavigate} />
          </li>
        ) : (
          <SideMenuItem
            key={entry.name}
            path={entry.redirect ?? entry.path}
            title={titleOf(entry)}
            isCollapsed={isCollapsed}
            onNavigate={onNavigate}
          />
        ),
      )}
    </List>
  );
}

/** A screen of a later issue is not offered, whatever the menu says; nor is a group with nothing to offer. */
function isShown(entry: MenuEntry): boolean {
  if (entry.hidden) return false;
  if (entry.children?.length) return entry.children.some(isShown);
  return Boolean(entryOf((entry.redirect ?? entry.path).split('?')[0] ?? '')?.load);
}

interface SideMenuItemProps {
  path: string;
  title: string;
  isCollapsed: boolean;
  onNavigate: () => void;
}

function SideMenuItem({ path, title, isCollapsed, onNavigate }: SideMenuItemProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === path || pathname.startsWith(`${path}/`);
  const Icon = menuIconOf(path);
  return (
    <li>
      <ListItemButton
        component={Link}
        to={path}
        selected={isCurrent}
        aria-current={pathname === path ? 'page' : undefined}
        aria-label={isCollapsed ? title : undefined}
        title={isCollapsed ? title : undefined}
        onClick={onNavigate}
        sx={isCollapsed ? { justifyContent: 'center' } : undefined}
      >
        <ListItemIcon sx={isCollapsed ? { minWidth: 0 } : undefined}>
          <Icon />
        </ListItemIcon>
        {!isCollapsed && <ListItemText primary={title} />}
      </ListItemButton>
    </li>
  );
}
