import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { ReportDraft } from '../../../../api/resources/reportsApi';

/** Who may still publish this version; with nobody left, who can change that. */
export function Publishers({ draft }: { draft: Pick<ReportDraft, 'publishers'> }) {
  const { t } = useTranslation();
  const { publishers } = draft;
  if (publishers.length === 0) return <Alert severity="warning">{t('reportReview.publishers.none')}</Alert>;
  const names = publishers.map(({ name, mine }) =>
    mine ? t('reportReview.publishers.you', { name }) : name,
  );
  return <div>{t('reportReview.publishers.left', { names: names.join(t('reportBody.comma')) })}</div>;
}
