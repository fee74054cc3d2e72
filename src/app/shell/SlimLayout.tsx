import ArrowBack from '@mui/icons-material/ArrowBack';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { LanguageToggle } from '../../components/inputs/LanguageToggle';
import { ThemeToggle } from '../../components/inputs/ThemeToggle';
import { entryOf, HOME } from '../routing/fromParameter';
import { ActingBanner } from './ActingBanner';
import { MainArea } from './MainArea';
import { OtherTabNotice } from './OtherTabNotice';
import { SearchButton } from './SearchButton';
import { SkipLink } from './SkipLink';

/**
 * The frame of reportDetail and its editor, without sidebar: a slim bar with the way back; the screen has its own title and
 * actions.
 */
export function SlimLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const parent = entryOf(pathname)?.parent ?? HOME;
  const parentTitle = entryOf(parent)?.titleKey;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', flex: 1 }}>
      <SkipLink />
      <AppBar position="sticky" className="no-print">
        <Toolbar disableGutters variant="dense" sx={{ minHeight: 48, gap: 1, px: { xs: 1.5, sm: 3 } }}>
          <Button component={Link} to={parent} color="inherit" size="small" startIcon={<ArrowBack />}>
            {parentTitle ? t(parentTitle) : t('common.action.back')}
          </Button>
          <Box sx={{ flex: 1 }} />
          <SearchButton />
          <LanguageToggle />
          <ThemeToggle />
        </Toolbar>
      </AppBar>
      <Box sx={{ width: '100%' }}>
        <ActingBanner />
        <OtherTabNotice />
      </Box>
      <MainArea>{children}</MainArea>
    </Box>
  );
}
