import Box from '@mui/material/Box';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditRow } from '../../../api/resources/auditApi';
import type { DataColumn } from '../../../components/table/types';
import { formatDateTime } from '../../../lib/dates';
import { useFactText } from './useFactText';

const cut = { overflow: 'hidden', textOverflow: 'ellipsis' };

/** The columns of the log: time, action with its changes, person, entity, origin. */
export function useAuditColumns(): DataColumn<AuditRow>[] {
  const { t } = useTranslation();
  const factText = useFactText();
  const actingFor = useCallback(
    (row: AuditRow) => row.actingFor && t('accountAudit.actingFor', { account: row.actingFor }),
    [t],
  );
  return useMemo(
    () => [
      {
        id: 'at',
        header: t('accountAudit.column.at'),
        width: 128,
        hideBelow: 'sm',
        cell: (row) => formatDateTime(row.at),
      },
      {
        id: 'what',
        header: t('accountAudit.column.what'),
        width: 300,
        isFixed: true,
        cell: (row) => (
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ ...cut, fontWeight: 600 }}>{row.what}</Box>
            <Box sx={{ ...cut, display: { xs: 'none', sm: 'block' } }}>
              <small>{row.details.map(factText).join(' · ')}</small>
            </Box>
            <Box sx={{ ...cut, display: { sm: 'none' } }}>
              <small>
                {[formatDateTime(row.at), row.actorName, actingFor(row)].filter(Boolean).join(' · ')}
              </small>
            </Box>
          </Box>
        ),
      },
      {
        id: 'who',
        header: t('accountAudit.column.who'),
        width: 170,
        hideBelow: 'sm',
        cell: (row) => (
          <Box sx={{ minWidth: 0 }}>
            <Box sx={cut}>{row.actorName}</Box>
            {row.actingFor && (
              <Box sx={cut}>
                <small>{actingFor(row)}</small>
              </Box>
            )}
          </Box>
        ),
      },
      {
        id: 'object',
        header: t('accountAudit.column.object'),
        width: 150,
        hideBelow: 'md',
        cell: (row) => (
          <Box sx={{ minWidth: 0 }}>
            <Box sx={cut}>{row.object ?? row.entityWord}</Box>
            {row.object && (
              <Box sx={cut}>
                <small>{row.entityWord}</small>
              </Box>
            )}
          </Box>
        ),
      },
      {
        id: 'ip',
        header: t('accountAudit.column.ip'),
        width: 120,
        hideBelow: 'lg',
        cell: (row) => row.ip ?? '–',
      },
    ],
    [t, factText, actingFor],
  );
}
