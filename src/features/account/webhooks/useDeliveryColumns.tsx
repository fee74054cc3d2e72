import Box from '@mui/material/Box';
import { useMemo } from 'react';
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
        cell: (row) => (
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 600 }}>{t(kindKey(row.kind))}</Box>
            <small>{formatInstant(row.createdAt)}</small>
          </Box>
        ),
      },
      {
        id: 'order',
        header: t('accountWebhooks.log.column.order'),
        width: 150,
        hideBelow: 'md',
        cell: (row) => row.orderNo ?? '–',
      },
      {
        id: 'outcome',
        header: t('accountWebhooks.log.column.outcome'),
        width: 320,
        hideBelow: 'sm',
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
        hideBelow: 'md',
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
