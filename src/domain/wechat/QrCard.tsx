import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { QrPicture } from '../../components/data/QrPicture';
import type { QrStage, QrTicket } from './useQrTicket';

/** The address of a gateway with the local WeChat provider, never one in production. */
const LOCAL_PHONE = '/dev/wechat';

interface QrCardProps {
  ticket: QrTicket;
  /** The purpose of the code. */
  label: string;
  onRefresh: () => void;
  /** Replacements for words that only suit signing in. */
  words?: Partial<Record<QrStage, { title: string; body: string }>>;
}

/** The code and, over it, its state; the sentence below is read out at each change. */
export function QrCard({ ticket, label, onRefresh, words }: QrCardProps) {
  const { t } = useTranslation();
  const { stage, qrContent, nickname, isOffline, error } = ticket;
  const own = words?.[stage];
  const isOver = stage === 'canceled' || stage === 'expired' || stage === 'failed';
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
      <Box
        sx={{
          position: 'relative',
          width: 208,
          height: 208,
          display: 'grid',
          placeItems: 'center',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: qrContent ? '#fff' : 'look.neutralSoft',
        }}
      >
        {qrContent && (
          <Box
            aria-hidden={stage !== 'waiting'}
            sx={{ width: '100%', opacity: stage === 'waiting' ? 1 : 0.08 }}
          >
            <QrPicture text={qrContent} label={label} />
          </Box>
        )}
        {stage !== 'waiting' && (
          <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
            {isOver ? (
              <Button variant="contained" startIcon={<Refresh />} onClick={onRefresh}>
                {t('wechat.refresh')}
              </Button>
            ) : (
              <CircularProgress size={32} aria-label={t(`wechat.${stage}.title`)} />
            )}
          </Box>
        )}
      </Box>
      <Box role="status">
        <Typography variant="h2" component="p">
          {stage === 'scanned' && nickname
            ? t('wechat.scanned.by', { nickname })
            : (own?.title ?? t(`wechat.${stage}.title`))}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {isOffline && !isOver
            ? t('wechat.offline')
            : (error?.msg ?? own?.body ?? t(`wechat.${stage}.body`))}
        </Typography>
      </Box>
      {stage === 'waiting' && qrContent && isLocal(qrContent) && (
        <Typography variant="body2">
          <a href={qrContent} target="_blank" rel="noreferrer">
            {t('wechat.localPhone')}
          </a>
        </Typography>
      )}
    </Box>
  );
}

function isLocal(address: string): boolean {
  return URL.canParse(address) && new URL(address).pathname === LOCAL_PHONE;
}
