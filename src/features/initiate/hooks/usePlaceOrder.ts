import { CODE } from '../../../../contract/codeNames';
import { useState } from 'react';
import { fieldFaults, isGatewayError, type GatewayError } from '../../../api/gatewayError';
import { usePlaceOrderMutation, type PlacedOrder, type PlaceOrderRequest } from '../../../api/ordersApi';
import { useOrderKey } from './useOrderKey';
import { useOnLanguageChange } from '../../../hooks/useOnLanguageChange';

/** The person was checked meanwhile; the price has changed. */
const QUOTE_OUTDATED: readonly unknown[] = [CODE.CHECKED_BEFORE, CODE.PRICE_CHANGED];

/** The fields that the gateway may refuse for what it alone knows, by their paths in the order. */
const refusable = { paperFileId: 'paperFileId', 'candidate.idNumber': 'idNumber' } as const;
type RefusedField = (typeof refusable)[keyof typeof refusable];

interface Outcome {
  onPlaced: (order: PlacedOrder) => void;
  onQuoteOutdated: () => void;
  /** The gateway refuses a field (the signed form is somebody else's): said there alone. */
  onFieldRefused: (field: RefusedField, message: string) => void;
}

/** Places the order under its key and keeps what went wrong; nothing typed is touched. */
export function usePlaceOrder({ onPlaced, onQuoteOutdated, onFieldRefused }: Outcome) {
  const [place, { isLoading }] = usePlaceOrderMutation();
  const { keyFor, forget } = useOrderKey();
  const [error, setError] = useState<GatewayError>();
  useOnLanguageChange(() => setError(undefined));
  const send = async (order: PlaceOrderRequest) => {
    setError(undefined);
    try {
      const placed = await place({ 'Idempotency-Key': keyFor(order), placeOrderRequest: order }).unwrap();
      forget();
      onPlaced(placed);
    } catch (fault) {
      if (!isGatewayError(fault)) throw fault;
      const refused = fieldFaults(fault).find(({ path }) => path in refusable);
      if (refused) return onFieldRefused(refusable[refused.path as keyof typeof refusable], refused.msg);
      setError(fault);
      if (QUOTE_OUTDATED.includes(fault.code)) onQuoteOutdated();
    }
  };
  return { send, isPlacing: isLoading, error };
}
