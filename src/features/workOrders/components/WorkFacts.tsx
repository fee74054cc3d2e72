import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { WorkItem } from '../../../api/resources/workApi';
import { StatusTag } from '../../../components/data/StatusTag';
import { PromisedDate } from '../../../domain/PromisedDate';
import { formatDateTime } from '../../../lib/dates';
import { piecesByHolder } from '../pieces';

const TONES = {
  confirmed: 'green',
  rejected: 'red',
  withdrawn: 'neutral',
  stopped: 'neutral',
  done: 'neutral',
} as const;

interface FactsProps {
  item: WorkItem;
}

const small = { color: 'look.ink3', fontSize: '0.78125rem' } as const;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

/** The work to be done; for a check also the candidate and the items. */
export function WorkWhat({ item }: FactsProps) {
  const { t } = useTranslation();
  const { kind, title, candidateName, dispute, outcome } = item;
  const kindName = t(`workOrders.kind.${kind}`);
  const isOfItems = kind === 'checkItem' && candidateName !== null;
  const head = isOfItems ? candidateName : title;
  const below = isOfItems ? title : candidateName;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600, ...cut }} title={head}>
        {head}
      </Box>
      <Box sx={{ ...small, ...twoLines }} title={isOfItems ? title : undefined}>
        {[item.items.length > 1 ? t('workOrders.items', { count: item.items.length }) : kindName, below]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      {outcome && outcome.reason !== null && (
        <Box sx={{ fontSize: '0.78125rem', overflowWrap: 'anywhere', ...twoLines }} title={outcome.reason}>
          {t('workOrders.why', { reason: outcome.reason })}
        </Box>
      )}
      {dispute && <DisputeMatter matter={dispute} />}
      <WordsHandedOver item={item} />
    </Box>
  );
}

/** What became of it and when; before that the due day: the earliest of a check's items, and the number of late ones. The head of a column names the zone. */
export function WorkDue({ item, isInColumn = false }: FactsProps & { isInColumn?: boolean }) {
  const { t } = useTranslation();
  const { all, late, isPaused } = piecesByHolder(item);
  if (item.outcome)
    return (
      <>
        <StatusTag tone={TONES[item.outcome.result]}>
          {t(`workOrders.outcome.${item.outcome.result}`)}
        </StatusTag>
        <Box sx={small}>{formatDateTime(item.outcome.at)}</Box>
      </>
    );
  if (isPaused) return <StatusTag>{t('workOrders.status.paused')}</StatusTag>;
  if (item.status === 'cancelled') return <StatusTag>{t('workOrders.status.cancelled')}</StatusTag>;
  if (!item.dueAt) return <Box sx={{ color: 'look.ink3' }}>{t('workOrders.noDue')}</Box>;
  return (
    <>
      <PromisedDate promisedAt={item.dueAt} isOver={late === 0} isInColumn={isInColumn} />
      {late > 0 && late < all.length && (
        <Box sx={small}>{t('workOrders.lateOf', { count: late, all: all.length })}</Box>
      )}
    </>
  );
}

/** The holder; for several items, the number each has. */
export function WorkWho({ item }: FactsProps) {
  const { t } = useTranslation();
  const { all, mine, others, unassigned } = piecesByHolder(item);
  const counts: [string, number][] = [
    [t('workOrders.nobody'), unassigned],
    [t('workOrders.me'), mine.length],
    ...others,
  ];
  const who = counts
    .filter(([, count]) => count > 0)
    .map(([name, count]) => (all.length > 1 ? t('workOrders.has', { name, count }) : name))
    .join(' · ');
  return (
    <Box sx={{ ...cut, color: unassigned === all.length ? 'look.ink3' : undefined }} title={who}>
      {who}
    </Box>
  );
}

/** The disputing party, the object and the beginning of the text; all of it is shown where it is worked. */
function DisputeMatter({ matter }: { matter: NonNullable<WorkItem['dispute']> }) {
  const { t } = useTranslation();
  const { by, itemName, reason, side } = matter;
  return (
    <Box sx={{ fontSize: '0.78125rem', ...cut }}>
      {[t(`workOrders.dispute.${side}`, { by }), itemName ?? t('workOrders.dispute.whole')].join(' · ')}
      {reason && (
        <Box sx={cut} title={reason}>
          {reason}
        </Box>
      )}
    </Box>
  );
}

/** The colleague who handed it over, and their note; equal notes of several items are shown once. */
function WordsHandedOver({ item }: FactsProps) {
  const { t } = useTranslation();
  const said = piecesByHolder(item).all.flatMap(({ handed }) =>
    handed ? [t(`workOrders.handed.${handed.note === null ? 'by' : 'note'}`, { ...handed })] : [],
  );
  return [...new Set(said)].map((words) => (
    <Box key={words} sx={{ fontSize: '0.78125rem', overflowWrap: 'anywhere', ...twoLines }} title={words}>
      {words}
    </Box>
  ));
}
