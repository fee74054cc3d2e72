import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkItem } from '../../../api/resources/workApi';
import type { DataColumn } from '../../../components/table/types';
import { WorkActions, type WorkActionsProps } from './WorkActions';
import { WorkDue, WorkWhat, WorkWho } from './WorkFacts';

type WorkHandlers = Omit<WorkActionsProps, 'item'>;

/** The columns of the queue: work, customer, due day, holder, actions. On a phone each row is one card. */
export function useWorkColumns(handlers: WorkHandlers): DataColumn<WorkItem>[] {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  return useMemo(() => {
    const actions = (item: WorkItem) => <WorkActions item={item} {...handlers} />;
    const what = { id: 'what', header: t('workOrders.column.what'), isFixed: true };
    if (isPhone) {
      return [{ ...what, width: 240, cell: (item) => <WorkCard item={item}>{actions(item)}</WorkCard> }];
    }
    return [
      { ...what, width: 200, cell: (item) => <WorkWhat item={item} /> },
      {
        id: 'customer',
        header: t('workOrders.column.customer'),
        width: 160,
        hideBelow: 'md',
        cell: (item) => item.mainName,
      },
      { id: 'due', header: t('workOrders.column.due'), width: 130, cell: (item) => <WorkDue item={item} /> },
      {
        id: 'who',
        header: t('workOrders.column.who'),
        width: 140,
        hideBelow: 'md',
        cell: (item) => <WorkWho item={item} />,
      },
      {
        id: 'action',
        header: t('workOrders.column.action'),
        width: 230,
        align: 'end',
        isFixed: true,
        cell: actions,
      },
    ];
  }, [t, handlers, isPhone]);
}

/** All facts of a row, one below the other, with its actions. */
function WorkCard({ item, children }: { item: WorkItem; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0, py: 0.5 }}>
      <WorkWhat item={item} />
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', fontSize: '0.78125rem' }}>{item.mainName}</Box>
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
