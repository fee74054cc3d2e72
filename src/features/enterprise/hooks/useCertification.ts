import { useGetCertificationQuery } from '../../../api/resources/enterpriseApi';
import { DECISION_POLL_MS, useKnownStatus } from '../../../api/resources/useKnownStatus';

/** The state of the enterprise's certification, refetched when a screen opens and, with `isWatching`, every 20 seconds; the session follows it. */
export function useCertification(isWatching = false) {
  const query = useGetCertificationQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isWatching ? DECISION_POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  useKnownStatus(query.data?.authStatus);
  return query;
}
