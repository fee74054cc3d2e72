import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import {
  useConfirmCorrectionMutation,
  useGetCorrectionReviewQuery,
  useRefuseCorrectionMutation,
  type CorrectionReview,
} from '../../../api/resources/correctionsApi';
import type { WorkItem } from '../../../api/resources/workApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { formatDateTime } from '../../../lib/dates';
import { SecondDecisionDialog } from './SecondDecisionDialog';

/** A second operator gives back what was charged wrongly, or either of two leaves the charge as it is with a reason. */
export function CorrectionDialog({ item, onClose }: { item: WorkItem; onClose: () => void }) {
  const { data, error, refetch } = useGetCorrectionReviewQuery({ workItemId: item.workItemId });
  const [confirm] = useConfirmCorrectionMutation();
  const [refuse] = useRefuseCorrectionMutation();
  return (
    <SecondDecisionDialog
      matter="correction"
      item={item}
      review={data && { ...data, asked: data.correction }}
      error={error}
      onRead={() => void refetch()}
      isCovered={data !== undefined && data.charge.left >= data.correction.amount}
      confirm={confirm}
      refuse={refuse}
      onClose={onClose}
    >
      {data && <Facts review={data} />}
    </SecondDecisionDialog>
  );
}

/** What is to be given back of which charge, who asked and why. */
function Facts({ review: { charge, correction } }: { review: CorrectionReview }) {
  const { t } = useTranslation();
  const { amount, left, orderNo, itemName, at } = charge;
  return (
    <KeyValueList
      items={[
        { label: t('certification.correction.amount'), value: formatFen(correction.amount) },
        { label: t('certification.correction.charged'), value: formatFen(amount) },
        { label: t('certification.correction.left'), value: formatFen(left) },
        { label: t('certification.correction.item'), value: itemName },
        { label: t('certification.correction.orderNo'), value: orderNo },
        { label: t('certification.correction.bookedAt'), value: formatDateTime(at) },
        { label: t('certification.correction.askedBy'), value: correction.by },
        { label: t('certification.correction.askedAt'), value: formatDateTime(correction.at) },
        { label: t('certification.correction.why'), value: correction.reason },
      ]}
    />
  );
}
