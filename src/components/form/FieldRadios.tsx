import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, type ChangeEvent, type Ref } from 'react';
import { useFaultText } from './useFaultText';

/** The result of `form.field(name)`, from `useSmallForm` or `useAppForm`. */
interface RadioField<Value extends string> {
  name: string;
  value: Value;
  /** A phrase's key or a sentence. */
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface FieldRadiosProps<Value extends string> {
  field: RadioField<Value>;
  /** Read out; drawn only where the choices alone do not make the question clear. */
  label: string;
  isLabelDrawn?: boolean;
  options: readonly { value: Value; label: string }[];
  isRow?: boolean;
}

/** A choice of two or three, each with its words; an empty value preselects none. */
export function FieldRadios<Value extends string>({
  field: { name, value, error, inputRef, onChange },
  label,
  isLabelDrawn = false,
  options,
  isRow = false,
}: FieldRadiosProps<Value>) {
  const labelId = useId();
  const errorId = useId();
  const fault = useFaultText()(error);
  return (
    <FormControl error={error !== undefined}>
      {isLabelDrawn && (
        <FormLabel component="span" id={labelId} sx={{ mb: '5px' }}>
          {label}
        </FormLabel>
      )}
      <RadioGroup
        row={isRow}
        name={name}
        {...(isLabelDrawn ? { 'aria-labelledby': labelId } : { 'aria-label': label })}
        aria-describedby={error && errorId}
        value={value}
        onChange={onChange}
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
          {fault}
        </FormHelperText>
      )}
    </FormControl>
  );
}
