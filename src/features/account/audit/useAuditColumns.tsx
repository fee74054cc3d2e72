import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { AuditRow } from '../../../api/resources/auditApi';
import { TextLink } from '../../../components/layout/TextLink';
import { Typed } from '../../../components/table/Typed';
import type { DataColumn } from '../../../components/table/types';
import { formatDateTime } from '../../../lib/dates';
import { selectUserInfo } from '../../../session/selectors';
import { auditLink } from './auditLink';
import { useFactText } from './useFactText';

/** The columns of the log: time, action with its changes, person, entity, origin. */
export function useAuditColumns(): DataColumn<AuditRow>[] {
  const { t } = useTranslation();
  const factText = useFactText();
  const isStaff = useSelector(selectUserInfo).userType === 'staff';
  const actingFor = useActingFor();
  return useMemo(
    () => [
      {
        id: 'at',
        header: t('accountAudit.column.at'),
        width: 130,
        cell: (row) => <time dateTime={row.at}>{formatDateTime(row.at)}</time>,
      },
      {
        id: 'what',
        header: t('accountAudit.column.what'),
        width: 240,
        isFixed: true,
        cell: (row) => (
          <>
            <Typed text={row.what} isName />
            <small className="typed">{row.details.map(factText).join(' · ')}</small>
          </>
        ),
      },
      {
        id: 'who',
        header: t('accountAudit.column.who'),
        width: 120,
        cell: (row) => (
          <>
            <Typed text={row.actorName} />
            {row.actingFor && <small className="typed">{actingFor(row)}</small>}
          </>
        ),
      },
      {
        id: 'object',
        header: t('accountAudit.column.object'),
        width: 160,
        yields: 2,
        cell: (row) => {
          const link = auditLink(row, isStaff);
          const named = <Typed text={row.object ?? row.entityWord} />;
          return (
            <>
              {/* The row itself opens the event. */}
              {link ? (
                <TextLink to={link} onClick={(event) => event.stopPropagation()}>
                  {named}
                </TextLink>
              ) : (
                named
              )}
              {row.object && <small>{row.entityWord}</small>}
            </>
          );
        },
      },
      {
        id: 'ip',
        header: t('accountAudit.column.ip'),
        width: 110,
        yields: 1,
        cell: (row) => <span className="whole">{row.ip ?? '–'}</span>,
      },
    ],
    [t, factText, actingFor, isStaff],
  );
}

/** An event on a phone: what was done to what, and when by whom. */
export function useAuditCard(): (row: AuditRow) => ReactNode {
  const actingFor = useActingFor();
  return useCallback(
    (row: AuditRow) => (
      <>
        <Typed text={row.what} isName />
        <div className="line">{[row.entityWord, row.object].filter(Boolean).join(' · ')}</div>
        <small className="line">
          {[formatDateTime(row.at), row.actorName, actingFor(row)].filter(Boolean).join(' · ')}
        </small>
      </>
    ),
    [actingFor],
  );
}

function useActingFor() {
  const { t } = useTranslation();
  return useCallback(
    (row: AuditRow) => row.actingFor && t('accountAudit.actingFor', { account: row.actingFor }),
    [t],
  );
}
