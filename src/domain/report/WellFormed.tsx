import { useTranslation } from 'react-i18next';
import type { ReportItem } from '../../api/resources/reportsApi';
import { Notice } from '../../components/feedback/Notice';

/** What "well formed" means for an item, and what it does not: arithmetic on the data given, compared with nothing. */
export function WellFormed({ item }: { item: Pick<ReportItem, 'itemCode' | 'result' | 'computed'> }) {
  const { t } = useTranslation();
  if (item.result !== 'wellFormed') return null;
  const hasRegion = item.computed.some(({ key, value }) => key === 'region' && value !== null);
  const of = item.itemCode === 'identity' ? (hasRegion ? 'identity' : 'identityNoRegion') : 'other';
  return <Notice>{t(`reportBody.wellFormed.${of}`)}</Notice>;
}
