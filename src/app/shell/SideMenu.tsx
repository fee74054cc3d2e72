import ExpandMore from '@mui/icons-material/ExpandMore';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { MenuIcon } from './menuIcons';
import { isInside, pathnameOf, type MenuNode } from './menuTree';
import { useMenuTitle } from './useMenuTitle';
import type { SideMenuState } from './useSideMenu';

interface SideMenuProps {
  menu: SideMenuState;
  /** Only icons; the words remain for screen readers and as the title. */
  isCollapsed: boolean;
  onNavigate: () => void;
}

interface EntriesProps extends SideMenuProps {
  nodes: readonly MenuNode[];
  level: number;
}

/** The deepest step to the right: the drawer is narrow. */
const DEEPEST_INDENT = 3;

/** The side menu from loginInfo: links, and groups that open and close. */
export function SideMenu(props: SideMenuProps) {
  return <Entries {...props} nodes={props.menu.nodes} level={0} />;
}

function Entries({ nodes, ...rest }: EntriesProps) {
  return (
    <List disablePadding sx={{ display: 'grid', gap: '2px' }}>
      {nodes.map((node) => (
        <li key={node.key}>
          {node.to === undefined ? (
            <Group node={node} {...rest} />
          ) : (
            <Entry node={node} to={node.to} {...rest} />
          )}
        </li>
      ))}
    </List>
  );
}

type EntryProps = Omit<EntriesProps, 'nodes'> & { node: MenuNode };

function Entry({ node, to, menu, isCollapsed, level, onNavigate }: EntryProps & { to: string }) {
  const title = useMenuTitle()(node);
  const { pathname } = useLocation();
  return (
    <ListItemButton
      component={Link}
      to={to}
      selected={menu.current === node.key}
      aria-current={pathname === pathnameOf(to) ? 'page' : undefined}
      aria-label={isCollapsed ? title : undefined}
      title={isCollapsed ? title : undefined}
      onClick={onNavigate}
      sx={entryLook(isCollapsed, level)}
    >
      <EntryFace icon={node.icon} title={title} isCollapsed={isCollapsed} />
    </ListItemButton>
  );
}

/** A closed group is marked in place of the current screen inside it. */
function Group({ node, ...rest }: EntryProps) {
  const { menu, isCollapsed, level } = rest;
  const title = useMenuTitle()(node);
  const listId = useId();
  const isOpen = menu.isOpen(node.key);
  return (
    <>
      <ListItemButton
        component="button"
        type="button"
        selected={!isOpen && isInside(node, menu.current)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-label={isCollapsed ? title : undefined}
        title={isCollapsed ? title : undefined}
        onClick={() => menu.toggle(node.key)}
        sx={{ width: '100%', textAlign: 'start', ...entryLook(isCollapsed, level) }}
      >
        <EntryFace icon={node.icon} title={title} isCollapsed={isCollapsed} />
        <ExpandMore
          sx={{
            flex: 'none',
            fontSize: isCollapsed ? 14 : 18,
            mr: isCollapsed ? -1 : 0,
            color: 'look.ink3',
            rotate: isOpen ? '180deg' : undefined,
          }}
        />
      </ListItemButton>
      {isOpen && (
        <div id={listId}>
          <Entries nodes={node.children} {...rest} level={level + 1} />
        </div>
      )}
    </>
  );
}

interface EntryFaceProps {
  icon: string;
  title: string;
  isCollapsed: boolean;
}

function EntryFace({ icon, title, isCollapsed }: EntryFaceProps) {
  return (
    <>
      <ListItemIcon sx={isCollapsed ? { minWidth: 0 } : undefined}>
        <MenuIcon name={icon} />
      </ListItemIcon>
      {!isCollapsed && <ListItemText primary={title} sx={{ overflowWrap: 'anywhere' }} />}
    </>
  );
}

function entryLook(isCollapsed: boolean, level: number) {
  if (isCollapsed) return { justifyContent: 'center' };
  return level > 0 ? { pl: 1.25 + 2 * Math.min(level, DEEPEST_INDENT) } : {};
}
