import { useTranslation } from 'react-i18next';
import type { ReportItem } from '../../api/resources/reportsApi';
import { Notice } from '../../components/feedback/Notice';

/** The meaning of "well formed" for an item, and its limit: arithmetic on the given data, compared with nothing. */
export function WellFormed({ item }: { item: Pick<ReportItem, 'itemCode' | 'result' | 'computed'> }) {
  const { t } = useTranslation();
  if (item.result !== 'wellFormed') return null;
  const hasRegion = item.computed.some(({ key, value }) => key === 'region' && value !== null);
  const of = item.itemCode === 'identity' ? (hasRegion ? 'identity' : 'identityNoRegion') : 'other';
  return <Notice>{t(`reportBody.wellFormed.${of}`)}</Notice>;
}
