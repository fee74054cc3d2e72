import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { FindingEntry } from '../../api/resources/reportsApi';

interface FieldDoubtProps {
  entry: Partial<Pick<FindingEntry, 'doubts'>>;
  field: string;
  of: 'claimed' | 'verified';
}

/** The reason why a date is impossible, below it; nothing for a possible one. */
export function FieldDoubt({ entry, field, of }: FieldDoubtProps) {
  const { t } = useTranslation();
  const doubt = entry.doubts?.find((one) => one.field === field && one.of === of);
  if (!doubt) return null;
  return (
    <Box sx={{ color: 'lamp.yellow', fontSize: '0.78125rem', fontWeight: 600 }}>
      {t(`reportBody.doubt.${doubt.fault}`)}
    </Box>
  );
}
