import { useTranslation } from 'react-i18next';
import type { BatchResult } from '../../api/resources/batchesApi';
import { StatTile } from '../../components/data/StatTile';
import { TileGrid } from '../../components/layout/TileGrid';
import { countOf, outcomes } from './outcomes';

/** What became of the rows; each number leads to its rows below. */
export function OutcomeTiles({ batch }: Pick<BatchResult, 'batch'>) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  const { batchId, counts } = batch;
  // What nothing waits for, and nobody cancelled, is no news; that nothing was refused is.
  const isShown = (outcome: (typeof outcomes)[number]) =>
    outcome === 'ordered' || outcome === 'refused' || countOf(counts, outcome) > 0;
  return (
    <TileGrid label={t('batchDetail.outcome.title')}>
      {outcomes.filter(isShown).map((outcome) => (
        <StatTile
          key={outcome}
          label={t(`batchDetail.outcome.${outcome}`)}
          value={number.format(countOf(counts, outcome))}
          to={`/batchRecord?id=${batchId}&rows=${outcome}`}
          isAlarming={outcome === 'refused' && counts.refused > 0}
        />
      ))}
    </TileGrid>
  );
}

/** How its checks stand by now; each number leads to its records. */
export function CheckTiles({
  batch,
  checks,
  notReached,
}: Pick<BatchResult, 'batch' | 'checks' | 'notReached'>) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <TileGrid label={t('batchDetail.checks.title')}>
      {checks.map(({ status, count }) => (
        <StatTile
          key={status}
          label={t(`common.checkStatus.${status}`)}
          value={number.format(count)}
          to={`/backRecord?batch=${batch.batchId}&status=${status}`}
        />
      ))}
      {notReached > 0 && (
        <StatTile
          label={t('batchDetail.checks.notReached')}
          value={number.format(notReached)}
          to={`/backRecord?batch=${batch.batchId}&reached=no`}
          isAlarming
        />
      )}
    </TileGrid>
  );
}
