import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import type { ReportDraft } from '../../../../api/reportsApi';
import { formatDateTime } from '../../../../lib/dates';

/** Why the reviewer sent it back, before everything else of the editor: it is what is to be done now. */
export function SentBack({ step: { by, at, comment } }: { step: ReportDraft['review'][number] }) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning" sx={{ mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <AlertTitle>{t('reportReview.sentBack', { name: by, time: formatDateTime(at) })}</AlertTitle>
      {comment}
    </Alert>
  );
}
