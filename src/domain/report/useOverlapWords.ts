import { useTranslation } from 'react-i18next';
import type { ReportView } from '../../api/resources/reportsApi';

type Overlap = ReportView['overlaps'][number];

/** One sentence for two entries at the same time: both with their months, and how many they share. */
export function useOverlapWords(): (overlap: Overlap) => string {
  const { t } = useTranslation();
  const spanOf = ({ label, from, to }: Overlap['one']) =>
    t('reportBody.overlap.span', { label, from, to: to ?? t('reportBody.overlap.now') });
  return ({ what, one, other, months }) =>
    t(`reportBody.overlap.${what}`, { months, one: spanOf(one), other: spanOf(other) });
}
