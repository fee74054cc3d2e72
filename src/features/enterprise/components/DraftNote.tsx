import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { DraftState } from '../../../hooks/useSavedDraft';
import { formatDateTime } from '../../../lib/dates';

interface DraftNoteProps {
  draft: DraftState;
  /** The time the restored draft was saved; null without one. */
  restoredFrom: string | null;
  onDiscard: () => void;
}

/** The state of the draft, and the way to start again. */
export function DraftNote({ draft, restoredFrom, onDiscard }: DraftNoteProps) {
  const { t } = useTranslation();
  const at = draft.state === 'saved' ? draft.at : restoredFrom;
  const hasDraft = draft.state === 'saved' || (draft.state === 'idle' && restoredFrom !== null);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 32,
        fontSize: '0.8125rem',
        color: draft.state === 'failed' ? 'error.main' : 'text.secondary',
      }}
    >
      <span role="status">
        {draft.state === 'saving' && t('enterprise.draft.saving')}
        {draft.state === 'failed' && t('enterprise.draft.failed', { reason: draft.reason })}
        {hasDraft && t('enterprise.draft.saved', { time: formatDateTime(at) })}
        {!hasDraft && draft.state === 'idle' && t('enterprise.draft.none')}
      </span>
      {hasDraft && (
        <Button size="small" color="inherit" onClick={onDiscard}>
          {t('enterprise.draft.discard')}
        </Button>
      )}
    </Box>
  );
}
