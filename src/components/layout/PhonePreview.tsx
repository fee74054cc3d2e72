import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

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
        <Box
          sx={{
            width: 360,
            maxWidth: '100%',
            border: 1,
            borderColor: 'look.lineStrong',
            borderRadius: 4,
            bgcolor: 'background.default',
            p: 2,
            display: 'grid',
            gap: 2,
          }}
        >
          {children}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
