import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates';
import type { DraftState } from '../hooks/useOrderDraft';

interface DraftBarProps {
  draft: DraftState;
  restoredFrom: string | null;
  /** Makes the form the draft again, after its draft was emptied elsewhere. */
  onKeep: () => void;
  onDiscard: () => void;
}

/** Reports that a draft was restored or saved, and can discard it. */
export function DraftBar({ draft, restoredFrom, onKeep, onDiscard }: DraftBarProps) {
  const { t } = useTranslation();
  const words = wordsOf(draft, restoredFrom);
  if (!words) return null;
  return (
    <Alert
      severity={draft.state === 'failed' || draft.state === 'dropped' ? 'warning' : 'info'}
      role="status"
      icon={false}
      action={
        <>
          {draft.state === 'dropped' && (
            <Button color="inherit" size="small" onClick={onKeep}>
              {t('initiate.draft.keep')}
            </Button>
          )}
          <Button color="inherit" size="small" onClick={onDiscard}>
            {t(draft.state === 'dropped' ? 'initiate.draft.startEmpty' : 'initiate.draft.discard')}
          </Button>
        </>
      }
    >
      <Box component="span">{t(words.key, { time: words.time })}</Box>
    </Alert>
  );
}

function wordsOf(draft: DraftState, restoredFrom: string | null) {
  if (draft.state === 'saved')
    return { key: 'initiate.draft.saved', time: formatDateTime(draft.at) } as const;
  if (draft.state === 'saving') return { key: 'initiate.draft.saving', time: '' } as const;
  if (draft.state === 'failed') return { key: 'initiate.draft.failed', time: '' } as const;
  if (draft.state === 'dropped') return { key: 'initiate.draft.dropped', time: '' } as const;
  return restoredFrom
    ? ({ key: 'initiate.draft.restored', time: formatDateTime(restoredFrom) } as const)
    : undefined;
}
