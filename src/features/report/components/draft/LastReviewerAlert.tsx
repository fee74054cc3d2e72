import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** Asks the only person left who may publish a version before they change it, after which nobody may. */
export function LastReviewerAlert({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onGoOn}>
          {t('reportReview.publishers.goOn')}
        </Button>
      }
    >
      {t('reportReview.publishers.last')}
    </Alert>
  );
}
