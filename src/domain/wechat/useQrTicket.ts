import { useCallback, useEffect, useRef, useState } from 'react';
import { isGatewayError, type GatewayError } from '../../api/transport/gatewayError';
import { useAskQrResult, useLazyGetQrCodeQuery } from '../../api/resources/wechatApi';
import { askWhileVisible } from '../../lib/whileVisible';

/** Call 14's states, and the two before there is a code: on its way, and refused. */
export type QrStage =
  'loading' | 'failed' | 'waiting' | 'scanned' | 'confirmed' | 'unbound' | 'canceled' | 'expired';

export interface QrTicket {
  stage: QrStage;
  /** The contents of the QR code; the ticket itself is in no picture. */
  qrContent?: string;
  /** The scanning person's WeChat nickname. */
  nickname?: string;
  /** With `unbound`: proves the scan to bindMobile, once within ten minutes. */
  bindToken?: string;
  /** With `canceled`: the phone said yes, but the account is paused or disabled. */
  refused?: GatewayError;
  /** The last poll had no answer; polling continues. */
  isOffline?: boolean;
  /** With `failed`. */
  error?: GatewayError;
}

/** "The client stops on the last four states" (call 14). */
const isFinal = (stage: QrStage) => ['confirmed', 'unbound', 'canceled', 'expired'].includes(stage);

/** Seconds between two polls if the gateway names none. */
const LEAST_INTERVAL = 2;

const loading: QrTicket = { stage: 'loading' };

/**
 * A WeChat QR code and its state: fetched when mounted, polled at the gateway's interval until it is final, not while the
 * tab is hidden, and no longer once unmounted.
 * @param purpose `login` signs in (the api stores the granted token; the caller opens the session), `bind` binds the WeChat
 * account to the signed-in user
 * @param onConfirmed called once
 * @returns the state, and `refresh()` for a new code
 */
export function useQrTicket(
  purpose: 'login' | 'bind',
  onConfirmed: () => void,
): QrTicket & { refresh: () => void } {
  const [getQrCode] = useLazyGetQrCodeQuery();
  const askResult = useAskQrResult();
  const [state, setState] = useState(loading);
  const [attempt, setAttempt] = useState(0);
  const confirmed = useRef(onConfirmed);
  useEffect(() => {
    confirmed.current = onConfirmed;
  });

  useEffect(() => {
    let isLeft = false;
    let stopAsking = () => {};
    let abort = () => {};

    const begin = async () => {
      try {
        const { ticket, qrContent, expiresIn, interval } = await getQrCode({ purpose }).unwrap();
        if (isLeft) return;
        setState({ stage: 'waiting', qrContent });
        const deadline = Date.now() + expiresIn * 1000;
        stopAsking = askWhileVisible(() => ask(ticket, deadline), interval || LEAST_INTERVAL);
      } catch (fault) {
        if (isLeft) return;
        if (!isGatewayError(fault)) throw fault;
        setState({ stage: 'failed', error: fault });
      }
    };

    const ask = async (ticket: string, deadline: number): Promise<boolean> => {
      const call = askResult(ticket);
      abort = () => call.abort();
      try {
        const { status, nickname, bindToken, refused } = await call.unwrap();
        if (isLeft) return false;
        setState((current) =>
          // Most answers bring nothing new. The nickname may come after the scan itself.
          current.stage === status && current.nickname === nickname && !current.isOffline
            ? current
            : {
                stage: status,
                qrContent: current.qrContent,
                nickname,
                bindToken,
                refused: refused && {
                  kind: 'business',
                  code: refused.code,
                  msg: refused.msg,
                  data: { retryAfter: refused.retryAfter },
                },
              },
        );
        if (status === 'confirmed') confirmed.current();
        return !isFinal(status);
      } catch (fault) {
        if (isLeft) return false;
        if (!isGatewayError(fault)) throw fault;
        const isOver = Date.now() > deadline;
        setState((current) => ({ ...current, isOffline: true, ...(isOver && { stage: 'expired' }) }));
        return !isOver;
      }
    };

    setState(loading);
    void begin();
    return () => {
      isLeft = true;
      stopAsking();
      abort();
    };
  }, [attempt, getQrCode, purpose, askResult]);

  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, refresh };
}
