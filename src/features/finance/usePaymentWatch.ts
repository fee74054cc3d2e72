import { useCallback, useEffect, useState } from 'react';
import { usePaymentCalls, type Payment } from '../../api/resources/paymentsApi';
import { isGatewayError, type GatewayError } from '../../api/transport/gatewayError';
import { askWhileVisible } from '../../lib/whileVisible';

/** Seconds between two questions. */
const INTERVAL = 3;

export interface WatchedPayment {
  /** As it was answered last; none while the code is on its way. */
  payment?: Payment;
  /** When its code ends, by the clock of this browser. */
  endsAt?: number;
  /** The code could not be had. */
  error?: GatewayError;
  /** The last question had no answer; asking goes on. */
  isOffline?: boolean;
}

/**
 * A payment and how it stands: its code is fetched when shown, then it is asked about until it ended, not while the tab is hidden,
 * and no longer once unmounted.
 * @returns the state, and `retry()` for a code that could not be had
 */
export function usePaymentWatch(paymentId: string): WatchedPayment & { retry: () => void } {
  const { show, check } = usePaymentCalls();
  const [state, setState] = useState<WatchedPayment>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isLeft = false;
    let stopAsking = () => {};
    let abort = () => {};

    const take = (payment: Payment): boolean => {
      setState((known) => ({
        payment,
        // Kept from the first answer: a second more or less on the way does not make the time jump.
        endsAt: known.endsAt ?? Date.now() + payment.secondsLeft * 1000,
      }));
      return payment.status === 'created';
    };
    const begin = async () => {
      const call = show(paymentId);
      abort = () => call.abort();
      try {
        const payment = await call.unwrap();
        if (!isLeft && take(payment)) stopAsking = askWhileVisible(ask, INTERVAL);
      } catch (fault) {
        if (isLeft) return;
        if (!isGatewayError(fault)) throw fault;
        setState({ error: fault });
      }
    };
    const ask = async (): Promise<boolean> => {
      const call = check(paymentId);
      abort = () => call.abort();
      try {
        const payment = await call.unwrap();
        return !isLeft && take(payment);
      } catch (fault) {
        if (isLeft) return false;
        if (!isGatewayError(fault)) throw fault;
        setState((known) => ({ ...known, isOffline: true }));
        return true;
      }
    };

    setState({});
    void begin();
    return () => {
      isLeft = true;
      stopAsking();
      abort();
    };
  }, [attempt, paymentId, show, check]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
}
