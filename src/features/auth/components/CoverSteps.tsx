import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const STEPS = ['order', 'consent', 'verify', 'report'] as const;

/** The course of a check, in four steps. */
export function CoverSteps() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ fontSize: '1.25rem', lineHeight: '28px' }}>
        {t('auth.cover.how.title')}
      </Typography>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
          gap: 3,
          listStyle: 'none',
          m: 0,
          mt: 2.5,
          p: 0,
          counterReset: 'step',
          '& li': { counterIncrement: 'step', borderTop: 2, borderColor: 'primary.main', pt: 1.5 },
          '& h3::before': { content: 'counter(step) ". "', color: 'primary.main' },
          '& p': { mt: 0.5, color: 'text.secondary' },
        }}
      >
        {STEPS.map((step) => (
          <li key={step}>
            <Typography variant="h3">{t(`auth.cover.how.${step}.title`)}</Typography>
            <Typography>{t(`auth.cover.how.${step}.body`)}</Typography>
          </li>
        ))}
      </Box>
    </section>
  );
}
