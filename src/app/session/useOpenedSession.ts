import { useCallback, useEffect, useState } from 'react';
import { openSession } from '../../api/resources/openSession';
import { isGatewayError, type GatewayError } from '../../api/transport/gatewayError';
import { useAppDispatch, useAppSelector } from '../hooks';

/** `none`: no token · `opening`: loginInfo is requested · `open` · `unreachable`: it did not answer, the session is kept. */
export type SessionStatus = 'none' | 'opening' | 'open' | 'unreachable';

/**
 * Opens the login session of the stored token: loginInfo answers before a screen is drawn.
 * @param isWanted false leaves a token alone (the login screen opens the session it was granted itself)
 */
export function useOpenedSession(isWanted: boolean): {
  status: SessionStatus;
  error?: GatewayError;
  retry: () => void;
} {
  const dispatch = useAppDispatch();
  const token = useAppSelector((state) => state.auth.token);
  const isOpen = useAppSelector(
    (state) => state.frame.openedToken === state.auth.token && state.auth.token !== '',
  );
  const [failure, setFailure] = useState<{ token: string; error: GatewayError }>();
  const [attempt, setAttempt] = useState(0);
  const error = failure?.token === token ? failure.error : undefined;

  useEffect(() => {
    if (!isWanted || token === '' || isOpen) return undefined;
    let isCurrent = true;
    dispatch(openSession()).then(
      () => {},
      (fault: unknown) => {
        // A session code has ended the session already, and its listener has navigated.
        if (!isGatewayError(fault)) throw fault;
        if (isCurrent && fault.kind !== 'session' && fault.kind !== 'aborted')
          setFailure({ token, error: fault });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [dispatch, isWanted, token, isOpen, attempt]);

  const retry = useCallback(() => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  }, []);

  if (token === '') return { status: 'none', retry };
  if (isOpen) return { status: 'open', retry };
  return { status: error ? 'unreachable' : 'opening', error, retry };
}
