import {
  useConfirmReversalMutation,
  useGetReversalReviewQuery,
  useRefuseReversalMutation,
} from '../../../api/resources/reversalsApi';
import type { WorkItem } from '../../../api/resources/workApi';
import { ReversalFacts } from './ReversalFacts';
import { SecondDecisionDialog } from './SecondDecisionDialog';

/** A second operator takes a recharge back, or either of two leaves it booked with a reason. */
export function ReversalDialog({ item, onClose }: { item: WorkItem; onClose: () => void }) {
  const { data, error, refetch } = useGetReversalReviewQuery({ workItemId: item.workItemId });
  const [confirm] = useConfirmReversalMutation();
  const [refuse] = useRefuseReversalMutation();
  return (
    <SecondDecisionDialog
      matter="reversal"
      item={item}
      review={data && { ...data, asked: data.received.asked }}
      error={error}
      onRead={() => void refetch()}
      isCovered={data !== undefined && data.received.available >= data.received.amount}
      confirm={confirm}
      refuse={refuse}
      onClose={onClose}
    >
      {data && <ReversalFacts review={data} />}
    </SecondDecisionDialog>
  );
}
