import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatDate, isOverdue } from '../lib/dates';

interface PromisedDateProps {
  /** ISO 8601 from the gateway; null before the clock starts. */
  promisedAt: string | null | undefined;
  /** True once nothing is expected any more (reported, cancelled, expired). */
  isOver?: boolean;
}

/** A promised date; red and with the word once it has passed: overdue is no status. */
export function PromisedDate({ promisedAt, isOver = false }: PromisedDateProps) {
  const { t } = useTranslation();
  if (!promisedAt) return '–';
  const date = formatDate(promisedAt);
  if (isOver || !isOverdue(promisedAt)) return <time dateTime={promisedAt}>{date}</time>;
  return (
    <Box component="time" dateTime={promisedAt} sx={{ color: 'error.main' }}>
      {t('components.promise.overdue', { date })}
    </Box>
  );
}
