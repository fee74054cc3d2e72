import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { RechargeLimitChange } from '../../api/resources/reversalsApi';
import { formatDateTime } from '../../lib/dates';

interface LimitWaitingProps {
  change: RechargeLimitChange;
  isRunning: boolean;
  onConfirm: () => void;
  onRefuse: () => void;
}

/** A change that waits: another operator confirms it, either refuses it. */
export function LimitWaiting({ change, isRunning, onConfirm, onRefuse }: LimitWaitingProps) {
  const { t } = useTranslation();
  const { by, above, at, mayConfirm } = change;
  return (
    <>
      <Alert severity="info">
        {t('receivedMoney.limit.waiting', { by, above: formatFen(above), at: formatDateTime(at) })}{' '}
        {!mayConfirm && t('receivedMoney.limit.isYou')}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayConfirm && (
          <Button variant="contained" onClick={onConfirm}>
            {t('receivedMoney.limit.confirm')}
          </Button>
        )}
        <Button color="inherit" loading={isRunning} onClick={onRefuse}>
          {t(mayConfirm ? 'receivedMoney.limit.refuse' : 'receivedMoney.limit.withdraw')}
        </Button>
      </Box>
    </>
  );
}
