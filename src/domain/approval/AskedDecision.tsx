import { useHeldFocus } from '../../hooks/useHeldFocus';
import { ApproveOrders } from './ApproveOrders';
import type { Asked } from './asked';
import { RejectOrders } from './RejectOrders';

interface AskedDecisionProps {
  asked: Asked;
  onClose: () => void;
}

/** Asks about the orders before they are decided. */
export function AskedDecision({ asked: { deed, orders }, onClose }: AskedDecisionProps) {
  // What was pressed is gone with what was decided.
  useHeldFocus();
  const Deed = deed === 'approve' ? ApproveOrders : RejectOrders;
  return <Deed orders={orders} onClose={onClose} />;
}
