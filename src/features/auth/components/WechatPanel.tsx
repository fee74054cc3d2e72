import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { QrCard } from '../../../domain/wechat/QrCard';
import { useQrTicket } from '../../../domain/wechat/useQrTicket';
import { useSessionGrant } from '../hooks/useSessionGrant';
import { rememberWay } from '../loginMemory';
import { BindForm } from './BindForm';
import { GrantFault } from './GrantFault';

/** The scan, and what it leads to: a session, or the phone that the WeChat account belongs to. */
export function WechatPanel() {
  const { t } = useTranslation();
  const { stage, error, open } = useSessionGrant();
  const handleConfirmed = useCallback(() => {
    rememberWay('wechat');
    void open();
  }, [open]);
  const { refresh, ...ticket } = useQrTicket('login', handleConfirmed);

  if (ticket.stage === 'unbound' && ticket.bindToken) {
    return <BindForm bindToken={ticket.bindToken} nickname={ticket.nickname} onScanAgain={refresh} />;
  }
  if (error) return <GrantFault error={error} stage={stage} onRetry={() => void open()} />;
  return <QrCard ticket={ticket} label={t('wechat.picture')} onRefresh={refresh} />;
}
