import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../../api/resources/paymentsApi';
import { QrPicture } from '../../components/data/QrPicture';
import { useIsPhone } from '../../hooks/useIsPhone';

interface ScanCodeProps {
  payment: Payment;
  secondsLeft: number;
  isOffline: boolean;
}

/** The code with the time it has left; once it ended, or something became of the payment, that in words, which are read out. */
export function ScanCode({ payment, secondsLeft, isOffline }: ScanCodeProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { status, amount, provider, codeUrl } = payment;
  const isScanned = status === 'created' && secondsLeft > 0 && codeUrl !== null;
  const state = status === 'created' && !isScanned ? 'expired' : status;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
      {isScanned && (
        <Box sx={{ width: '100%', maxWidth: 240, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <QrPicture text={codeUrl} label={t('finance.scan.code', { amount: formatFen(amount) })} />
        </Box>
      )}
      <Box role="status">
        <Typography variant="h2" component="p">
          {t(`finance.scan.state.${state}.title`, { amount: formatFen(amount) })}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {isOffline && status === 'created'
            ? t('finance.scan.offline')
            : t(`finance.scan.state.${state}.body`)}
        </Typography>
      </Box>
      {isScanned && (
        <Typography role="timer" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('finance.scan.left', { time: clock(secondsLeft) })}
        </Typography>
      )}
      {isScanned && isPhone && <Typography variant="body2">{t('finance.scan.onPhone')}</Typography>}
      {isScanned && provider === 'local' && (
        <Typography variant="body2">
          <a href={codeUrl} target="_blank" rel="noreferrer">
            {t('finance.scan.localPhone')}
          </a>
        </Typography>
      )}
    </Box>
  );
}

/** 14:05 */
const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
