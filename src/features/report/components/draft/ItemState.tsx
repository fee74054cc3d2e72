import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { whyStopped } from '@probity/contract/rules/coverage';
import type { DraftItem } from '../../../../api/resources/reportsApi';

/** The reason why an item cannot be worked on now, in words; nothing if it can. */
export function ItemState({ item, mayEdit }: { item: DraftItem; mayEdit: boolean }) {
  const { t } = useTranslation();
  if (item.status === 'cancelled')
    return <Alert severity="info">{t(`report.draft.cancelled.${whyStopped(item.consent)}`)}</Alert>;
  if (!mayEdit) return <Alert severity="info">{t('report.draft.readOnly')}</Alert>;
  if (item.status === 'done') return <Alert severity="success">{t('report.draft.done')}</Alert>;
  if (item.consent !== 'given') return <Alert severity="warning">{t('report.draft.notConsented')}</Alert>;
  if (item.status === 'waiting') return <Alert severity="info">{t('report.draft.notStarted')}</Alert>;
  if (item.status === 'awaitingInfo') {
    return <Alert severity="warning">{t('report.draft.waiting')}</Alert>;
  }
  return null;
}
