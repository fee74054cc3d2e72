import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditRow } from '../../../api/resources/auditApi';
import { Moment } from '../../../components/data/Moment';
import type { DataColumn } from '../../../components/table/types';
import { formatDateTime } from '../../../lib/dates';
import { AuditSentence, sentenceText } from './AuditSentence';

/** The columns of the log: time, what happened in a sentence, and the action that it is filtered by. */
export function useAuditColumns(): DataColumn<AuditRow>[] {
  const { t } = useTranslation();
  const actingFor = useActingFor();
  return useMemo(
    () => [
      {
        id: 'at',
        header: t('accountAudit.column.at'),
        width: 130,
        cell: (row) => <Moment at={row.at} isExact />,
      },
      {
        id: 'sentence',
        header: t('accountAudit.column.sentence'),
        width: 440,
        isFixed: true,
        cell: (row) => (
          <>
            <div className="said">
              <AuditSentence row={row} />
            </div>
            {row.actingFor && <small className="typed">{actingFor(row)}</small>}
          </>
        ),
      },
      {
        id: 'what',
        header: t('accountAudit.column.what'),
        width: 180,
        yields: 1,
        cell: (row) => (
          <>
            <div className="wraps">{row.what}</div>
            <small className="wraps">{row.group}</small>
          </>
        ),
      },
    ],
    [t, actingFor],
  );
}

/** An event on a phone: what happened, and when. */
export function useAuditCard(): (row: AuditRow) => ReactNode {
  const actingFor = useActingFor();
  return useCallback(
    (row: AuditRow) => (
      <>
        <div className="said">{sentenceText(row)}</div>
        <small className="wraps">
          {[formatDateTime(row.at), row.what, actingFor(row)].filter(Boolean).join(' · ')}
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
