import { useEffect, useEffectEvent, useRef } from 'react';
import { bellApi } from '../../api/resources/bellApi';

/** Reads the queue anew when the bell has something new: what came in is told there, and stands here as well. */
export function useNewWork(refetch: () => void): void {
  // As it was asked for last, by the bell.
  const unread = bellApi.endpoints.countUnreadNotifications.useQueryState(undefined).data?.unread;
  const known = useRef(unread);
  const look = useEffectEvent(refetch);
  useEffect(() => {
    if (unread !== undefined && known.current !== undefined && unread > known.current) look();
    known.current = unread;
  }, [unread]);
}
