import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Breakpoint } from '@mui/material/styles';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeldFocus } from '../../hooks/useHeldFocus';
import { useCloseQuestion } from './useCloseQuestion';
import { useFirstField } from './useFirstField';

export interface FormDialogProps {
  title: string;
  /** Its fields, one below the other. */
  children: ReactNode;
  /** Names the action ("Cancel the check"), never just "OK". */
  submitLabel: string;
  /** The form's `submit(send)`. */
  onSubmit: (event: FormEvent) => unknown;
  /** Closes the dialog; asked about first while `isDirty`. */
  onClose: () => void;
  /** Something is typed that closing would lose. */
  isDirty: boolean;
  isRunning: boolean;
  isDangerous?: boolean;
  isSubmitDisabled?: boolean;
  /** Nothing can be sent here: only the way back. */
  isReadOnly?: boolean;
  maxWidth?: Breakpoint;
}

/** A form in a dialog: Enter sends; Escape, a click beside it and Back ask before they discard typed text. */
export function FormDialog({
  title,
  children,
  submitLabel,
  onSubmit,
  onClose,
  isDirty,
  isRunning,
  isDangerous = false,
  isSubmitDisabled = false,
  isReadOnly = false,
  maxWidth = 'xs',
}: FormDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [close, question] = useCloseQuestion(isDirty, onClose);
  useHeldFocus();
  const handleClose = () => {
    if (!isRunning) close();
  };
  return (
    <>
      <Dialog open onClose={handleClose} aria-labelledby={id} maxWidth={maxWidth} fullWidth>
        <DialogForm onSubmit={onSubmit}>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>{children}</DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={handleClose} disabled={isRunning}>
              {t('common.action.back')}
            </Button>
            {!isReadOnly && (
              <Button
                type="submit"
                variant="contained"
                color={isDangerous ? 'error' : 'primary'}
                loading={isRunning}
                disabled={isSubmitDisabled}
              >
                {submitLabel}
              </Button>
            )}
          </DialogActions>
        </DialogForm>
      </Dialog>
      {question}
    </>
  );
}

/** A component of its own, because a dialog mounts its content one render later: the focus moves in with it. */
function DialogForm({ onSubmit, children }: Pick<FormDialogProps, 'onSubmit' | 'children'>) {
  return (
    <Box
      component="form"
      ref={useFirstField()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event);
      }}
      // Title, content and actions stay the dialog's own rows.
      sx={{ display: 'contents' }}
    >
      {children}
    </Box>
  );
}
