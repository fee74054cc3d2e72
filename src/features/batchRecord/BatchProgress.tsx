import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { BatchListRow } from '../../api/resources/batchesApi';
import { isUnfinished } from '../../domain/batch/batchStages';
import { progressOf } from './batchFigures';
import { useCounted, type CountName } from './useCounted';

/** One static class: a list draws dozens, and MUI's bar moves. */
const Bar = styled('div')(({ theme }) => ({
  height: 6,
  marginBottom: 4,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.look.neutralSoft,
  '& > div': { height: '100%', backgroundColor: theme.vars.palette.primary.main },
  '@media print': { border: `1px solid ${theme.vars.palette.look.lineStrong}` },
}));

/** How far a batch is, and what its rows are by now. */
export function BatchProgress({ batch }: { batch: BatchListRow }) {
  const { t } = useTranslation();
  const words = useProgressWords(batch);
  const progress = progressOf(batch);
  const percent = progress && Math.floor((progress.done / progress.total) * 100);
  return (
    <div>
      {percent !== null && (
        <Bar
          role="progressbar"
          aria-label={t('batchRecord.progressOf', { name: batch.name })}
          aria-valuenow={percent}
          aria-valuetext={words}
        >
          <div style={{ width: `${percent}%` }} />
        </Bar>
      )}
      <small className="wraps">{words}</small>
    </div>
  );
}

/** Its rows by what they are, those that there are: "340 rows · 300 ordered · 40 refused". */
export function useProgressWords(batch: BatchListRow): string {
  const { t, i18n } = useTranslation();
  const counted = useCounted();
  const { status, counts, task } = batch;
  const number = new Intl.NumberFormat(i18n.language);
  if (status === 'unreadable') return t('batchRecord.noRows');
  const progress = progressOf(batch);
  if (status === 'reading' || (status === 'checking' && progress && task))
    return progress
      ? t('batchRecord.handled', { done: number.format(progress.done), total: number.format(progress.total) })
      : t('batchRecord.soon');
  const some: [CountName, number][] = isUnfinished(batch)
    ? [
        ['ready', counts.ready],
        ['faulty', counts.faulty],
        ['leftOut', counts.dropped],
      ]
    : [
        // As the record of the batch has them: what waits for somebody is not ordered yet.
        ['ordered', counts.placed],
        ['awaitingApproval', counts.awaitingApproval],
        ['awaitingPayment', counts.awaitingPayment],
        ['ready', counts.ready],
        ['refused', counts.refused],
        ['withFault', counts.faulty],
        ['unchecked', counts.unchecked],
        ['leftOut', counts.dropped],
        ['cancelled', counts.cancelled],
      ];
  const named = some.filter(([, count]) => count > 0);
  return [counted('rows', counts.rows), ...named.map(([name, count]) => counted(name, count))].join(' · ');
}
