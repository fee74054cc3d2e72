import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SavingLine, type SavingLineProps } from './SavingLine';

interface StepProgressProps extends Omit<SavingLineProps, 'children'> {
  /** From 1. */
  step: number;
  total: number;
}

/** The progress, and whether the input is saved. */
export function StepProgress({ step, total, saving, savedAt, onSaveNow }: StepProgressProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ pt: 1 }}>
      <Box
        role="progressbar"
        aria-label={t('candidate.frame.progress')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={step}
        sx={{ height: 4, borderRadius: 2, overflow: 'hidden', bgcolor: 'look.neutralSoft' }}
      >
        <Box
          sx={{
            height: 1,
            width: step / total,
            bgcolor: 'primary.main',
            transition: 'width 200ms',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          }}
        />
      </Box>
      <SavingLine saving={saving} savedAt={savedAt} onSaveNow={onSaveNow}>
        {t('candidate.frame.step', { step, total })}
      </SavingLine>
    </Box>
  );
}
