import { useState } from 'react';
import { fieldFaults, isGatewayError, type GatewayError } from '../../../api/gatewayError';
import { usePlaceOrderMutation, type PlacedOrder, type PlaceOrderRequest } from '../../../api/ordersApi';
import { useOrderKey } from './useOrderKey';
import { useOnLanguageChange } from '../../../hooks/useOnLanguageChange';

/** The person was checked meanwhile; the price has changed. */
const QUOTE_OUTDATED: readonly unknown[] = [2007, 2008];

interface Outcome {
  onPlaced: (order: PlacedOrder) => void;
  onQuoteOutdated: () => void;
  /** The signed form is somebody else's: said at its field alone. */
  onPaperRefused: (message: string) => void;
}

/** Places the order under its key and keeps what went wrong; nothing typed is touched. */
export function usePlaceOrder({ onPlaced, onQuoteOutdated, onPaperRefused }: Outcome) {
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
      const atPaper = fieldFaults(fault).find(({ path }) => path === 'paperFileId');
      if (atPaper) return onPaperRefused(atPaper.msg);
      setError(fault);
      if (QUOTE_OUTDATED.includes(fault.code)) onQuoteOutdated();
    }
  };
  return { send, isPlacing: isLoading, error };
}
