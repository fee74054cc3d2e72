import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldFault } from '../../../api/transport/gatewayError';
import { useTelling } from '../../../api/transport/useTelling';
import type { SavingState } from '../hooks/useFormSaving';

export interface SavingLineProps {
  saving: SavingState;
  /** Time of the last saving, ISO; null before the first. */
  savedAt: string | null;
  onSaveNow: () => void;
  /** What stands before it while all is well. */
  children?: ReactNode;
}

/** Whether the input is saved, and the way to try again. */
export function SavingLine({ saving, savedAt, onSaveNow, children }: SavingLineProps) {
  const { t } = useTranslation();
  const isUnsaved = saving.status === 'offline' || saving.status === 'failed';
  return (
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
        {!isUnsaved && children}
        {!isUnsaved && children && (savedAt || saving.status === 'saving') && ' · '}
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
  );
}

function SavingWords({ saving, savedAt }: Pick<SavingLineProps, 'saving' | 'savedAt'>) {
  const { t } = useTranslation();
  const isRecent = useIsRecent(savedAt);
  const failure = saving.status === 'failed' ? saving.failure : undefined;
  const tell = useTelling(failure ? [failure] : []);
  if (saving.status === 'saving') return t('candidate.frame.saving');
  if (saving.status === 'offline') return t('candidate.frame.offline');
  if (failure) {
    // Where each stands is said at its field, not by the path that the program has for it.
    const { fields } = (failure.error.data ?? {}) as { fields?: readonly FieldFault[] };
    const reason = fields
      ? [...new Set(fields.map(({ msg }) => msg))].join(t('candidate.frame.joint'))
      : tell(failure);
    return t('candidate.frame.failed', { reason });
  }
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
