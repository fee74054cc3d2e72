import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { useTranslation } from 'react-i18next';
import { LanguageToggle } from '../../components/inputs/LanguageToggle';
import { ThemeToggle } from '../../components/inputs/ThemeToggle';
import { AccountSwitch } from './AccountSwitch';
import { NotificationBell } from './NotificationBell';
import { SearchButton } from './SearchButton';
import { UserMenu } from './UserMenu';

/** Current account, search, notifications, language, theme, user. The menu button appears in narrow windows only. */
export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation();
  return (
    <AppBar position="sticky" className="no-print">
      <Toolbar
        disableGutters
        variant="dense"
        sx={{ minHeight: 56, gap: { xs: 0.5, sm: 1 }, px: { xs: 1.5, sm: 3 } }}
      >
        <IconButton
          color="inherit"
          onClick={onOpenMenu}
          aria-label={t('shell.bar.openMenu')}
          sx={{ display: { lg: 'none' }, ml: -0.5 }}
        >
          <MenuIcon />
        </IconButton>
        <AccountSwitch />
        <Box sx={{ flex: 1 }} />
        <SearchButton />
        <NotificationBell />
        <LanguageToggle />
        <ThemeToggle />
        <UserMenu />
      </Toolbar>
    </AppBar>
  );
}
