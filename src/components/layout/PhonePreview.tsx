import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneFrame } from './PhoneFrame';

interface PhonePreviewProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that shows what somebody reads in the width of a phone. Nothing can be typed here. */
export function PhonePreview({ title, onClose, children }: PhonePreviewProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {/* Nothing in it takes the focus: it is scrolled by keyboard itself. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={id}>
        <PhoneFrame>{children}</PhoneFrame>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
