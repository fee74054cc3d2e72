import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { DraftItem } from '../../../../api/resources/reportsApi';
import { TakeOverButton } from './TakeOverButton';

interface KeptTypingProps {
  work: DraftItem['work'];
  /** Work on the item goes on, in other hands. */
  mayTakeOver: boolean;
  onDrop: () => void;
}

/** What was typed when the item was stopped or taken over: kept to be read and copied, saved once it is taken over again. */
export function KeptTyping({ work, mayTakeOver, onDrop }: KeptTypingProps) {
  const { t } = useTranslation();
  const name = work && !work.mine ? work.assigneeName : null;
  return (
    <>
      <Alert severity="warning" role="status">
        {name ? t('report.draft.keptTaken', { name }) : t('report.draft.kept')}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {name && mayTakeOver && <TakeOverButton workItemId={work!.workItemId} name={name} isOutlined />}
        <Button variant="outlined" onClick={onDrop}>
          {t('report.draft.drop')}
        </Button>
      </Box>
    </>
  );
}
