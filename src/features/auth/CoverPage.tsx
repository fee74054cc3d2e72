import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { brandGround } from './components/brandGround';
import { CoverBar, coverWidth } from './components/CoverBar';
import { CoverMore } from './components/CoverMore';
import { ReportExample } from './components/ReportExample';

/** `/`: the product, its users, and the ways in. */
export function CoverPage() {
  const { t } = useTranslation();
  // index.html carries only the head; the parts below and beside it come with the code and move nothing.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return (
    <Box
      sx={{
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
        bgcolor: 'background.paper',
      }}
    >
      <CoverBar />
      <Box component="main" sx={brandGround}>
        <Box
          component="section"
          sx={{
            ...coverWidth,
            display: 'grid',
            gridTemplateColumns: { md: 'minmax(0,1fr) 400px' },
            gap: { xs: 5, md: 8 },
            alignItems: 'center',
            // The bar lies over it, on the same background.
            pt: { xs: 13, md: 16 },
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
          {isDrawn && <ReportExample />}
        </Box>
      </Box>
      {isDrawn && <CoverMore />}
    </Box>
  );
}
