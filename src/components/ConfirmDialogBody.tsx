import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface ConfirmDialogBodyProps {
  title: string;
  /** What will happen, in words; also a field for a reason. */
  children?: ReactNode;
  /** Names the deed ("Cancel the check"), never just "OK". */
  confirmLabel: string;
  isDangerous?: boolean;
  isRunning?: boolean;
  isConfirmDisabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The open dialog itself; fetched by ConfirmDialog when somebody first asks for it. */
export function ConfirmDialogBody({
  title,
  children,
  confirmLabel,
  isDangerous = false,
  isRunning = false,
  isConfirmDisabled = false,
  onConfirm,
  onCancel,
}: ConfirmDialogBodyProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open onClose={isRunning ? undefined : onCancel} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      {children && <DialogContent>{children}</DialogContent>}
      <DialogActions>
        <Button color="inherit" onClick={onCancel} disabled={isRunning}>
          {t('common.action.back')}
        </Button>
        <Button
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={isRunning}
          disabled={isConfirmDisabled}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
