import Box from '@mui/material/Box';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedApplication } from '../../api/resources/registrationsApi';
import { Moment } from '../../components/data/Moment';
import { StatusTag } from '../../components/data/StatusTag';
import { TextLink } from '../../components/layout/TextLink';
import type { DataColumn } from '../../components/table/types';
import { formatDateTime } from '../../lib/dates';
import { applicationPath } from './registrationPaths';

/** Whether a check was begun from it, leading there. */
function CheckState({ checkId }: Pick<ListedApplication, 'checkId'>) {
  const { t } = useTranslation();
  if (!checkId) return <StatusTag>{t('applications.list.notBegun')}</StatusTag>;
  return <TextLink to={`/backRecord/detail?id=${checkId}`}>{t('applications.list.begun')}</TextLink>;
}

/** When it was sent, and corrected since. */
function SentTime({ sentAt, correctedAt }: Pick<ListedApplication, 'sentAt' | 'correctedAt'>) {
  const { t } = useTranslation();
  if (!correctedAt) return <Moment at={sentAt} isExact />;
  return (
    <>
      <Moment at={sentAt} isExact />
      <Box sx={{ color: 'text.secondary' }}>
        {t('applications.list.corrected', { at: formatDateTime(correctedAt) })}
      </Box>
    </>
  );
}

export function useApplicationColumns(): DataColumn<ListedApplication>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('applications.list.column.name'),
        width: 140,
        isFixed: true,
        cell: (row) => <TextLink to={applicationPath(row.applicationId)}>{row.name}</TextLink>,
      },
      { id: 'phone', header: t('applications.list.column.phone'), width: 120, cell: (row) => row.mobile },
      {
        id: 'form',
        header: t('applications.list.column.form'),
        width: 160,
        yields: 2,
        cell: (row) => row.formTitle,
      },
      {
        id: 'tags',
        header: t('applications.list.column.tags'),
        width: 130,
        yields: 3,
        cell: (row) => row.tags.join(', '),
      },
      {
        id: 'sent',
        header: t('applications.list.column.sent'),
        width: 140,
        cell: (row) => <SentTime {...row} />,
      },
      {
        id: 'erased',
        header: t('applications.list.column.erased'),
        width: 110,
        yields: 1,
        cell: (row) => row.erasedOn,
      },
      {
        id: 'state',
        header: t('applications.list.column.state'),
        width: 90,
        cell: (row) => <CheckState {...row} />,
      },
    ],
    [t],
  );
}

/** An application on a phone. */
export function useApplicationCard(): (row: ListedApplication) => ReactNode {
  const { t } = useTranslation();
  return useCallback(
    (row: ListedApplication) => (
      <Box sx={{ display: 'grid', gap: 0.5, py: 0.5 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
          <TextLink to={applicationPath(row.applicationId)}>{row.name}</TextLink>
          <CheckState {...row} />
        </Box>
        <div className="line">{[row.mobile, row.formTitle].join(' · ')}</div>
        {row.tags.length > 0 && <div className="line">{row.tags.join(', ')}</div>}
        <div className="line">
          {[
            formatDateTime(row.sentAt),
            row.correctedAt && t('applications.list.corrected', { at: formatDateTime(row.correctedAt) }),
            t('applications.list.erasedOn', { day: row.erasedOn }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </Box>
    ),
    [t],
  );
}
