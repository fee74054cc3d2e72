import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { CopyField } from '../../components/inputs/CopyField';

interface SecretDialogProps {
  title: string;
  /** The label of the secret's field. */
  label: string;
  secret: string;
  /** Says that it is shown only once, and what to do. */
  children: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

/** A secret that is shown only once: neither Escape nor a click beside it closes the dialog, only its button. */
export function SecretDialog({ title, label, secret, children, closeLabel, onClose }: SecretDialogProps) {
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <div>{children}</div>
          <CopyField label={label} value={secret} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {closeLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
