import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnbindWechatMutation } from '../../../api/resources/peopleApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { lazyPart } from '../../../components/lazyPart';
import { Section } from '../../../components/layout/Section';
import { formatDateTime } from '../../../lib/dates';
import { toast } from '../../../lib/toast';

const WechatBind = lazyPart(() => import('./WechatBind').then((module) => module.WechatBind));

/** Sign-in by WeChat: switched on with a scan, off after a question. */
export function WechatSection({ boundAt }: { boundAt: string | null }) {
  const { t } = useTranslation();
  const [isBinding, setBinding] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [unbind] = useUnbindWechatMutation();
  const { send, isRunning } = useSubmit(unbind, {
    onDone: () => toast.success(t('accountSecurity.wechat.unbound')),
    onEnd: () => setAsking(false),
  });

  return (
    <Section
      title={t('accountSecurity.wechat.title')}
      aside={
        !isBinding && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => (boundAt ? setAsking(true) : setBinding(true))}
          >
            {t(boundAt ? 'accountSecurity.wechat.unbind' : 'accountSecurity.wechat.bind')}
          </Button>
        )
      }
    >
      <Box sx={{ color: boundAt ? undefined : 'text.secondary' }}>
        {boundAt
          ? t('accountSecurity.wechat.since', { time: formatDateTime(boundAt) })
          : t('accountSecurity.wechat.none')}
      </Box>
      {isBinding && <WechatBind onDone={() => setBinding(false)} />}
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('accountSecurity.wechat.askTitle')}
        confirmLabel={t('accountSecurity.wechat.unbind')}
        isRunning={isRunning}
        onConfirm={() => void send({ body: {} })}
        onCancel={() => setAsking(false)}
      >
        {t('accountSecurity.wechat.askBody')}
      </ConfirmDialog>
    </Section>
  );
}
