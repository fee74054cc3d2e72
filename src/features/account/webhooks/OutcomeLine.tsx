import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import type { WebhookDelivery } from '../../../api/resources/webhooksApi';
import { useOutcomeWords } from './useOutcomeWords';

const icons = { delivered: CheckCircleOutlined, failed: ErrorOutline, waiting: Schedule } as const;

/** The result of a delivery, as a sentence with its icon. */
export function OutcomeLine({ delivery }: { delivery: WebhookDelivery }) {
  const words = useOutcomeWords();
  const Icon = icons[delivery.status];
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Icon
        aria-hidden
        fontSize="small"
        color={
          delivery.status === 'failed' ? 'error' : delivery.status === 'delivered' ? 'success' : 'inherit'
        }
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{words(delivery)}</Box>
    </Box>
  );
}
