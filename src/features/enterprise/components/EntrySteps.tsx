import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

const STEPS = ['register', 'information', 'review', 'contract'] as const;
export type EntryStep = (typeof STEPS)[number];

/** The four steps from registering to the contract; on a phone only the present one, in words. */
export function EntrySteps({ step }: { step: EntryStep }) {
  const { t } = useTranslation();
  const at = STEPS.indexOf(step);
  return (
    <>
      <Box sx={{ display: { sm: 'none' }, color: 'text.secondary', fontSize: '0.8125rem', mb: 1.5 }}>
        {t('enterprise.steps.of', { n: at + 1, total: STEPS.length, name: t(`enterprise.steps.${step}`) })}
      </Box>
      <Box
        component="ol"
        aria-label={t('enterprise.steps.label')}
        sx={{
          display: { xs: 'none', sm: 'flex' },
          listStyle: 'none',
          gap: 1,
          m: 0,
          mb: 3,
          p: 0,
          fontSize: '0.8125rem',
        }}
      >
        {STEPS.map((one, index) => (
          <Box
            key={one}
            component="li"
            aria-current={index === at ? 'step' : undefined}
            sx={{
              flex: 1,
              pt: 1,
              borderTop: 3,
              borderColor: index <= at ? 'primary.main' : 'look.lineStrong',
              color: index === at ? 'text.primary' : 'text.secondary',
              fontWeight: index === at ? 620 : 400,
            }}
          >
            {t(`enterprise.steps.${one}`)}
          </Box>
        ))}
      </Box>
    </>
  );
}
