import { useTranslation } from 'react-i18next';
import { CompactSelect } from './CompactSelect';
import type { MenuOption } from '../form/FieldMenu';

/** A choice, under the heading of its group where the choices have groups. */
export interface FilterOption extends MenuOption {
  group?: string | undefined;
}

interface FilterSelectProps {
  label: string;
  /** '' = no filter. */
  value: string;
  /** Those without a group, or all of one, stand together. */
  options: readonly FilterOption[];
  onChange: (value: string) => void;
}

/** One filter with a few choices; its name is the empty choice. */
export function FilterSelect({ label, value, options: choices, onChange }: FilterSelectProps) {
  const { t } = useTranslation();
  const groups = [...new Set(choices.map(({ group }) => group))];
  return (
    <CompactSelect
      value={value}
      onChange={(event) => onChange(event.target.value)}
      aria-label={t('components.filter.choose', { label })}
      data-empty={value === ''}
      sx={{ maxWidth: 200 }}
    >
      <option value="">{label}</option>
      {groups.map((group) =>
        group === undefined ? (
          choices.filter((one) => one.group === undefined).map(optionOf)
        ) : (
          <optgroup key={group} label={group}>
            {choices.filter((one) => one.group === group).map(optionOf)}
          </optgroup>
        ),
      )}
    </CompactSelect>
  );
}

const optionOf = ({ value, label, isDisabled }: FilterOption) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
);
