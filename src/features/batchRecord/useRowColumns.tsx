import Box from '@mui/material/Box';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchRow, RowState } from '../../api/resources/batchesApi';
import { StatusTag, type Tone } from '../../components/data/StatusTag';
import { TextLink } from '../../components/layout/TextLink';
import type { DataColumn } from '../../components/table/types';

const tones: Partial<Record<RowState, Tone>> = { refused: 'red', faulty: 'yellow' };

function RowStateTag({ state }: Pick<BatchRow, 'state'>) {
  const { t } = useTranslation();
  return <StatusTag tone={tones[state]}>{t(`batchDetail.state.${state}`)}</StatusTag>;
}

function OrderLink({ order }: Pick<BatchRow, 'order'>) {
  if (!order?.checkId || !order.orderNo) return null;
  return <TextLink to={`/backRecord/detail?id=${order.checkId}`}>{order.orderNo}</TextLink>;
}

/** Once it is ordered the record has the name, and the row nothing else. */
export const nameOf = ({ order, cells }: BatchRow): string => order?.candidateName || cells.name || '';

/** Why it was refused or has a fault, all of it, each cause with its column: no cell is seen here. */
function useWhy(): (row: BatchRow) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ order, faults }) =>
      [
        order?.msg,
        ...faults.map(({ field, msg }) =>
          field ? t('batchDetail.rows.fault', { field: t(`batchDetail.field.${field}`), msg }) : msg,
        ),
      ]
        .filter(Boolean)
        .join(t('batchDetail.rows.joint')),
    [t],
  );
}

export function useRowColumns(): DataColumn<BatchRow>[] {
  const { t } = useTranslation();
  const whyOf = useWhy();
  return useMemo(
    () => [
      { id: 'line', header: t('batchDetail.rows.no'), width: 70, align: 'end', cell: (row) => row.line },
      {
        id: 'name',
        header: t('batchDetail.rows.name'),
        width: 120,
        isFixed: true,
        cell: (row) => nameOf(row),
      },
      {
        id: 'state',
        header: t('batchDetail.rows.state'),
        width: 130,
        isFixed: true,
        cell: (row) => <RowStateTag state={row.state} />,
      },
      {
        id: 'order',
        header: t('batchDetail.rows.order'),
        width: 150,
        cell: (row) => <OrderLink order={row.order} />,
      },
      {
        id: 'why',
        header: t('batchDetail.rows.why'),
        width: 220,
        cell: (row) => <div className="said">{whyOf(row)}</div>,
      },
    ],
    [t, whyOf],
  );
}

/** A row on a phone. */
export function useRowCard(): (row: BatchRow) => ReactNode {
  const { t } = useTranslation();
  const whyOf = useWhy();
  return useCallback(
    (row: BatchRow) => (
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5, py: 0.5 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{nameOf(row)}</Box>
          <Box sx={{ flex: 'none' }}>
            <RowStateTag state={row.state} />
          </Box>
        </Box>
        <div className="quiet">
          {t('batchDetail.rows.line', { line: row.line })} <OrderLink order={row.order} />
        </div>
        {whyOf(row) !== '' && <div className="said">{whyOf(row)}</div>}
      </Box>
    ),
    [t, whyOf],
  );
}
