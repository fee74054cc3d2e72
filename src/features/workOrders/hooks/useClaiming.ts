import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSubmit } from '../../../api/transport/useSubmit';
import {
  useClaimWorkItemMutation,
  useTakeCheckMutation,
  type WorkItem,
} from '../../../api/resources/workApi';
import { toast } from '../../../lib/toast';
import { reportOf } from '../pieces';

interface Claim {
  item: WorkItem;
  take: boolean;
  /** Somebody else has it. */
  over?: true;
}

/**
 * Takes a row or gives it back, each row for itself: none waits for another. Where somebody was quicker the api says so, and
 * the queue comes anew.
 * @param onDecide what one took is decided in a dialog
 */
export function useClaiming(onDecide: (item: WorkItem) => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [claim] = useClaimWorkItemMutation();
  const [takeCheck] = useTakeCheckMutation();
  const claiming = useSubmit(
    ({ item, take, over }: Claim) => {
      // A row about the items of a check is taken and given back as one.
      const wholeCheck = item.items.length > 1 && { wholeCheck: true as const };
      return claim({ body: { workItemId: item.workItemId, take, ...(over && { over }), ...wholeCheck } });
    },
    {
      onDone: (now, { take }) => {
        // What one takes opens where it is worked, whatever kind it is.
        const report = take ? reportOf(now) : undefined;
        if (report) void navigate(report);
        else if (take) onDecide(now);
        else toast.success(t('workOrders.givenBack'));
      },
    },
  );
  const takingCheck = useSubmit((item: WorkItem) => takeCheck({ body: { checkId: item.checkId! } }), {
    onDone: (_taken, item) => {
      const report = reportOf(item);
      if (report) void navigate(report);
    },
  });
  return {
    claim: (item: WorkItem, take: boolean, over?: true) => claiming.send({ item, take, over }),
    takeCheck: (item: WorkItem) => item.checkId && takingCheck.send(item),
    isRunning: claiming.isRunning || takingCheck.isRunning,
  };
}
