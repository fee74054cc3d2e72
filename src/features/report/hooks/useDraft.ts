import { useEffect, useRef } from 'react';
import { bellApi } from '../../../api/bellApi';
import { useGetReportDraftQuery } from '../../../api/reportsApi';

/**
 * The draft of a report, asked for anew when somebody comes back to it and when the bell counts one more: the answer to a
 * question, or what a colleague did, stands there without a reload. What is typed is kept elsewhere and stays.
 */
export function useDraft(checkId: string) {
  const query = useGetReportDraftQuery({ checkId }, { skip: checkId === '', refetchOnFocus: true });
  // The bell asks; here its number is only looked at.
  const unread = bellApi.endpoints.countUnreadNotifications.useQueryState(undefined).data?.unread;
  const before = useRef(unread);
  const { data, refetch } = query;
  useEffect(() => {
    if (data && before.current !== undefined && unread! > before.current) void refetch();
    before.current = unread;
  }, [unread, data, refetch]);
  return query;
}
