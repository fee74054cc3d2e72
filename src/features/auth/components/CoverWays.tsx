import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const WAYS = [
  { who: 'teams', to: '/login' },
  { who: 'candidates', to: '/checkPhone' },
  { who: 'readers', to: '/checkPhone' },
] as const;

/** The users of the product, each with their way in. */
export function CoverWays() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ fontSize: '1.25rem', lineHeight: '28px' }}>
        {t('auth.cover.who.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
          gap: 2,
          mt: 2,
          '& > div': {
            display: 'flex',
            flexDirection: 'column',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            p: 2.5,
          },
          '& p': { mt: 1, mb: 2, color: 'text.secondary' },
          '& a': { fontWeight: 600 },
          // The links line up across the cards.
          '& p + a': { mt: 'auto' },
          '& a + a': { mt: 1 },
        }}
      >
        {WAYS.map(({ who, to }) => (
          <div key={who}>
            <Typography variant="h3" sx={{ fontSize: '1rem', lineHeight: '24px' }}>
              {t(`auth.cover.who.${who}.title`)}
            </Typography>
            <Typography>{t(`auth.cover.who.${who}.body`)}</Typography>
            <Link to={to}>{t(`auth.cover.who.${who}.way`)}</Link>
            {who === 'teams' && <Link to="/register">{t('auth.login.register')}</Link>}
          </div>
        ))}
      </Box>
    </section>
  );
}
