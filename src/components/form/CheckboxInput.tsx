import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ReactNode } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFieldFault } from './useFieldFault';

interface CheckboxInputProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  control: Control<Values>;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
}

/** Yes or no, with its words beside it. */
export function CheckboxInput<Values extends FieldValues>({
  name,
  control,
  label,
  help,
  disabled,
}: CheckboxInputProps<Values>) {
  const { field, fieldState } = useController({ name, control });
  const error = useFieldFault()(fieldState.error);
  const id = useId();
  return (
    <FormControl error={error !== undefined} disabled={disabled}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            checked={field.value === true}
            name={field.name}
            onChange={(_event, checked) => field.onChange(checked)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-invalid': error !== undefined,
                'aria-describedby': error || help ? id : undefined,
              },
            }}
          />
        }
      />
      {(error || help) && (
        <FormHelperText id={id} sx={{ ml: '30px' }}>
          {error ?? help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
