import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useSetWebhookStatusMutation, type Webhook } from '../../../api/resources/webhooksApi';
import { lazyPart } from '../../../components/lazyPart';
import { toast } from '../../../lib/toast';
import { StopDialog } from './StopDialog';

const WebhookDialog = lazyPart(() => import('./WebhookDialog').then((module) => module.WebhookDialog));
const TestDialog = lazyPart(() => import('./TestDialog').then((module) => module.TestDialog));
const RotateDialog = lazyPart(() => import('./RotateDialog').then((module) => module.RotateDialog));

type Open = 'edit' | 'test' | 'rotate' | 'disable' | 'delete';

/** The actions on a webhook; deleting is set apart. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open>();
  const [setStatus] = useSetWebhookStatusMutation();
  const { webhookId, name, status } = webhook;
  const close = () => setOpen(undefined);

  const { send, isRunning } = useSubmit(setStatus, {
    onDone: () => toast.success(t('accountWebhooks.done.enabled', { name })),
  });
  const button = (key: Open, label: string, spoken: string, color: 'inherit' | 'error' = 'inherit') => (
    <Button size="small" color={color} variant="outlined" aria-label={spoken} onClick={() => setOpen(key)}>
      {label}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
      {status === 'active' &&
        button('test', t('accountWebhooks.action.test'), t('accountWebhooks.action.testOne', { name }))}
      {status === 'disabled' && (
        <Button
          size="small"
          variant="outlined"
          loading={isRunning}
          aria-label={t('accountWebhooks.action.enableOne', { name })}
          onClick={() => void send({ body: { webhookId, status: 'active' } })}
        >
          {t('accountWebhooks.action.enable')}
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        component={Link}
        to={`?tab=webhooks&webhook=${webhookId}`}
        aria-label={t('accountWebhooks.action.logOne', { name })}
      >
        {t('accountWebhooks.action.log')}
      </Button>
      {button('edit', t('common.action.edit'), t('accountWebhooks.action.editOne', { name }))}
      {button('rotate', t('accountWebhooks.action.rotate'), t('accountWebhooks.action.rotateOne', { name }))}
      {status === 'active' &&
        button(
          'disable',
          t('accountWebhooks.action.disable'),
          t('accountWebhooks.action.disableOne', { name }),
        )}
      <Box sx={{ flex: 1 }} />
      {button('delete', t('common.action.delete'), t('accountWebhooks.action.deleteOne', { name }), 'error')}
      {open === 'edit' && <WebhookDialog webhook={webhook} onClose={close} />}
      {open === 'test' && <TestDialog webhook={webhook} onClose={close} />}
      {open === 'rotate' && <RotateDialog webhook={webhook} onClose={close} />}
      {(open === 'disable' || open === 'delete') && (
        <StopDialog webhook={webhook} deed={open} onClose={close} />
      )}
    </Box>
  );
}
