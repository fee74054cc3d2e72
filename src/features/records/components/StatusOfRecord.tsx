import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CheckRow } from '../../../api/resources/checksApi';
import { CheckStatusChip } from '../../../domain/CheckStatusChip';

/** The status of a record in the list; with it, in red, that the candidate it waits for was not reached. */
export function StatusOfRecord({ row }: { row: Pick<CheckRow, 'status' | 'notReached'> }) {
  const { t } = useTranslation();
  return (
    <>
      <CheckStatusChip status={row.status} />
      {row.notReached && (
        <Box component="span" sx={{ display: 'block', color: 'error.main', fontSize: '0.78125rem' }}>
          {t('records.notReached')}
        </Box>
      )}
    </>
  );
}
