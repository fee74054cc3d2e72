import Box from '@mui/material/Box';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckRow } from '../../../api/resources/checksApi';
import { OutcomeChip } from '../../../domain/OutcomeChip';
import { PromisedDate } from '../../../domain/PromisedDate';
import { isAwayFromChina } from '../../../lib/chinaTime';
import { formatDate } from '../../../lib/dates';
import { useWaitingWord } from '../hooks/useWaitingWord';
import { StatusOfRecord } from './StatusOfRecord';

/** A record on a phone: who, where it stands, what came of it, by when, and whom it waits for. Four lines each. */
export function useRecordCard(): (row: CheckRow) => ReactNode {
  const { t } = useTranslation();
  const waitingWord = useWaitingWord();
  return useCallback(
    (row: CheckRow) => (
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5, py: 0.5 }}>
        <div className="line">
          <b>{row.candidateName}</b> <span className="quiet">{row.positionTitle}</span>
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, minWidth: 0 }}>
          <StatusOfRecord row={row} />
          {row.outcome && <OutcomeChip outcome={row.outcome} />}
        </Box>
        <div className="line quiet">
          {t(isAwayFromChina() ? 'records.column.promisedInChina' : 'records.column.promised')}{' '}
          <PromisedDate
            promisedAt={row.promisedAt}
            isEstimate={row.promisedEstimate && !row.reportedAt}
            isOver={!row.overdue}
            isZoneSaid
          />
        </div>
        <div className="line quiet">
          {row.waitingOn === 'nobody'
            ? row.reportedAt && t('records.reportedOn', { date: formatDate(row.reportedAt) })
            : t('records.waitsFor', { who: waitingWord(row.waitingOn) })}
          {row.waitingOn === 'nobody' && !row.reportedAt && row.candidateMobile}
        </div>
      </Box>
    ),
    [t, waitingWord],
  );
}
