import { useTranslation } from 'react-i18next';
import { FieldSelect } from './CompactSelect';
import { FormField } from '../form/FormField';
import type { MenuOption } from '../form/FieldMenu';

interface ChoiceFieldProps {
  label: string;
  /** '' = any. */
  value: string;
  /** undefined while loading. */
  choices: readonly MenuOption[] | undefined;
  onChange: (value: string) => void;
}

/** One choice of a filter, or none. */
export function ChoiceField({ label, value, choices, onChange }: ChoiceFieldProps) {
  const { t } = useTranslation();
  return (
    <FormField label={label} isDisabled={!choices}>
      {({ id }) => (
        <FieldSelect
          id={id}
          value={value}
          disabled={!choices}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{t(choices ? 'components.filter.any' : 'common.state.loading')}</option>
          {choices?.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </FieldSelect>
      )}
    </FormField>
  );
}
