import { useTranslation } from 'react-i18next';
import type { HomeSummary } from '../../../api/resources/homeApi';
import { StatTile } from '../../../components/data/StatTile';
import { TileGrid } from './StatTiles';

interface QueueCardProps {
  queue: NonNullable<HomeSummary['queue']>;
}

/** The work of staff, over all customers they serve. */
export function QueueCard({ queue }: QueueCardProps) {
  const { t } = useTranslation();
  return (
    <TileGrid label={t('home.queue.title')}>
      <StatTile label={t('home.queue.open')} value={queue.open} to="/workOrder" />
      <StatTile label={t('home.queue.mine')} value={queue.mine} to="/workOrder?tab=mine" />
      <StatTile
        label={t('home.queue.overdue')}
        value={queue.overdue}
        to="/workOrder?overdue=1"
        isAlarming={queue.overdue > 0}
      />
      <StatTile label={t('home.queue.toReview')} value={queue.toReview} to="/workOrder?kind=review" />
    </TileGrid>
  );
}
