import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { AuthStatus } from '@probity/contract/rules/authStatus';
import { selectUserInfo } from '../../session/selectors';
import { isGatewayError } from '../transport/gatewayError';
import { useOpenSession } from './useOpenSession';

/** How often a screen that waits for the decision asks for it. */
export const DECISION_POLL_MS = 20_000;

/** Reopens the session where a screen found another state of the enterprise's certification than the session knows, so that the whole console knows it. */
export function useKnownStatus(found: AuthStatus | undefined): void {
  const known = useSelector(selectUserInfo).enterprise?.authStatus;
  const openSession = useOpenSession();
  useEffect(() => {
    if (found === undefined || known === undefined || found === known) return;
    openSession().catch((fault: unknown) => {
      // The api has reported it; the next poll tries again.
      if (!isGatewayError(fault)) throw fault;
    });
  }, [found, known, openSession]);
}
