import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import type { SelectOption } from './form/SelectInput';

interface FilterSelectProps {
  label: string;
  /** '' = no filter. */
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
}

/** One filter with a few choices; its name is the empty choice. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      value={value}
      onChange={(event) => onChange(event.target.value)}
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': t('components.filter.choose', { label }) }}
      sx={{
        maxWidth: 200,
        '& select': { py: '4px', fontSize: '0.8125rem' },
        '& .MuiOutlinedInput-notchedOutline': value === '' ? { borderStyle: 'dashed' } : undefined,
      }}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.isDisabled}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
