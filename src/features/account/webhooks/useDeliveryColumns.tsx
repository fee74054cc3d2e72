import Box from '@mui/material/Box';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '../../../api/resources/webhooksApi';
import type { DataColumn } from '../../../components/table/types';
import { formatInstant } from '../../../lib/dates';
import { kindKey } from './kindKey';
import { OutcomeLine } from './OutcomeLine';
import { RedeliverButton } from './RedeliverButton';

/** The columns of a webhook's log: event, time, result. */
export function useDeliveryColumns(isActive: boolean): DataColumn<WebhookDelivery>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'event',
        header: t('accountWebhooks.log.column.event'),
        width: 150,
        isFixed: true,
        cell: (row) => <Event row={row} />,
      },
      {
        id: 'order',
        header: t('accountWebhooks.log.column.order'),
        width: 140,
        yields: 2,
        cell: (row) => <span className="whole">{row.orderNo ?? '–'}</span>,
      },
      {
        id: 'outcome',
        header: t('accountWebhooks.log.column.outcome'),
        width: 200,
        yields: 3,
        cell: (row) => <OutcomeLine delivery={row} />,
      },
      {
        id: 'status',
        header: t('accountWebhooks.log.column.status'),
        width: 90,
        cell: (row) => t(`accountWebhooks.log.status.${row.status}`),
      },
      {
        id: 'attempts',
        header: t('accountWebhooks.log.column.attempts'),
        width: 70,
        align: 'end',
        yields: 1,
        cell: (row) => row.attempts,
      },
      {
        id: 'actions',
        header: t('accountWebhooks.log.column.actions'),
        width: 120,
        align: 'end',
        isFixed: true,
        cell: (row) => <RedeliverButton delivery={row} isDisabled={!isActive} />,
      },
    ],
    [t, isActive],
  );
}

/** A delivery on a phone: of what, when, what came of it, and another try. */
export function useDeliveryCard(isActive: boolean): (row: WebhookDelivery) => ReactNode {
  return useCallback(
    (row: WebhookDelivery) => (
      <Box sx={{ display: 'grid', gap: 0.5, py: 0.5 }}>
        <div>
          <Event row={row} />
        </div>
        <OutcomeLine delivery={row} />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
          <span className="whole">{row.orderNo}</span>
          <RedeliverButton delivery={row} isDisabled={!isActive} />
        </Box>
      </Box>
    ),
    [isActive],
  );
}

function Event({ row }: { row: WebhookDelivery }) {
  const { t } = useTranslation();
  return (
    <>
      <div className="name">{t(kindKey(row.kind))}</div>
      <small>{formatInstant(row.createdAt)}</small>
    </>
  );
}
