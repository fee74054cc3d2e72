import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSubmit } from '../../../api/transport/useSubmit';
import {
  useClaimWorkItemMutation,
  useTakeCheckMutation,
  type WorkItem,
} from '../../../api/resources/workApi';
import { toast } from '../../../lib/toast';
import { screenOf } from '../pieces';

interface Claim {
  item: WorkItem;
  take: boolean;
  /** A colleague has it. */
  over?: true;
  /** Why it is given back. */
  note?: string;
}

/**
 * Takes a row or gives it back, each independently of the others. If somebody was quicker the api says so, and the queue is
 * refetched.
 * @param onDecide called with taken work that is decided in a dialog
 * @param onGivenBack called once it is open for others
 */
export function useClaiming(onDecide: (item: WorkItem) => void, onGivenBack?: () => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [claim] = useClaimWorkItemMutation();
  const [takeCheck] = useTakeCheckMutation();
  const claiming = useSubmit(
    ({ item, take, over, note }: Claim) => {
      // A row about the items of a check is taken and given back as a whole.
      const wholeCheck = item.items.length > 1 && { wholeCheck: true as const };
      return claim({
        body: {
          workItemId: item.workItemId,
          take,
          ...(over && { over }),
          ...(note && { note }),
          ...wholeCheck,
        },
      });
    },
    {
      onDone: (now, { take }) => {
        // Taken work opens where it is worked, whatever its kind.
        const screen = take ? screenOf(now) : undefined;
        if (screen) void navigate(screen);
        else if (take) onDecide(now);
        else {
          toast.success(t('workOrders.givenBack'));
          onGivenBack?.();
        }
      },
    },
  );
  const takingCheck = useSubmit((item: WorkItem) => takeCheck({ body: { checkId: item.checkId! } }), {
    onDone: (_taken, item) => {
      const screen = screenOf(item);
      if (screen) void navigate(screen);
    },
  });
  return {
    claim: (item: WorkItem, take: boolean, over?: true) => claiming.send({ item, take, over }),
    giveBack: (item: WorkItem, note: string) => claiming.send({ item, take: false, note }),
    takeCheck: (item: WorkItem) => item.checkId && takingCheck.send(item),
    isRunning: claiming.isRunning || takingCheck.isRunning,
  };
}
