import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyField } from '../../../components/CopyField';

interface SecretDialogProps {
  name: string;
  secret: string;
  onClose: () => void;
}

/** A new secret, shown this once: only its button closes the dialog. */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('accountWebhooks.secret.title', { name })}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {t('accountWebhooks.secret.once')}
          <CopyField label={t('accountWebhooks.secret.label')} value={secret} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('accountWebhooks.secret.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
