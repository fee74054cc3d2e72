import Alert from '@mui/material/Alert';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { ReversalReview } from '../../../api/resources/reversalsApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { formatDateTime } from '../../../lib/dates';

/** What is to be taken back, who asked and why, and what became of it. */
export function ReversalFacts({ review: { received, mayDecide, mayConfirm } }: { review: ReversalReview }) {
  const { t } = useTranslation();
  const { amount, reference, at, available, asked } = received;
  return (
    <>
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
              ]
            : []),
        ]}
      />
      {mayDecide && (
        <Alert severity="info">
          {t(mayConfirm ? 'certification.reversal.second' : 'certification.reversal.isYou')}
        </Alert>
      )}
      {!mayDecide && asked && (
        <Alert severity="info">
          {asked.status === 'waiting'
            ? t('certification.reversal.own')
            : t(`certification.reversal.closed.${asked.status}`, {
                by: asked.decidedBy,
                at: asked.decidedAt === null ? '' : formatDateTime(asked.decidedAt),
                reason: asked.refusal,
              })}
        </Alert>
      )}
    </>
  );
}
