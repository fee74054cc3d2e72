import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { QrCard } from '../../../domain/wechat/QrCard';
import { useQrTicket } from '../../../domain/wechat/useQrTicket';
import { useSessionGrant } from '../hooks/useSessionGrant';
import { rememberWay } from '../loginMemory';
import { BindForm } from './BindForm';
import { GrantFault } from './GrantFault';

/** The scan, and its result: a session, the phone that the WeChat account belongs to, or the reason why there is none. */
export function WechatPanel() {
  const { t } = useTranslation();
  const { stage, error, open, clear } = useSessionGrant();
  const handleConfirmed = useCallback(() => {
    rememberWay('wechat');
    void open();
  }, [open]);
  const { refresh, ...ticket } = useQrTicket('login', handleConfirmed);
  const handleNewCode = () => {
    clear();
    refresh();
  };

  if (ticket.stage === 'unbound' && ticket.bindToken) {
    return <BindForm bindToken={ticket.bindToken} nickname={ticket.nickname} onScanAgain={refresh} />;
  }
  const fault = error ?? ticket.refused;
  if (!fault) return <QrCard ticket={ticket} label={t('wechat.picture')} onRefresh={refresh} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <GrantFault error={fault} stage={stage} onRetry={() => void open()} />
      <Button variant="outlined" onClick={handleNewCode} disabled={stage === 'granting'}>
        {t('wechat.refresh')}
      </Button>
    </Box>
  );
}
