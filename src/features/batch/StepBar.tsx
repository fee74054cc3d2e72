import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Batch } from '../../api/resources/batchesApi';
import { stepsOf, type OpenStep } from './batchSteps';

interface StepBarProps {
  batch: Batch;
  at: OpenStep;
  onStep: (step: OpenStep) => void;
}

/** The steps of a batch in their order: where it is, and the way to the others once its rows are checked. */
export function StepBar({ batch, at, onStep }: StepBarProps) {
  const { t } = useTranslation();
  const isChecked = batch.status === 'open';
  return (
    <Box
      component="nav"
      aria-label={t('batch.steps.label')}
      sx={{ mb: 2, overflowX: 'auto', borderBottom: 1, borderColor: 'divider' }}
    >
      <Box
        component="ol"
        sx={{
          display: 'flex',
          gap: 2.5,
          m: 0,
          p: 0,
          listStyle: 'none',
          '& button': {
            all: 'unset',
            boxSizing: 'border-box',
            minHeight: 40,
            py: 1,
            whiteSpace: 'nowrap',
            color: 'text.secondary',
            borderBottom: '2px solid transparent',
            '&:not(:disabled)': { cursor: 'pointer' },
            '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
            '&[aria-current]': {
              color: 'text.primary',
              fontWeight: 620,
              borderBottomColor: 'primary.main',
            },
          },
        }}
      >
        {stepsOf(batch).map((step, index) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === at ? 'step' : undefined}
              disabled={!isChecked && step !== at}
              onClick={() => step !== at && onStep(step)}
            >
              {`${index + 1}. ${t(`batch.steps.${step}`)}`}
            </button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
