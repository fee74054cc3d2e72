import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LanguageToggle } from '../../components/inputs/LanguageToggle';
import { ThemeToggle } from '../../components/inputs/ThemeToggle';
import { CustomerPhone } from '../../domain/CustomerPhone';
import { AccountSwitch } from './AccountSwitch';
import { ActingBanner } from './ActingBanner';
import { MainArea } from './MainArea';
import { OtherTabNotice } from './OtherTabNotice';
import { SearchButton } from './SearchButton';
import { SkipLink } from './SkipLink';
import { UserMenu } from './UserMenu';

/** The frame of the steps from registration to the contract: whoever is there can look round, change the account and leave. */
export function EntryLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', flex: 1 }}>
      <SkipLink />
      <AppBar position="sticky" className="no-print">
        <Toolbar
          disableGutters
          variant="dense"
          sx={{ minHeight: 56, gap: { xs: 0.5, sm: 1 }, px: { xs: 1.5, sm: 3 } }}
        >
          <AccountSwitch />
          <Box sx={{ flex: 1 }} />
          <Button component={Link} to="/homePage" color="inherit" size="small" sx={{ flex: 'none' }}>
            {t('titles.homePage')}
          </Button>
          <SearchButton />
          <LanguageToggle />
          <ThemeToggle />
          <UserMenu />
        </Toolbar>
      </AppBar>
      <Box sx={{ width: '100%' }}>
        <ActingBanner />
        <OtherTabNotice />
      </Box>
      <MainArea>{children}</MainArea>
      <Box
        component="footer"
        className="no-print"
        sx={{ textAlign: 'center', color: 'text.secondary', fontSize: '0.8125rem', minHeight: 20, pb: 2 }}
      >
        <CustomerPhone />
      </Box>
    </Box>
  );
}
