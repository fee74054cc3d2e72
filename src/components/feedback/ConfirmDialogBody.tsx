import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFaultFocus } from '../../hooks/useFaultFocus';
import { useHeldFocus } from '../../hooks/useHeldFocus';

export interface ConfirmDialogBodyProps {
  title: string;
  /** The consequences in words. A field belongs into a `FormDialog`, which asks before typed text is lost. */
  children?: ReactNode;
  /** Names the action ("Cancel the check"), never just "OK". */
  confirmLabel: string;
  /** Names staying; default: the way back. */
  cancelLabel?: string;
  isDangerous?: boolean;
  isRunning?: boolean;
  isConfirmDisabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The open dialog itself; a field at which its action finds a fault takes the focus. */
export function ConfirmDialogBody({
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDangerous = false,
  isRunning = false,
  isConfirmDisabled = false,
  onConfirm,
  onCancel,
}: ConfirmDialogBodyProps) {
  const { t } = useTranslation();
  const id = useId();
  const focusFault = useFaultFocus();
  useHeldFocus();
  const handleConfirm = () => {
    onConfirm();
    focusFault();
  };
  return (
    <Dialog open onClose={isRunning ? undefined : onCancel} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      {children && <DialogContent>{children}</DialogContent>}
      <DialogActions>
        <Button color="inherit" onClick={onCancel} disabled={isRunning}>
          {cancelLabel ?? t('common.action.back')}
        </Button>
        <Button
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          onClick={handleConfirm}
          loading={isRunning}
          disabled={isConfirmDisabled}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
