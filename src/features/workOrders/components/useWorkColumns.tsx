import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkItem } from '../../../api/workApi';
import { StatusTag } from '../../../components/StatusTag';
import type { DataColumn } from '../../../components/table/types';
import { PromisedDate } from '../../../domain/PromisedDate';
import { WorkActions, type WorkActionsProps } from './WorkActions';

interface WorkHandlers extends Omit<WorkActionsProps, 'item' | 'isRunning'> {
  /** The deed under way, by item. */
  runningId: string | undefined;
}

/** The columns of the queue: what, for whom, by when, who has it, and what to do with it. */
export function useWorkColumns(handlers: WorkHandlers): DataColumn<WorkItem>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'what',
        header: t('workOrders.column.what'),
        width: 180,
        isFixed: true,
        cell: (item) => (
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}>{item.title}</Box>
            <Box sx={{ color: 'look.ink3', fontSize: '0.78125rem' }}>
              {[t(`workOrders.kind.${item.kind}`), item.candidateName].filter(Boolean).join(' · ')}
            </Box>
            {item.dispute && <DisputeMatter matter={item.dispute} />}
            {item.kind === 'certification' && (
              // The customer's own column is not there on a phone, and here it is what the work is about.
              <Box sx={{ display: { md: 'none' }, fontSize: '0.78125rem' }}>{item.mainName}</Box>
            )}
            <Box sx={{ display: { sm: 'none' }, fontSize: '0.78125rem' }}>
              <Due item={item} />
            </Box>
          </Box>
        ),
      },
      {
        id: 'customer',
        header: t('workOrders.column.customer'),
        width: 180,
        hideBelow: 'md',
        cell: (item) => item.mainName,
      },
      {
        id: 'due',
        header: t('workOrders.column.due'),
        width: 130,
        hideBelow: 'sm',
        cell: (item) => <Due item={item} />,
      },
      {
        id: 'who',
        header: t('workOrders.column.who'),
        width: 140,
        hideBelow: 'md',
        cell: (item) =>
          item.mine
            ? t('workOrders.me')
            : (item.assigneeName ?? <Box sx={{ color: 'look.ink3' }}>{t('workOrders.nobody')}</Box>),
      },
      {
        id: 'action',
        header: t('workOrders.column.action'),
        width: 230,
        align: 'end',
        isFixed: true,
        cell: (item) => (
          <WorkActions item={item} isRunning={handlers.runningId === item.workItemId} {...handlers} />
        ),
      },
    ],
    [t, handlers],
  );
}

function Due({ item }: { item: WorkItem }) {
  const { t } = useTranslation();
  if (item.status === 'paused') return <StatusTag>{t('workOrders.status.paused')}</StatusTag>;
  if (item.status === 'cancelled') return <StatusTag>{t('workOrders.status.cancelled')}</StatusTag>;
  if (!item.dueAt) return <Box sx={{ color: 'look.ink3' }}>{t('workOrders.noDue')}</Box>;
  return <PromisedDate promisedAt={item.dueAt} isOver={!item.overdue} />;
}

/** Who disputes what, and how it begins; the whole stands where it is worked. */
function DisputeMatter({ matter }: { matter: NonNullable<WorkItem['dispute']> }) {
  const { t } = useTranslation();
  const { by, itemName, reason, side } = matter;
  return (
    <Box sx={{ fontSize: '0.78125rem', overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {[t(`workOrders.dispute.${side}`, { by }), itemName ?? t('workOrders.dispute.whole')].join(' · ')}
      {reason && (
        <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }} title={reason}>
          {reason}
        </Box>
      )}
    </Box>
  );
}
