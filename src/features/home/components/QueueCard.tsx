import { useTranslation } from 'react-i18next';
import type { HomeSummary } from '../../../api/resources/homeApi';
import { StatTile } from '../../../components/data/StatTile';
import { TileGrid } from '../../../components/layout/TileGrid';

type Queue = NonNullable<HomeSummary['queue']>;

/** The kinds a tile names; it says of the rest how many there are. */
const NAMED = 3;

/** The work of staff, over all customers they serve: how much, and of what kinds. */
export function QueueCard({ queue }: { queue: Queue }) {
  const { t } = useTranslation();
  const kindsOf = useKindsNote(queue);
  const free = queue.kinds.find(({ kind }) => kind === 'review')?.free ?? 0;
  const freeNote = free > 0 ? t('home.queue.free', { count: free }) : t('home.queue.noneFree');
  return (
    <TileGrid label={t('home.queue.title')}>
      <StatTile
        label={t('home.queue.open')}
        value={queue.open}
        note={kindsOf('open') || t('home.queue.none')}
        to="/workOrder"
      />
      <StatTile
        label={t('home.queue.mine')}
        value={queue.mine}
        note={kindsOf('mine')}
        to="/workOrder?tab=mine"
      />
      <StatTile
        label={t('home.queue.overdue')}
        value={queue.overdue}
        note={kindsOf('overdue')}
        to="/workOrder?overdue=1"
        isAlarming={queue.overdue > 0}
      />
      <StatTile
        label={t('home.queue.toReview')}
        value={queue.toReview}
        note={queue.toReview > 0 && freeNote}
        to="/workOrder?kind=review"
      />
    </TileGrid>
  );
}

/** What kinds of work a number is made of, most first. */
function useKindsNote({ kinds }: Queue) {
  const { t } = useTranslation();
  return (tile: 'open' | 'mine' | 'overdue'): string => {
    const there = kinds.filter((one) => one[tile] > 0).sort((a, b) => b[tile] - a[tile]);
    // A single one left over is named as well: to count it would be no shorter.
    const named = there.length > NAMED + 1 ? there.slice(0, NAMED) : there;
    const others = there.slice(named.length).reduce((sum, one) => sum + one[tile], 0);
    return [
      ...named.map((one) => t(`home.queue.kind.${one.kind}`, { count: one[tile] })),
      ...(others > 0 ? [t('home.queue.others', { count: others })] : []),
    ].join(t('home.tiles.comma'));
  };
}
