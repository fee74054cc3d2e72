import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { DraftState } from '../hooks/useOrderDraft';

interface DraftAlertProps {
  draft: DraftState;
  /** How the draft stands. */
  text: string;
  onKeep: () => void;
  onDiscard: () => void;
}

/** How the draft stands, and what can be done with it. */
export function DraftAlert({ draft, text, onKeep, onDiscard }: DraftAlertProps) {
  const { t } = useTranslation();
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
      <Box component="span">{text}</Box>
    </Alert>
  );
}
