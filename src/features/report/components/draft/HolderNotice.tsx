import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftItem } from '../../../../api/resources/reportsApi';
import { useSubmit } from '../../../../api/transport/useSubmit';
import { useClaimWorkItemMutation } from '../../../../api/resources/workApi';
import { ConfirmDialog } from '../../../../components/feedback/ConfirmDialog';

/** The holder of an item, the report or its dispute; a colleague's is read-only until it is taken over. */
export function HolderNotice({ work }: { work: NonNullable<DraftItem['work']> }) {
  const { t } = useTranslation();
  const [claim] = useClaimWorkItemMutation();
  const [isAsking, setAsking] = useState(false);
  // The api has reported a refusal, and the draft is refetched.
  const { send, isRunning } = useSubmit(claim, { onEnd: () => setAsking(false) });
  const { workItemId, assigneeName: name, handed } = work;

  const words = handed && (
    <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {t(handed.note === null ? 'report.draft.handedBy' : 'report.draft.handedNote', { ...handed })}
    </Box>
  );
  if (work.mine || name === null) {
    return (
      <div>
        {t(work.mine ? 'report.draft.yours' : 'report.draft.nobodys')}
        {words}
      </div>
    );
  }
  return (
    <>
      <Alert
        severity="info"
        action={
          <Button color="inherit" size="small" onClick={() => setAsking(true)}>
            {t('report.draft.takeOver')}
          </Button>
        }
      >
        {t('report.draft.others', { name })}
        {words}
      </Alert>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('report.draft.takeOverTitle', { name })}
        confirmLabel={t('report.draft.takeOver')}
        isRunning={isRunning}
        onConfirm={() => void send({ body: { workItemId, take: true, over: true } })}
        onCancel={() => setAsking(false)}
      >
        {t('report.draft.takeOverBody', { name })}
      </ConfirmDialog>
    </>
  );
}
