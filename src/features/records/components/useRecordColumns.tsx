import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { CheckRow } from '../../../api/resources/checksApi';
import { MoneyText } from '../../../components/data/MoneyText';
import type { DataColumn } from '../../../components/table/types';
import { CheckStatusChip } from '../../../domain/CheckStatusChip';
import { CoverageText } from '../../../domain/CoverageText';
import { OutcomeChip } from '../../../domain/OutcomeChip';
import { PromisedDate } from '../../../domain/PromisedDate';
import { formatDate } from '../../../lib/dates';
import { selectUserInfo } from '../../../session/selectors';
import { useWaitingWord } from '../hooks/useWaitingWord';

/** The columns of the records; price and result only for readers who may see them. */
export function useRecordColumns(): DataColumn<CheckRow>[] {
  const { t } = useTranslation();
  const waitingWord = useWaitingWord();
  const permissions = useSelector(selectUserInfo).permissions;
  return useMemo(() => {
    const may = (action: string) => permissions?.includes(action) ?? false;
    const columns: (DataColumn<CheckRow> | false)[] = [
      {
        id: 'name',
        header: t('records.column.candidate'),
        width: 130,
        isFixed: true,
        isSortable: true,
        cell: (row) => <Person row={row} />,
      },
      {
        id: 'position',
        header: t('records.column.position'),
        width: 115,
        hideBelow: 'md',
        cell: (row) => row.positionTitle,
      },
      {
        id: 'package',
        header: t('records.column.package'),
        width: 85,
        hideBelow: 'lg',
        cell: (row) => row.packageName,
      },
      {
        id: 'status',
        header: t('records.column.status'),
        width: 180,
        cell: (row) => <CheckStatusChip status={row.status} />,
      },
      may('result.read') && {
        id: 'result',
        header: t('records.column.result'),
        width: 165,
        hideBelow: 'sm',
        cell: (row) => <Result row={row} />,
      },
      {
        id: 'promisedAt',
        header: t('records.column.promised'),
        width: 155,
        hideBelow: 'md',
        isSortable: true,
        cell: (row) => <Dates row={row} />,
      },
      {
        id: 'waiting',
        header: t('records.column.waiting'),
        width: 90,
        hideBelow: 'lg',
        cell: (row) => waitingWord(row.waitingOn),
      },
      may('price.read') && {
        id: 'price',
        header: t('records.column.price'),
        width: 90,
        align: 'end',
        hideBelow: 'lg',
        cell: (row) => (row.price === null ? '–' : <MoneyText fen={row.price} />),
      },
      {
        id: 'orderedAt',
        header: t('records.column.ordered'),
        width: 110,
        align: 'end',
        hideBelow: 'sm',
        isSortable: true,
        cell: (row) => (
          <Box component="time" dateTime={row.orderedAt} sx={{ whiteSpace: 'nowrap' }}>
            {formatDate(row.orderedAt)}
          </Box>
        ),
      },
    ];
    return columns.filter((column) => column !== false);
  }, [t, permissions, waitingWord]);
}

function Result({ row }: { row: CheckRow }) {
  if (!row.outcome) return '–';
  return (
    <>
      <OutcomeChip outcome={row.outcome} />
      {row.coverage && (
        <Box sx={{ color: 'look.ink3', fontSize: '0.78125rem', whiteSpace: 'normal' }}>
          <CoverageText coverage={row.coverage} />
        </Box>
      )}
    </>
  );
}

function Person({ row }: { row: CheckRow }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}>{row.candidateName}</Box>
      <Box sx={{ color: 'look.ink3', fontSize: '0.78125rem' }}>{row.candidateMobile}</Box>
    </Box>
  );
}

/** The promised date, and the actual one. */
function Dates({ row }: { row: CheckRow }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ minWidth: 0 }}>
      <PromisedDate promisedAt={row.promisedAt} isOver={!row.overdue} />
      {row.reportedAt && (
        <Box
          component="time"
          dateTime={row.reportedAt}
          sx={{ display: 'block', color: 'look.ink3', fontSize: '0.78125rem', whiteSpace: 'nowrap' }}
        >
          {t('records.ready', { date: formatDate(row.reportedAt) })}
        </Box>
      )}
    </Box>
  );
}
