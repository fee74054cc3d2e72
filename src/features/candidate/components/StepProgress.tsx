import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTelling } from '../../../api/transport/useTelling';
import type { SavingState } from '../hooks/useFormSaving';

interface StepProgressProps {
  /** From 1. */
  step: number;
  total: number;
  saving: SavingState;
  /** Time of the last saving, ISO; null before the first. */
  savedAt: string | null;
  onSaveNow: () => void;
}

/** The progress, and whether the input is saved. */
export function StepProgress({ step, total, saving, savedAt, onSaveNow }: StepProgressProps) {
  const { t } = useTranslation();
  const isUnsaved = saving.status === 'offline' || saving.status === 'failed';
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
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          columnGap: 1,
          mt: 0.75,
          color: isUnsaved ? 'error.main' : 'look.ink3',
          fontSize: '0.8125rem',
          lineHeight: '20px',
        }}
      >
        {isUnsaved && <CloudOffOutlined sx={{ fontSize: 18 }} aria-hidden />}
        <Box component="span" sx={{ flex: 1 }}>
          {!isUnsaved && t('candidate.frame.step', { step, total })}
          {!isUnsaved && (savedAt || saving.status === 'saving') && ' · '}
          <span role="status">
            <SavingWords saving={saving} savedAt={savedAt} />
          </span>
        </Box>
        {isUnsaved && (
          <Button size="small" color="inherit" onClick={onSaveNow} sx={{ minHeight: '36px !important' }}>
            {t('candidate.frame.retry')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function SavingWords({ saving, savedAt }: Pick<StepProgressProps, 'saving' | 'savedAt'>) {
  const { t } = useTranslation();
  const isRecent = useIsRecent(savedAt);
  const failure = saving.status === 'failed' ? saving.failure : undefined;
  const tell = useTelling(failure ? [failure] : []);
  if (saving.status === 'saving') return t('candidate.frame.saving');
  if (saving.status === 'offline') return t('candidate.frame.offline');
  if (failure) return t('candidate.frame.failed', { reason: tell(failure) });
  if (!savedAt) return null;
  return isRecent
    ? t('candidate.frame.savedNow')
    : t('candidate.frame.savedAt', {
        time: dayjs(savedAt).format(dayjs().isSame(savedAt, 'day') ? 'HH:mm' : 'MM-DD HH:mm'),
      });
}

const RECENT_MS = 60_000;

function useIsRecent(savedAt: string | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setTimeout(() => setNow(Date.now()), RECENT_MS);
    return () => clearTimeout(timer);
  }, [savedAt]);
  return savedAt !== null && now - Date.parse(savedAt) < RECENT_MS;
}
