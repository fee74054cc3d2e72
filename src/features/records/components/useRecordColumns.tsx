import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { CheckRow } from '../../../api/resources/checksApi';
import { Moment } from '../../../components/data/Moment';
import { MoneyText } from '../../../components/data/MoneyText';
import { Typed } from '../../../components/table/Typed';
import type { DataColumn } from '../../../components/table/types';
import { CoverageText } from '../../../domain/CoverageText';
import { OutcomeChip } from '../../../domain/OutcomeChip';
import { PromisedDate } from '../../../domain/PromisedDate';
import { currentLanguage } from '../../../i18n/i18n';
import { isAwayFromChina } from '../../../lib/chinaTime';
import { formatDate } from '../../../lib/dates';
import { selectUserInfo } from '../../../session/selectors';
import { useWaitingWord } from '../hooks/useWaitingWord';
import { StatusOfRecord } from './StatusOfRecord';

/** The room that the longest chip or word of a column takes in the language on screen. */
const inWords = (english: number, chinese: number) => (currentLanguage() === 'en' ? english : chinese);

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
        width: 104,
        isFixed: true,
        isSortable: true,
        orders: { asc: t('records.sorted.name.asc'), desc: t('records.sorted.name.desc') },
        cell: (row) => (
          <>
            <Typed text={row.candidateName} isName />
            <small>{row.candidateMobile}</small>
          </>
        ),
      },
      {
        id: 'position',
        header: t('records.column.position'),
        width: 140,
        yields: 3,
        cell: (row) => (
          <>
            <Typed text={row.positionTitle} />
            <small title={row.packageName}>{row.packageName}</small>
          </>
        ),
      },
      {
        id: 'status',
        header: t('records.column.status'),
        width: inWords(192, 120),
        cell: (row) => <StatusOfRecord row={row} />,
      },
      may('result.read') && {
        id: 'result',
        header: t('records.column.result'),
        width: inWords(120, 110),
        yields: 5,
        cell: (row) => <Result row={row} />,
      },
      {
        id: 'promisedAt',
        header: t(isAwayFromChina() ? 'records.column.promisedInChina' : 'records.column.promised'),
        width: inWords(116, 122),
        yields: 6,
        isSortable: true,
        orders: { asc: t('records.sorted.promised.asc'), desc: t('records.sorted.promised.desc') },
        cell: (row) => <Dates row={row} />,
      },
      {
        id: 'waiting',
        header: t('records.column.waiting'),
        width: inWords(98, 92),
        yields: 2,
        cell: (row) => waitingWord(row.waitingOn),
      },
      may('price.read') && {
        id: 'price',
        header: t('records.column.price'),
        width: 84,
        align: 'end',
        yields: 1,
        cell: (row) => (row.price === null ? '–' : <MoneyText fen={row.price} />),
      },
      {
        id: 'orderedAt',
        header: t('records.column.ordered'),
        width: 98,
        align: 'end',
        // The list is in its order, unless another is chosen.
        yields: 7,
        isSortable: true,
        orders: { asc: t('records.sorted.ordered.asc'), desc: t('records.sorted.ordered.desc') },
        cell: (row) => <Moment at={row.orderedAt} />,
      },
      {
        id: 'owner',
        header: t('records.column.owner'),
        width: 104,
        yields: 4,
        isOffAtFirst: true,
        cell: (row) => <Typed text={row.ownerName} />,
      },
      {
        id: 'orderNo',
        header: t('records.column.orderNo'),
        width: 134,
        yields: 4,
        isOffAtFirst: true,
        cell: (row) => row.orderNo,
      },
      {
        id: 'department',
        header: t('records.column.department'),
        width: 104,
        yields: 4,
        isOffAtFirst: true,
        cell: (row) => (row.departmentName === null ? '–' : <Typed text={row.departmentName} />),
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
        <small className="wraps">
          <CoverageText coverage={row.coverage} />
        </small>
      )}
    </>
  );
}

/** The promised date, and the actual one. */
function Dates({ row }: { row: CheckRow }) {
  const { t } = useTranslation();
  return (
    <>
      <PromisedDate
        promisedAt={row.promisedAt}
        isEstimate={row.promisedEstimate && !row.reportedAt}
        isOver={!row.overdue}
        isInColumn
      />
      {row.reportedAt && (
        <small>
          <time dateTime={row.reportedAt}>
            {t('records.reportedOn', { date: formatDate(row.reportedAt) })}
          </time>
        </small>
      )}
    </>
  );
}
