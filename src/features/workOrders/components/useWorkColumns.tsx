import Box from '@mui/material/Box';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkItem } from '../../../api/resources/workApi';
import { Typed } from '../../../components/table/Typed';
import type { DataColumn } from '../../../components/table/types';
import { isAwayFromChina } from '../../../lib/chinaTime';
import { WorkActions, type WorkActionsProps } from './WorkActions';
import { WorkDue, WorkWhat, WorkWho } from './WorkFacts';

type WorkHandlers = Omit<WorkActionsProps, 'item'>;

/**
 * The columns of the queue: work, customer, due day, holder, actions.
 * @param isOver of work that is over what became of it stands where it was due
 */
export function useWorkColumns(handlers: WorkHandlers, isOver: boolean): DataColumn<WorkItem>[] {
  const { t } = useTranslation();
  const due = isAwayFromChina() ? 'dueInChina' : 'due';
  return useMemo(
    () => [
      {
        id: 'what',
        header: t('workOrders.column.what'),
        width: 190,
        isFixed: true,
        cell: (item) => <WorkWhat item={item} />,
      },
      {
        id: 'customer',
        header: t('workOrders.column.customer'),
        width: 140,
        yields: 1,
        cell: (item) => <Typed text={item.mainName} />,
      },
      {
        id: 'due',
        header: t(`workOrders.column.${isOver ? 'done' : due}`),
        width: 118,
        cell: (item) => <WorkDue item={item} isInColumn />,
      },
      {
        id: 'who',
        header: t('workOrders.column.who'),
        width: 112,
        yields: 2,
        cell: (item) => <WorkWho item={item} />,
      },
      {
        id: 'action',
        header: t('workOrders.column.action'),
        width: 200,
        align: 'end',
        isFixed: true,
        cell: (item) => <WorkActions item={item} {...handlers} />,
      },
    ],
    [t, handlers, isOver, due],
  );
}

/** A piece of work on a phone, with what can be done. */
export function useWorkCard(handlers: WorkHandlers): (item: WorkItem) => ReactNode {
  return useCallback(
    (item: WorkItem) => (
      <WorkCard item={item}>
        <WorkActions item={item} {...handlers} />
      </WorkCard>
    ),
    [handlers],
  );
}

/** All facts of a row, one below the other, with its actions. */
function WorkCard({ item, children }: { item: WorkItem; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0, py: 0.5 }}>
      <WorkWhat item={item} />
      <Box
        title={item.mainName}
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', fontSize: '0.78125rem' }}
      >
        {item.mainName}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 1,
          fontSize: '0.8125rem',
        }}
      >
        <div>
          <WorkDue item={item} />
        </div>
        <WorkWho item={item} />
      </Box>
      {children}
    </Box>
  );
}
