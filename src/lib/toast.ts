import { closeSnackbar, enqueueSnackbar, type SnackbarKey, type VariantType } from 'notistack';
import { TOAST_DURATION } from './constants';

/** The same sentence is shown once at a time: ten calls failing alike are one toast. */
function show(variant: VariantType, message: string): SnackbarKey {
  return enqueueSnackbar(message, { variant, autoHideDuration: TOAST_DURATION, preventDuplicate: true });
}

/**
 * The one way to show a toast; notistack's provider must be mounted (app/).
 * "Toasts last 5 seconds" (specification, section 8). Messages come translated.
 */
export const toast = {
  error: (message: string) => show('error', message),
  warning: (message: string) => show('warning', message),
  success: (message: string) => show('success', message),
  info: (message: string) => show('info', message),
  /** Closes one toast, or all. */
  close: (key?: SnackbarKey) => closeSnackbar(key),
};
