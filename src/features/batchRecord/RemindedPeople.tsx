import Skeleton from '@mui/material/Skeleton';
import { isToldLately } from '@probity/contract/rules/reminders';
import { useState } from 'react';
import { useFewRows } from '../../api/lists/useFewRows';
import { checkRows, useListChecksInfiniteQuery } from '../../api/resources/checksApi';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PeopleNamed } from '../../domain/PeopleNamed';

interface RemindedPeopleProps {
  batchId: string;
  /** How many of them can be reminded now. */
  count: number;
}

/** The candidates of a batch whom a reminder goes to: of all who have not sent their form those who were not told within the hour. */
export function RemindedPeople({ batchId, count }: RemindedPeopleProps) {
  const [now] = useState(() => new Date());
  const { rows, error } = useFewRows(checkRows, useListChecksInfiniteQuery, {
    batchId,
    status: ['awaitingConsent' as const],
    sort: 'orderedAt' as const,
    limit: 100,
  });
  if (error) return <ErrorState {...error} />;
  if (!rows) return <Skeleton variant="rounded" height={64} />;
  // A number that no SMS reached is not reminded in a batch: it is mended first.
  const reminded = rows.filter(
    ({ toldAt, notReached }) => !notReached && (toldAt === null || !isToldLately(new Date(toldAt), now)),
  );
  return (
    <PeopleNamed
      people={reminded.map(({ checkId, candidateName, candidateMobile, positionTitle }) => ({
        id: checkId,
        words: `${candidateName} · ${candidateMobile} · ${positionTitle}`,
      }))}
      total={Math.max(count, reminded.length)}
      allAt={`/backRecord?batch=${batchId}&status=awaitingConsent`}
    />
  );
}
