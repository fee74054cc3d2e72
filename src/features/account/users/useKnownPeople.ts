import { useListMembersInfiniteQuery, type Member } from '../../../api/resources/peopleApi';
import { openedAnew } from '../../../api/lists/pages';
import { useDebouncedValue } from '../../../hooks/useDebouncedValue';

/**
 * The people of the account who have one of the phones, asked for while somebody types. Without a reply there are none: the gateway
 * refuses whoever is here already all the same.
 * @param mobiles at most 100, of 11 digits; more are not asked about
 */
export function useKnownPeople(mobiles: readonly string[]): Member[] {
  const asked = useDebouncedValue([...new Set(mobiles)].sort().slice(0, 100).join());
  const { currentData } = useListMembersInfiniteQuery(
    { body: { mobile: asked.split(',') } },
    { skip: asked === '', ...openedAnew },
  );
  return currentData?.pages.flatMap(({ rows }) => rows) ?? [];
}
