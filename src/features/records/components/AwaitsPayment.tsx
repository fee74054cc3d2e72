import { LAPSE_DAYS } from '@probity/contract/rules/lapse';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { Notice } from '../../../components/feedback/Notice';
import { formatDeadline } from '../../../lib/dates';

const DAY_MS = 86_400_000;

/** Says that a record's order waits for money, and by when it is dropped: so many days after it was ordered, or approved. */
export function AwaitsPayment({ check: { orderedAt, timeline } }: { check: CheckDetail }) {
  const { t } = useTranslation();
  const since = timeline.findLast(({ event }) => event === 'approved')?.at ?? orderedAt;
  const end = new Date(Date.parse(since) + LAPSE_DAYS * DAY_MS);
  return (
    <Box sx={{ mb: 2 }}>
      <Notice>{t('recordDetail.unpaid', { at: formatDeadline(end.toISOString()) })}</Notice>
    </Box>
  );
}
