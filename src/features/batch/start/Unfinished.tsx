import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useListBatchesInfiniteQuery, type BatchListRow } from '../../../api/resources/batchesApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { Section } from '../../../components/layout/Section';
import { TextLink } from '../../../components/layout/TextLink';
import { batchPath } from '../../../domain/batch/batchPath';
import { unfinished } from '../../../domain/batch/batchStages';
import { useLiveBatch } from '../../../domain/batch/useLiveBatch';
import { formatDateTime } from '../../../lib/dates';
import { selectUserInfo } from '../../../session/selectors';

const SHOWN = 10;
/** A list that cannot be read is gone on with by nobody: it stands among all batches. */
const resumable = unfinished.filter((status) => status !== 'unreadable');

/** One's own batches that are not confirmed yet, the newest few: each goes on where it was left. */
export function Unfinished() {
  const { t } = useTranslation();
  const { userId } = useSelector(selectUserInfo);
  const { data, error, refetch } = useListBatchesInfiniteQuery(
    { body: { status: resumable, createdBy: userId, limit: SHOWN } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const all = <TextLink to="/batchRecord">{t('batch.start.all')}</TextLink>;
  if (!data && error)
    return (
      <ErrorState
        title={t('batch.start.unfinishedFailed')}
        message={messageOf(error)}
        onRetry={() => void refetch()}
        action={all}
      />
    );
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  if (rows.length === 0) return null;
  return (
    <Section title={t('batch.start.unfinished')} aside={data?.pages.at(-1)?.nextCursor && all}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {rows.map((row) => (
          <Line key={row.batchId} row={row} />
        ))}
      </Box>
    </Section>
  );
}

function Line({ row }: { row: BatchListRow }) {
  const { t } = useTranslation();
  const batch = useLiveBatch(row);
  const { name, status, counts, createdAt } = batch;
  const facts = [
    t(`batch.status.${status}`),
    counts.rows > 0 && t('batch.start.rows', { count: counts.rows }),
    counts.ready > 0 && t('batch.start.ready', { count: counts.ready }),
    counts.faulty > 0 && t('batch.start.faulty', { count: counts.faulty }),
    formatDateTime(createdAt),
  ];
  return (
    <li>
      <TextLink to={batchPath(batch)} sx={{ fontWeight: 600 }}>
        {name}
      </TextLink>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{facts.filter(Boolean).join(' · ')}</Box>
    </li>
  );
}
