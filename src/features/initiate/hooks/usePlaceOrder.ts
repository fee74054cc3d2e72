import { CODE } from '@probity/contract/codeNames';
import {
  usePlaceOrderMutation,
  type PlacedOrder,
  type PlaceOrderRequest,
} from '../../../api/resources/ordersApi';
import { useIdempotencyKey } from '../../../api/transport/useIdempotencyKey';
import { useSubmit, type RefusingForm } from '../../../api/transport/useSubmit';

/** The person was checked meanwhile; the price has changed. */
const QUOTE_OUTDATED: readonly unknown[] = [CODE.CHECKED_BEFORE, CODE.PRICE_CHANGED];

interface Outcome {
  /** Shows refusals only the gateway can find: the signed form is somebody else's. */
  form: RefusingForm;
  onPlaced: (order: PlacedOrder) => void;
  onQuoteOutdated: () => void;
  onEnd: () => void;
}

/** Places the order under its key and keeps the failure; the input stays. */
export function usePlaceOrder({ form, onPlaced, onQuoteOutdated, onEnd }: Outcome) {
  const [place] = usePlaceOrderMutation();
  const { keyFor, forget } = useIdempotencyKey();
  return useSubmit(
    (order: PlaceOrderRequest) => place({ 'Idempotency-Key': keyFor(order), placeOrderRequest: order }),
    {
      form,
      names: {
        'candidate.name': 'name',
        'candidate.mobile': 'mobile',
        'candidate.idNumber': 'idNumber',
      },
      onDone: (placed) => {
        forget();
        onPlaced(placed);
      },
      onRefused: ({ code }) => QUOTE_OUTDATED.includes(code) && onQuoteOutdated(),
      onEnd,
    },
  );
}
