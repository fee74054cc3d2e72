import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import {
  useListBatchesInfiniteQuery,
  type BatchListRow,
  type BatchStatus,
} from '../../../api/resources/batchesApi';
import { Section } from '../../../components/layout/Section';
import { TextLink } from '../../../components/layout/TextLink';
import { formatDateTime } from '../../../lib/dates';
import { selectUserInfo } from '../../../session/selectors';
import { batchPath } from '../batchPath';

const unfinished: BatchStatus[] = ['reading', 'unreadable', 'matching', 'checking', 'open'];
const SHOWN = 10;

/** One's own batches that are not confirmed yet: each goes on where it was left. */
export function Unfinished() {
  const { t } = useTranslation();
  const { userId } = useSelector(selectUserInfo);
  const { data } = useListBatchesInfiniteQuery(
    { body: { status: unfinished, createdBy: userId, limit: SHOWN } },
    { refetchOnMountOrArgChange: true },
  );
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  if (rows.length === 0) return null;
  return (
    <Section title={t('batch.start.unfinished')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {rows.map((row) => (
          <Line key={row.batchId} row={row} />
        ))}
      </Box>
    </Section>
  );
}

function Line({ row: { batchId, name, status, counts, createdAt } }: { row: BatchListRow }) {
  const { t } = useTranslation();
  const facts = [
    t(`batch.start.status.${status}`),
    counts.rows > 0 && t('batch.start.rows', { count: counts.rows }),
    counts.ready > 0 && t('batch.start.ready', { count: counts.ready }),
    counts.faulty > 0 && t('batch.start.faulty', { count: counts.faulty }),
    formatDateTime(createdAt),
  ];
  return (
    <li>
      <TextLink to={batchPath(batchId)} sx={{ fontWeight: 600 }}>
        {name}
      </TextLink>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{facts.filter(Boolean).join(' · ')}</Box>
    </li>
  );
}
