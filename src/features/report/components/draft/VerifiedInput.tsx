import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { fieldChoices } from '@probity/contract/rules/fields/choices';
import { kindOf } from '@probity/contract/rules/fields/kinds';
import { STILL_THERE } from '@probity/contract/rules/fields/unspoken';
import { DateInput } from '../../../../components/inputs/DateInput';
import { CompactSelect } from '../../../../components/inputs/CompactSelect';
import type { DraftItem, FindingFields } from '../../../../api/resources/reportsApi';
import { offeredChoices } from '../../../../i18n/offered';
import { useFieldWords } from '../../../../domain/report/useFieldWords';

interface VerifiedInputProps {
  name: string;
  label: string;
  /** A day is entered as a month if only the month was claimed or is asked for. */
  claimed: FindingFields[string] | undefined;
  type: DraftItem['fields'][number]['type'];
  value: FindingFields[string] | undefined;
  onChange: (value: FindingFields[string]) => void;
  isDisabled: boolean;
}

const MONTH = /^\d{4}-\d{2}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The found value of one field, by the field's kind. Null = not known. */
export function VerifiedInput({
  name,
  label,
  type,
  claimed,
  value,
  onChange,
  isDisabled,
}: VerifiedInputProps) {
  const { t } = useTranslation();
  const { text: wordOf } = useFieldWords();
  const choices = fieldChoices[name];
  if (type === 'boolean') {
    return (
      <CompactSelect
        value={value === undefined || value === null ? '' : String(value)}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value === 'true')}
        aria-label={label}
      >
        <option value="">{t('report.draft.unknown')}</option>
        <option value="true">{t('report.draft.yes')}</option>
        <option value="false">{t('report.draft.no')}</option>
      </CompactSelect>
    );
  }
  const offered = choices ? offeredChoices(name, choices, '') : [];
  const shown = value === undefined || value === null ? '' : String(value);
  if (choices) {
    return (
      <CompactSelect
        value={shown}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value || null)}
        aria-label={label}
      >
        <option value="">{t('report.draft.unknown')}</option>
        {(shown === '' || offered.includes(shown) ? offered : [shown, ...offered]).map((choice) => (
          <option key={choice} value={choice}>
            {wordOf(choice, name)}
          </option>
        ))}
      </CompactSelect>
    );
  }
  const handleChange = (text: string) =>
    onChange(type === 'number' ? (text === '' ? null : Number(text)) : text);
  // A source may name the day of what is asked for by the month; it is kept as it was recorded.
  const isMonth =
    kindOf(name) === 'month' ? !DAY.test(shown) : [String(claimed), shown].some((one) => MONTH.test(one));
  const isOpen = shown === STILL_THERE;
  const input =
    type === 'date' ? (
      <div>
        <DateInput
          kind={isMonth ? 'month' : 'day'}
          size="small"
          label={label}
          value={shown}
          disabled={isDisabled}
          onChange={onChange}
        />
      </div>
    ) : (
      <OutlinedInput
        size="small"
        fullWidth
        type={type}
        value={shown}
        disabled={isDisabled}
        onChange={(event) => handleChange(event.target.value)}
        slotProps={{ input: { 'aria-label': label, maxLength: 500 } }}
      />
    );
  if (name !== 'to') return input;
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      {!isOpen && input}
      <Button
        size="small"
        variant={isOpen ? 'contained' : 'text'}
        aria-pressed={isOpen}
        aria-label={`${label}: ${wordOf(STILL_THERE)}`}
        disabled={isDisabled}
        onClick={() => onChange(isOpen ? null : STILL_THERE)}
        sx={{ flex: 'none' }}
      >
        {wordOf(STILL_THERE)}
      </Button>
    </Box>
  );
}
