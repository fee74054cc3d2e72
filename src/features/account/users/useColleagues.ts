import { useEffect } from 'react';
import { may } from '@probity/contract/permissions';
import type { Role } from '@probity/contract/roles';
import { useListMembersInfiniteQuery, type Member } from '../../../api/resources/peopleApi';
import { messageOf } from '../../../api/transport/gatewayError';

/** The active people of the account who have been here, page after page until all are known. */
export function useColleagues({ isSkipped = false }: { isSkipped?: boolean } = {}) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useListMembersInfiniteQuery(
    { body: { status: 'enabled' } },
    { skip: isSkipped },
  );
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const rows: Member[] = (data?.pages ?? []).flatMap((page) => page.rows);
  return {
    people: rows.filter(({ signedInAt }) => signedInAt !== null),
    isLoading: !isSkipped && (!data || hasNextPage),
    error: error && messageOf(error),
    retry: () => void refetch(),
  };
}

/** True for who may look after records. */
export function ordersChecks({ roleId }: Member): boolean {
  return may(roleId as Role, 'check.order');
}

/** A colleague as one of a choice. */
export function colleagueOption({ userId, nickName, roleName }: Member) {
  return { value: userId, label: `${nickName} · ${roleName}` };
}
