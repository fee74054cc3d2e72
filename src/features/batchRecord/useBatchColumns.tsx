import Box from '@mui/material/Box';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchListRow } from '../../api/resources/batchesApi';
import { Moment } from '../../components/data/Moment';
import { TextLink } from '../../components/layout/TextLink';
import type { DataColumn } from '../../components/table/types';
import { batchPath } from '../../domain/batch/batchPath';
import { useLiveBatch } from '../../domain/batch/useLiveBatch';
import { formatDateTime } from '../../lib/dates';
import { BatchProgress } from './BatchProgress';
import { BatchStatusTag } from './BatchStatusTag';

function LiveStatus({ row }: { row: BatchListRow }) {
  return <BatchStatusTag status={useLiveBatch(row).status} />;
}

function LiveProgress({ row }: { row: BatchListRow }) {
  return <BatchProgress batch={useLiveBatch(row)} />;
}

export function useBatchColumns(): DataColumn<BatchListRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('batchRecord.column.name'),
        width: 180,
        isFixed: true,
        cell: (row) => (
          <TextLink className="endless" to={batchPath(row)}>
            {row.name}
          </TextLink>
        ),
      },
      {
        id: 'status',
        header: t('batchRecord.column.status'),
        width: 140,
        cell: (row) => <LiveStatus row={row} />,
      },
      {
        id: 'progress',
        header: t('batchRecord.column.progress'),
        width: 260,
        cell: (row) => <LiveProgress row={row} />,
      },
      { id: 'by', header: t('batchRecord.column.by'), width: 130, yields: 2, cell: (row) => row.createdBy },
      {
        id: 'at',
        header: t('batchRecord.column.at'),
        width: 140,
        yields: 1,
        cell: (row) => <Moment at={row.createdAt} isExact />,
      },
    ],
    [t],
  );
}

/** A batch on a phone. */
export function useBatchCard(): (row: BatchListRow) => ReactNode {
  return useCallback(
    (row: BatchListRow) => (
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75, py: 0.5 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ minWidth: 0 }} className="line">
            <TextLink to={batchPath(row)}>{row.name}</TextLink>
          </Box>
          <Box sx={{ flex: 'none' }}>
            <LiveStatus row={row} />
          </Box>
        </Box>
        <LiveProgress row={row} />
        <div className="line quiet">{[row.createdBy, formatDateTime(row.createdAt)].join(' · ')}</div>
      </Box>
    ),
    [],
  );
}
