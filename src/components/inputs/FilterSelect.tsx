import { useTranslation } from 'react-i18next';
import { CompactSelect } from './CompactSelect';
import type { MenuOption } from '../form/FieldMenu';

interface FilterSelectProps {
  label: string;
  /** '' = no filter. */
  value: string;
  options: readonly MenuOption[];
  onChange: (value: string) => void;
}

/** One filter with a few choices; its name is the empty choice. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const { t } = useTranslation();
  return (
    <CompactSelect
      value={value}
      onChange={(event) => onChange(event.target.value)}
      aria-label={t('components.filter.choose', { label })}
      data-empty={value === ''}
      sx={{ maxWidth: 200 }}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.isDisabled}>
          {option.label}
        </option>
      ))}
    </CompactSelect>
  );
}
