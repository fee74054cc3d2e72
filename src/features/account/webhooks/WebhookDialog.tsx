import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateWebhookMutation, useEditWebhookMutation, type Webhook } from '../../../api/webhooksApi';
import { FieldLine } from '../../../components/form/FieldLine';
import { toast } from '../../../lib/toast';
import { KindChoices } from './KindChoices';
import { WebhookSecretDialog } from './WebhookSecretDialog';
import { useWebhookForm } from './useWebhookForm';

interface WebhookDialogProps {
  /** None: a new one. */
  webhook?: Webhook;
  onClose: () => void;
}

/** Adds a webhook and shows its secret once, or edits one. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const form = useWebhookForm(webhook);
  const [create, creating] = useCreateWebhookMutation();
  const [edit, editing] = useEditWebhookMutation();
  const [made, setMade] = useState<{ name: string; secret: string }>();
  // The reply leaves the store: the secret lives in this dialog alone.
  const { reset } = creating;
  useEffect(() => {
    if (made) reset();
  }, [made, reset]);
  const isRunning = creating.isLoading || editing.isLoading;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning || !form.check()) return;
    const input = { ...form.values, kinds: [...form.kinds] };
    if (!webhook) {
      const { data, error } = await create({ body: input });
      if (!data) return form.refuse(error);
      return setMade({ name: data.webhook.name, secret: data.secret });
    }
    const { data, error } = await edit({ body: { webhookId: webhook.webhookId, ...input } });
    if (!data) return form.refuse(error);
    toast.success(t('accountWebhooks.done.saved', { name: data.name }));
    onClose();
  };
  if (made) return <WebhookSecretDialog {...made} onClose={onClose} />;
  return (
    <Dialog
      open
      // A press beside the dialog does not lose what was typed.
      onClose={(_event, reason) => reason !== 'backdropClick' && !isRunning && onClose()}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>
        {webhook
          ? t('accountWebhooks.form.editTitle', { name: webhook.name })
          : t('accountWebhooks.form.addTitle')}
      </DialogTitle>
      <DialogContent>
        <Box
          component="form"
          id={`${id}-form`}
          noValidate
          onSubmit={(event) => void handleSubmit(event)}
          sx={{ display: 'grid', gap: 2 }}
        >
          <FieldLine
            field={form.field('name')}
            label={t('accountWebhooks.form.name')}
            help={t('accountWebhooks.form.nameHelp')}
            autoFocus={!webhook}
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
          <KindChoices
            kinds={form.kinds}
            isMissing={form.isKindMissing}
            fieldRef={form.kindsRef}
            onChange={form.chooseKinds}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isRunning}>
          {t('common.action.back')}
        </Button>
        <Button type="submit" form={`${id}-form`} variant="contained" loading={isRunning}>
          {t(webhook ? 'common.action.save' : 'accountWebhooks.form.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
