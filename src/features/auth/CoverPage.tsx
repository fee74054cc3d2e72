import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { BrandMark } from '../../components/BrandMark';
import { LanguageToggle } from '../../components/LanguageToggle';
import { ThemeToggle } from '../../components/ThemeToggle';
import { CustomerPhone } from '../../domain/CustomerPhone';
import { brandGround } from './components/brandGround';
import { CoverSteps } from './components/CoverSteps';
import { CoverWays } from './components/CoverWays';
import { ReportExample } from './components/ReportExample';

const WIDTH = { width: '100%', maxWidth: 1120, mx: 'auto', px: { xs: 2.5, md: 4 } } as const;

/** `/`: what this is, who for, and the ways in. */
export function CoverPage() {
  const { t } = useTranslation();
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}>
      <Box sx={brandGround}>
        <Box component="header" sx={{ ...WIDTH, display: 'flex', alignItems: 'center', gap: 0.5, py: 2 }}>
          <BrandMark tickColor="primary.main" />
          <Box sx={{ flex: 1 }} />
          <Box sx={{ display: 'flex', '& .MuiButtonBase-root': { color: 'inherit' } }}>
            <LanguageToggle />
            <ThemeToggle />
          </Box>
        </Box>
        <Box
          component="section"
          sx={{
            ...WIDTH,
            display: 'grid',
            gridTemplateColumns: { md: 'minmax(0,1fr) 400px' },
            gap: { xs: 5, md: 8 },
            alignItems: 'center',
            pt: { xs: 4, md: 7 },
            pb: { xs: 6, md: 10 },
          }}
        >
          <div>
            <Typography sx={{ opacity: 0.86, fontWeight: 600 }}>{t('auth.cover.kicker')}</Typography>
            <Typography
              variant="h1"
              sx={{
                mt: 1.5,
                fontSize: { xs: '1.875rem', md: '2.625rem' },
                lineHeight: { xs: '38px', md: '52px' },
                letterSpacing: '-0.02em',
                textWrap: 'balance',
              }}
            >
              {t('auth.pitch.title')}
            </Typography>
            <Typography
              sx={{ mt: 2, fontSize: '1.0625rem', lineHeight: '28px', opacity: 0.88, maxWidth: 520 }}
            >
              {t('auth.pitch.body')}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
              <Button
                component={RouterLink}
                to="/login"
                size="large"
                sx={(theme) => ({
                  px: 3.5,
                  color: 'primary.main',
                  bgcolor: 'primary.contrastText',
                  '&:hover': { bgcolor: 'look.brandSoft' },
                  ...theme.applyStyles('dark', {
                    color: theme.vars.palette.primary.contrastText,
                    backgroundColor: theme.vars.palette.primary.main,
                    '&:hover': { backgroundColor: theme.vars.palette.look.brandInk },
                  }),
                })}
              >
                {t('auth.cover.signIn')}
              </Button>
              <Button
                component={RouterLink}
                to="/checkPhone"
                size="large"
                sx={{
                  color: 'inherit',
                  border: '1px solid rgb(255 255 255 / 0.45)',
                  '&:hover': { bgcolor: 'rgb(255 255 255 / 0.1)' },
                }}
              >
                {t('auth.cover.haveLink')}
              </Button>
            </Box>
          </div>
          <ReportExample />
        </Box>
      </Box>
      <Box component="main" sx={{ ...WIDTH, display: 'grid', gap: 7, py: { xs: 5, md: 8 } }}>
        <CoverWays />
        <CoverSteps />
      </Box>
      <Box
        component="footer"
        sx={{ mt: 'auto', borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
      >
        <Box sx={{ ...WIDTH, py: 2.5, minHeight: 61 }}>
          <CustomerPhone />
        </Box>
      </Box>
    </Box>
  );
}
