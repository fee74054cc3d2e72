import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecurityChanged } from '../../../api/resources/peopleApi';
import { QrCard } from '../../../domain/wechat/QrCard';
import { useQrTicket } from '../../../domain/wechat/useQrTicket';
import { toast } from '../../../lib/toast';

/** The code to scan; once the phone has confirmed, the WeChat account signs this user in. */
export function WechatBind({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const refetchSecurity = useSecurityChanged();
  const handleConfirmed = useCallback(() => {
    toast.success(t('accountSecurity.wechat.done'));
    refetchSecurity();
    onDone();
  }, [t, refetchSecurity, onDone]);
  const { refresh, ...ticket } = useQrTicket('bind', handleConfirmed);
  const words = (stage: 'waiting' | 'confirmed' | 'canceled') => ({
    title: t(`accountSecurity.wechat.${stage}.title`),
    body: t(`accountSecurity.wechat.${stage}.body`),
  });
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, justifyItems: 'center', maxWidth: 420 }}>
      <QrCard
        ticket={ticket}
        label={t('accountSecurity.wechat.picture')}
        onRefresh={refresh}
        words={{
          waiting: words('waiting'),
          confirmed: words('confirmed'),
          canceled: words('canceled'),
        }}
      />
      <Button color="inherit" onClick={onDone}>
        {t('common.action.cancel')}
      </Button>
    </Box>
  );
}
