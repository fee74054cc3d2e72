import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { TOAST_DURATION } from '../lib/constants';
import { connectToasts, type ToastVariant } from '../lib/toast';

/** The same sentence is shown once at a time: ten calls failing alike are one toast. */
const draw = (variant: ToastVariant, message: string) =>
  void enqueueSnackbar(message, { variant, autoHideDuration: TOAST_DURATION, preventDuplicate: true });

/** Draws the toasts. */
export function ToastHost() {
  useEffect(() => connectToasts(draw), []);
  return <SnackbarProvider maxSnack={3} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />;
}
