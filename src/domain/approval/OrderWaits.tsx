import { useGetOrderQuery } from '../../api/resources/ordersApi';
import { ApprovalWaits } from './ApprovalWaits';

/** The same of an order that stands elsewhere, for who orders; nothing until it is read. */
export function OrderWaits({ orderId }: { orderId: string }) {
  const { currentData } = useGetOrderQuery({ orderId }, { refetchOnMountOrArgChange: true });
  return currentData?.approval ? <ApprovalWaits approval={currentData.approval} /> : null;
}
