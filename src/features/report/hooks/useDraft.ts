import { useEffect, useRef } from 'react';
import { useUnreadCount } from '../../../api/resources/bellApi';
import { useGetReportDraftQuery } from '../../../api/resources/reportsApi';

/**
 * The draft of a report, refetched when somebody comes back to it and when there is one more notification, so that the
 * answer to a question, or a colleague's change, appears without a reload. Typed text is kept elsewhere and stays.
 */
export function useDraft(checkId: string) {
  const query = useGetReportDraftQuery({ checkId }, { skip: checkId === '', refetchOnFocus: true });
  // The editor has no bell of its own.
  const unread = useUnreadCount({ skip: checkId === '' });
  const before = useRef(unread);
  const { data, refetch } = query;
  useEffect(() => {
    if (data && before.current !== undefined && unread! > before.current) void refetch();
    before.current = unread;
  }, [unread, data, refetch]);
  return query;
}
