import Skeleton from '@mui/material/Skeleton';
import { maskPhone } from '@probity/contract/rules/masks';
import { useListBatchRowsQuery, type BatchRow, type RowState } from '../../api/resources/batchesApi';
import { messageOf } from '../../api/transport/gatewayError';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PeopleNamed } from '../PeopleNamed';

/** As many as are looked through in a question; more stand in the batch. */
const MOST = 100;

interface BatchPeopleProps {
  batchId: string;
  /** Of the rows that something is done with. */
  state: RowState;
  /** Where all of them stand. */
  allAt?: string;
}

/** The people of the rows of a batch that something is done with. */
export function BatchPeople({ batchId, state, allAt }: BatchPeopleProps) {
  const { data, error, refetch } = useListBatchRowsQuery(
    { body: { batchId, states: [state], limit: MOST } },
    { refetchOnMountOrArgChange: true },
  );
  if (data)
    return (
      <PeopleNamed
        people={data.rows.map((row) => ({ id: row.rowId, words: wordsOf(row) }))}
        total={data.total}
        {...(allAt && { allAt })}
      />
    );
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  return <Skeleton variant="rounded" height={64} />;
}

/** The phone masked, as the list of records has it. */
const wordsOf = ({ cells, order }: BatchRow) =>
  [order?.candidateName || cells.name, cells.mobile && maskPhone(cells.mobile), cells.positionTitle]
    .filter(Boolean)
    .join(' · ');
