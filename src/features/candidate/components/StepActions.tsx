import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

// A second tap is meant for the step it was made on: the next one takes none in its first moment. Another name begins it again.
// It moves nothing, so it stays for whoever wants no motion, whose animations are cut short otherwise.
const deaf = [0, 1].map(() => keyframes`from, 99% { pointer-events: none }`);

interface StepActionsProps {
  /** Counts the steps. */
  step: number;
  /** Absent on the first step. */
  onBack?: () => void;
  /** Absent on the last, which says at its end what is next. */
  onNext?: () => void;
  nextLabel?: string;
  isRunning?: boolean;
}

/** The bar at the bottom: back, and the one thing to do next, which the next step can take back. */
export function StepActions({ step, onBack, onNext, nextLabel, isRunning = false }: StepActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      {onBack && (
        <Button variant="outlined" onClick={onBack} disabled={isRunning}>
          {t('candidate.frame.back')}
        </Button>
      )}
      {onNext && (
        <Button
          variant="contained"
          onClick={onNext}
          loading={isRunning}
          sx={{ flex: 1, animation: `${deaf[step % 2]} 600ms !important` }}
        >
          {nextLabel ?? t('candidate.frame.next')}
        </Button>
      )}
    </>
  );
}
