import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { isGatewayError } from '../../../api/transport/gatewayError';
import { useGetCertificationQuery } from '../../../api/resources/enterpriseApi';
import { useOpenSession } from '../../../api/resources/useOpenSession';
import { selectUserInfo } from '../../../session/selectors';

const POLL_MS = 20_000;

/**
 * Where the enterprise's certification stands, read anew when a screen opens and, with `isWatching`, every 20 seconds. When
 * it differs from what the session knows, the session is opened anew: the whole console then knows it.
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
      // The api has told it; the next look tries again.
      if (!isGatewayError(fault)) throw fault;
    });
  }, [found, known, openSession]);
  return query;
}
