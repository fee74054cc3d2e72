import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface FieldWords {
  label: string;
  /** Below the field, also while it has an error. */
  help?: ReactNode;
  /** Marked in words; default: the field is required. */
  isOptional?: boolean;
}

interface FormFieldProps extends FieldWords {
  error?: string;
  isDisabled?: boolean;
  /** Draws the control with the ids that tie it to label, help and error. */
  children: (ids: { id: string; describedBy: string | undefined }) => ReactNode;
}

/** Label above, control, error in words, help below. */
export function FormField({ label, help, isOptional, error, isDisabled, children }: FormFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const errorId = `${id}-error`;
  const helpId = `${id}-help`;
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ') || undefined;
  return (
    <FormControl fullWidth error={error !== undefined} disabled={isDisabled}>
      <FormLabel htmlFor={id} sx={{ mb: '5px' }}>
        {label}
        {isOptional && t('common.state.optional')}
      </FormLabel>
      {children({ id, describedBy })}
      {error && (
        <FormHelperText id={errorId} error>
          {error}
        </FormHelperText>
      )}
      {help && (
        <FormHelperText id={helpId} error={false}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
