import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { AppField } from './useAppForm';

interface FieldRadiosProps<Value extends string> {
  field: AppField<Value>;
  /** Read out, not drawn: the choices say what is asked. */
  label: string;
  options: readonly { value: Value; label: string }[];
  isRow?: boolean;
}

/** One of two or three, each with its words; none is chosen for anybody by an empty value. */
export function FieldRadios<Value extends string>({
  field: { name, value, error, inputRef, onChange },
  label,
  options,
  isRow = false,
}: FieldRadiosProps<Value>) {
  const errorId = useId();
  return (
    <FormControl error={error !== undefined}>
      <RadioGroup
        row={isRow}
        name={name}
        aria-label={label}
        aria-describedby={error && errorId}
        value={value}
        onChange={(_event, next) => onChange(next as Value)}
      >
        {options.map((option, at) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            control={
              <Radio
                slotProps={{
                  input: {
                    'aria-invalid': error !== undefined,
                    ...(at === 0 && { ref: inputRef }),
                  },
                }}
              />
            }
          />
        ))}
      </RadioGroup>
      {error && (
        <FormHelperText id={errorId} error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
