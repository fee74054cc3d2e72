import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { ReversalReview } from '../../../api/resources/reversalsApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { formatDateTime } from '../../../lib/dates';

/** What is to be taken back, who asked and why. */
export function ReversalFacts({ review: { received } }: { review: ReversalReview }) {
  const { t } = useTranslation();
  const { amount, reference, at, available, asked } = received;
  return (
    <KeyValueList
      items={[
        { label: t('certification.reversal.amount'), value: formatFen(amount) },
        { label: t('certification.reversal.available'), value: formatFen(available) },
        { label: t('certification.reversal.reference'), value: reference },
        { label: t('certification.reversal.bookedAt'), value: formatDateTime(at) },
        ...(asked
          ? [
              { label: t('certification.reversal.askedBy'), value: asked.by },
              { label: t('certification.reversal.askedAt'), value: formatDateTime(asked.at) },
              { label: t('certification.reversal.why'), value: asked.reason },
              {
                label: t('certification.reversal.giveBack'),
                value: t(`certification.reversal.ways.${asked.giveBack}`),
              },
            ]
          : []),
      ]}
    />
  );
}
