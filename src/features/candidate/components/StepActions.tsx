import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface StepActionsProps {
  /** Absent on the first step. */
  onBack?: () => void;
  onNext: () => void;
  nextLabel?: string;
  isRunning?: boolean;
}

/** The bar at the bottom: back, and the one thing to do next. */
export function StepActions({ onBack, onNext, nextLabel, isRunning = false }: StepActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      {onBack && (
        <Button variant="outlined" onClick={onBack} disabled={isRunning}>
          {t('candidate.frame.back')}
        </Button>
      )}
      <Button variant="contained" onClick={onNext} loading={isRunning} sx={{ flex: 1 }}>
        {nextLabel ?? t('candidate.frame.next')}
      </Button>
    </>
  );
}
