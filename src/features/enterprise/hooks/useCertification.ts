import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { isGatewayError } from '../../../api/transport/gatewayError';
import { useGetCertificationQuery } from '../../../api/resources/enterpriseApi';
import { useOpenSession } from '../../../api/resources/useOpenSession';
import { selectUserInfo } from '../../../session/selectors';

const POLL_MS = 20_000;

/**
 * The state of the enterprise's certification, refetched when a screen opens and, with `isWatching`, every 20 seconds. If it
 * differs from the session's, the session is reopened, so that the whole console knows it.
 */
export function useCertification(isWatching = false) {
  const query = useGetCertificationQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isWatching ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const known = useSelector(selectUserInfo).enterprise?.authStatus;
  const openSession = useOpenSession();
  const found = query.data?.authStatus;
  useEffect(() => {
    if (found === undefined || known === undefined || found === known) return;
    openSession().catch((fault: unknown) => {
      // The api has reported it; the next poll tries again.
      if (!isGatewayError(fault)) throw fault;
    });
  }, [found, known, openSession]);
  return query;
}
