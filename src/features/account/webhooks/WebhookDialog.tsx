import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../../api/transport/useSubmit';
import {
  useCreateWebhookMutation,
  useEditWebhookMutation,
  type Webhook,
  type WebhookWithSecret,
} from '../../../api/resources/webhooksApi';
import { FieldLine } from '../../../components/form/FieldLine';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { toast } from '../../../lib/toast';
import { KindChoices } from './KindChoices';
import { valuesOf, webhookRules, type WebhookValues } from './webhookRules';
import { WebhookSecretDialog } from './WebhookSecretDialog';

interface WebhookDialogProps {
  /** Absent: a new one. */
  webhook?: Webhook;
  onClose: () => void;
}

/** Adds a webhook and shows its secret once, or edits one. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const { t } = useTranslation();
  const form = useAppForm(valuesOf(webhook), webhookRules);
  const [create, { reset }] = useCreateWebhookMutation();
  const [edit] = useEditWebhookMutation();
  const [made, setMade] = useState<{ name: string; secret: string }>();

  // The reply is removed from the store: the secret is in this dialog alone.
  useEffect(() => {
    if (made) reset();
  }, [made, reset]);

  const save = (values: WebhookValues) => {
    const body = { ...values, kinds: [...values.kinds] };
    return webhook ? edit({ body: { webhookId: webhook.webhookId, ...body } }) : create({ body });
  };
  const { send, isRunning } = useSubmit<WebhookValues, Webhook | WebhookWithSecret>(save, {
    form,
    onDone: (saved) => {
      if ('secret' in saved) {
        form.settle();
        setMade({ name: saved.webhook.name, secret: saved.secret });
        return;
      }
      toast.success(t('accountWebhooks.done.saved', { name: saved.name }));
      onClose();
    },
  });
  if (made) return <WebhookSecretDialog {...made} onClose={onClose} />;
  return (
    <FormDialog
      title={
        webhook
          ? t('accountWebhooks.form.editTitle', { name: webhook.name })
          : t('accountWebhooks.form.addTitle')
      }
      submitLabel={t(webhook ? 'common.action.save' : 'accountWebhooks.form.submit')}
      onSubmit={form.submit(send)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
      maxWidth="sm"
    >
      <FieldLine
        field={form.field('name')}
        label={t('accountWebhooks.form.name')}
        help={t('accountWebhooks.form.nameHelp')}
      />
      <FieldLine
        field={form.field('url')}
        label={t('accountWebhooks.form.url')}
        help={t('accountWebhooks.form.urlHelp')}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={1000}
      />
      <KindChoices field={form.field('kinds')} />
    </FormDialog>
  );
}
