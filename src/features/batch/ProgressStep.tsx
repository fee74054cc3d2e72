import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Batch } from '../../api/resources/batchesApi';
import { Section } from '../../components/layout/Section';
import { useTaskWords } from '../../domain/task/useTaskWords';
import type { StepProps } from './batchSteps';

/** How far reading or checking is. It goes on by itself: leaving loses nothing. */
export function ProgressStep({ batch }: StepProps) {
  const { t } = useTranslation();
  const { task, status } = batch;
  return (
    <Section title={t(status === 'reading' ? 'batch.progress.reading' : 'batch.progress.checking')}>
      {task ? <Followed task={task} /> : <LinearProgress aria-label={t('common.state.loading')} />}
      <Box sx={{ mt: 1.5, color: 'text.secondary' }}>{t('batch.progress.leave')}</Box>
    </Section>
  );
}

function Followed({ task }: { task: NonNullable<Batch['task']> }) {
  const id = useId();
  const { progress } = useTaskWords(task);
  const percent = task.total ? Math.min(100, Math.floor((task.done / task.total) * 100)) : undefined;
  return (
    <>
      <LinearProgress
        aria-labelledby={id}
        {...(percent === undefined ? {} : { variant: 'determinate', value: percent })}
      />
      <Box id={id} sx={{ mt: 0.75, fontSize: '0.8125rem' }}>
        {progress}
      </Box>
    </>
  );
}
