import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WorkItem, WorkItemKind } from '../../../api/workApi';

export interface WorkActionsProps {
  item: WorkItem;
  isRunning: boolean;
  onClaim: (item: WorkItem, take: boolean) => void;
  /** Everything of its check that nobody has; the editor opens at this item. */
  onTakeCheck: (item: WorkItem) => void;
  /** Somebody else has it: asks first. */
  onTakeOver: (item: WorkItem) => void;
  onHandOver: (item: WorkItem) => void;
  onDecide: (item: WorkItem) => void;
}

/** Where a kind is worked: at the report, in a dialog here, or on a screen of its own, which lists it itself. */
const workedAt: Record<WorkItemKind, 'report' | 'dialog' | 'elsewhere'> = {
  checkItem: 'report',
  report: 'report',
  review: 'report',
  paperConsent: 'dialog',
  certification: 'dialog',
  recharge: 'elsewhere',
  dispute: 'report',
};

const OVER: readonly WorkItem['status'][] = ['done', 'cancelled'];

/** The report that an item is worked at; undefined where it is worked otherwise, or by others. */
export function reportOf(item: WorkItem): string | undefined {
  return item.mayWork && workedAt[item.kind] === 'report' && item.checkId
    ? `/reportDetail/edit?id=${item.checkId}${item.checkItemId ? `&item=${item.checkItemId}` : ''}`
    : undefined;
}

/** Take, hand over, give back, open, decide: whatever can be done with an item now, and nothing else. */
export function WorkActions({
  item,
  isRunning,
  onClaim,
  onTakeCheck,
  onTakeOver,
  onHandOver,
  onDecide,
}: WorkActionsProps) {
  const { t } = useTranslation();
  const place = workedAt[item.kind];
  // To whoever does not work this kind it is there to be seen: how long something waits, and for whom.
  if (place === 'elsewhere' || !item.mayWork) return null;
  const isOver = OVER.includes(item.status);
  const report = reportOf(item);
  const about = item.kind === 'certification' ? item.mainName : item.candidateName;
  const name = [item.title, about].filter(Boolean).join(', ');
  const isOthers = !isOver && !item.mine && item.assigneeName !== null;
  return (
    <Box
      // A click here is no click on the row.
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: 'flex-end' }}
    >
      {!isOver && item.mine && (
        <Button
          size="small"
          color="inherit"
          onClick={() => onHandOver(item)}
          aria-label={t('workOrders.handOverOf', { name })}
        >
          {t('workOrders.handOver')}
        </Button>
      )}
      {isOthers && (
        <Button
          size="small"
          color="inherit"
          loading={isRunning}
          onClick={() => onTakeOver(item)}
          aria-label={t('workOrders.takeOverOf', { name })}
        >
          {t('workOrders.takeOver')}
        </Button>
      )}
      {!isOver && item.mine && (
        <Button
          size="small"
          color="inherit"
          loading={isRunning}
          onClick={() => onClaim(item, false)}
          aria-label={t('workOrders.giveBackOf', { name })}
        >
          {t('workOrders.giveBack')}
        </Button>
      )}
      {!isOver && item.status === 'open' && item.openOfCheck > 1 && (
        // One of them alone is taken by opening it: it is theirs with the first change.
        <Button
          size="small"
          variant="outlined"
          loading={isRunning}
          onClick={() => onTakeCheck(item)}
          aria-label={t('workOrders.takeCheckOf', { count: item.openOfCheck, name })}
        >
          {t('workOrders.takeCheck', { count: item.openOfCheck })}
        </Button>
      )}
      {!isOver && item.status === 'open' && item.openOfCheck < 2 && (
        <Button
          size="small"
          variant="outlined"
          loading={isRunning}
          onClick={() => onClaim(item, true)}
          aria-label={t('workOrders.claimOf', { name })}
        >
          {t('workOrders.claim')}
        </Button>
      )}
      {report && (
        <Button
          size="small"
          component={Link}
          to={report}
          color={item.mine ? 'primary' : 'inherit'}
          aria-label={t('workOrders.openOf', { name })}
        >
          {t('workOrders.open')}
        </Button>
      )}
      {place === 'dialog' && !isOver && item.mine && (
        <Button
          size="small"
          variant="contained"
          onClick={() => onDecide(item)}
          aria-label={t('workOrders.decideOf', { name })}
        >
          {t('workOrders.decide')}
        </Button>
      )}
    </Box>
  );
}
