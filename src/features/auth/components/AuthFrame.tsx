import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { BrandMark } from '../../../components/layout/BrandMark';
import { LanguageToggle } from '../../../components/inputs/LanguageToggle';
import { ThemeToggle } from '../../../components/inputs/ThemeToggle';
import { CustomerPhone } from '../../../domain/CustomerPhone';
import { brandGround } from './brandGround';

interface AuthFrameProps {
  pitchTitle: string;
  pitchBody: string;
  children: ReactNode;
}

/** Two columns on a desktop, the introduction beside the form; on a phone the form alone below the name. */
export function AuthFrame({ pitchTitle, pitchBody, children }: AuthFrameProps) {
  return (
    <Box sx={{ flex: 1, display: 'grid', gridTemplateColumns: { md: 'minmax(0,1fr) minmax(480px,560px)' } }}>
      <Box
        component="aside"
        sx={[
          brandGround,
          { display: { xs: 'none', md: 'flex' }, flexDirection: 'column', px: 7, py: 6, gap: 4 },
        ]}
      >
        <HomeLink isOnBrand />
        <Box sx={{ my: 'auto' }}>
          <Typography
            variant="h4"
            component="p"
            sx={{ fontSize: '2.125rem', lineHeight: '44px', maxWidth: 520 }}
          >
            {pitchTitle}
          </Typography>
          <Typography sx={{ mt: 2, fontSize: '1rem', lineHeight: '26px', opacity: 0.86, maxWidth: 480 }}>
            {pitchBody}
          </Typography>
        </Box>
        <Box sx={{ opacity: 0.8, minHeight: 20 }}>
          <CustomerPhone />
        </Box>
      </Box>
      <Box
        sx={{
          bgcolor: 'background.paper',
          display: 'flex',
          flexDirection: 'column',
          minHeight: '100vh',
          px: { xs: 2.5, sm: 5, md: 8 },
          py: { xs: 1.5, md: 2 },
        }}
      >
        <Box component="header" sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}>
          <Box sx={{ display: { md: 'none' } }}>
            <HomeLink />
          </Box>
          <Box sx={{ flex: 1 }} />
          <LanguageToggle />
          <ThemeToggle />
        </Box>
        <Box
          component="main"
          sx={{ width: '100%', maxWidth: 400, mx: 'auto', my: { md: 'auto' }, pt: { xs: 4, md: 2 }, pb: 4 }}
        >
          {children}
        </Box>
        <Box
          component="footer"
          sx={{
            display: { md: 'none' },
            mt: 'auto',
            color: 'text.secondary',
            fontSize: '0.8125rem',
            minHeight: 20,
          }}
        >
          <CustomerPhone />
        </Box>
      </Box>
    </Box>
  );
}

function HomeLink({ isOnBrand = false }: { isOnBrand?: boolean }) {
  return (
    <Box component={RouterLink} to="/" sx={{ alignSelf: 'start', color: 'inherit', textDecoration: 'none' }}>
      <BrandMark isOnBrand={isOnBrand} />
    </Box>
  );
}
