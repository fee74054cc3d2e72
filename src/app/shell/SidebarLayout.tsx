import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWordsInForce } from '../../api/resources/dictWordsApi';
import { BrandMark } from '../../components/layout/BrandMark';
import { lazyPart } from '../../components/lazyPart';
import { ReaderContext } from '../../hooks/readerContext';
import { loadPhrases } from '../../i18n/i18n';
import { useAppSelector } from '../hooks';
import { ActingBanner } from './ActingBanner';
import { Breadcrumbs } from './Breadcrumbs';
import { MainArea } from './MainArea';
import { OtherTabNotice } from './OtherTabNotice';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { useDrawerState } from './useDrawerState';
import { useSideMenu } from './useSideMenu';

const WIDE = 240;
const COLLAPSED = 64;

const ClosingBanner = lazyPart(async () => {
  const [module] = await Promise.all([import('./ClosingBanner'), loadPhrases('closingNotice')]);
  return module.ClosingBanner;
});

/** The frame: drawer (permanent from 1200 px, collapsible; temporary below), top bar, content. */
export function SidebarLayout({ children }: { children: ReactNode }) {
  useWordsInForce();
  const { t } = useTranslation();
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('lg'), { noSsr: true });
  const menu = useSideMenu();
  const closing = useAppSelector((state) => state.auth.userInfo.enterprise?.closing);
  const reader = useAppSelector((state) => state.auth.userInfo.userId ?? '');
  const drawer = useDrawerState();
  const isCollapsed = isWide && drawer.isCollapsed;
  const width = isCollapsed ? COLLAPSED : WIDE;

  return (
    <Box sx={{ display: 'flex', flex: 1, minHeight: '100vh' }}>
      <SkipLink />
      <Drawer
        variant={isWide ? 'permanent' : 'temporary'}
        open={isWide || drawer.isOpen}
        onClose={drawer.close}
        className="no-print"
        slotProps={{
          paper: {
            // The temporary drawer is a dialog and needs a name.
            'aria-label': isWide ? undefined : t('shell.bar.navigation'),
            sx: { width, p: 1.5, gap: 1, overflowX: 'hidden' },
          },
        }}
        sx={{ width: isWide ? width : undefined, flex: 'none' }}
      >
        <nav aria-label={t('shell.bar.navigation')}>
          <Box sx={{ px: 1, pt: 0.5, pb: 1.75 }}>
            <BrandMark isCompact={isCollapsed} />
          </Box>
          <SideMenu menu={menu} isCollapsed={isCollapsed} onNavigate={drawer.close} />
        </nav>
        {isWide && (
          <IconButton
            size="small"
            onClick={drawer.toggleCollapsed}
            aria-label={t(isCollapsed ? 'shell.bar.expand' : 'shell.bar.collapse')}
            sx={{ mt: 'auto', alignSelf: isCollapsed ? 'center' : 'flex-end' }}
          >
            {isCollapsed ? (
              <KeyboardDoubleArrowRight fontSize="small" />
            ) : (
              <KeyboardDoubleArrowLeft fontSize="small" />
            )}
          </IconButton>
        )}
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar onOpenMenu={drawer.open} />
        <ActingBanner />
        {closing && <ClosingBanner closing={closing} />}
        <OtherTabNotice />
        <MainArea>
          <Breadcrumbs />
          <ReaderContext value={reader}>{children}</ReaderContext>
        </MainArea>
      </Box>
    </Box>
  );
}
