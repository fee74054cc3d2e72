import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportDraft } from '../../../../api/resources/reportsApi';
import { ConfirmDialog } from '../../../../components/feedback/ConfirmDialog';

interface PublishStepProps {
  draft: ReportDraft;
  /** A colleague has taken the review. */
  isReadOnly: boolean;
  /** Points are written: publishing would drop them. */
  hasPoints: boolean;
  isRunning: boolean;
  onPublish: () => void;
  onOpen: (checkItemId: string) => void;
}

/** The items still to be opened, and the one question before publishing: who will be notified. */
export function PublishStep({
  draft,
  isReadOnly,
  hasPoints,
  isRunning,
  onPublish,
  onOpen,
}: PublishStepProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { items, toOpen, allowed, mainName, candidateName } = draft;
  const left = items.filter((item) => toOpen.includes(item.checkItemId));
  const handleConfirm = () => {
    setAsking(false);
    onPublish();
  };
  return (
    <>
      {left.length > 0 && (
        <Alert severity="info">
          {t('reportReview.toOpen')}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {left.map((item) => (
              <Button
                key={item.checkItemId}
                size="small"
                variant="outlined"
                onClick={() => onOpen(item.checkItemId)}
                // The name of a school may be longer than a phone is wide.
                sx={{ whiteSpace: 'normal', textAlign: 'start', overflowWrap: 'anywhere', minWidth: 0 }}
              >
                {item.name}
              </Button>
            ))}
          </Box>
        </Alert>
      )}
      {hasPoints && <Alert severity="info">{t('reportReview.points.orPublish')}</Alert>}
      <Button
        variant="contained"
        onClick={() => setAsking(true)}
        loading={isRunning}
        disabled={!allowed.includes('publish') || isReadOnly || hasPoints || left.length > 0}
        sx={{ justifySelf: 'start' }}
      >
        {t('reportReview.publish')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('reportReview.publishTitle')}
        confirmLabel={t('reportReview.publishConfirm')}
        onConfirm={handleConfirm}
        onCancel={() => setAsking(false)}
      >
        {t('reportReview.publishBody', { customer: mainName, name: candidateName })}
      </ConfirmDialog>
    </>
  );
}
