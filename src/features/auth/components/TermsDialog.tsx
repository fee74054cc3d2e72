import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const PARTS = ['account', 'role', 'data', 'conduct', 'end'] as const;

interface TermsDialogProps {
  onAgree: () => void;
  onClose: () => void;
}

/** The terms of use in full. Reading them is no agreement: that takes the button or the checkbox. */
export function TermsDialog({ onAgree, onClose }: TermsDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('register.terms.title')}</DialogTitle>
      <DialogContent tabIndex={0}>
        {PARTS.map((part) => (
          <section key={part}>
            <Typography variant="h3" sx={{ mt: 2 }}>
              {t(`register.terms.${part}.title`)}
            </Typography>
            <Typography sx={{ mt: 0.5 }}>{t(`register.terms.${part}.body`)}</Typography>
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.action.back')}
        </Button>
        <Button variant="contained" onClick={onAgree}>
          {t('register.terms.agree')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
