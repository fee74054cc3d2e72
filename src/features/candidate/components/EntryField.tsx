import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldChoices } from '@probity/contract/rules/fields/choices';
import type { StatedField } from '@probity/contract/rules/fields/sections';
import { plainNumber } from '@probity/contract/rules/fields/unspoken';
import { FieldSelect } from '../../../components/inputs/CompactSelect';
import { DateLine } from '../../../components/form/DateLine';
import { FormField } from '../../../components/form/FormField';
import { offeredChoices, offeredWords } from '../../../i18n/offered';
import { choiceKeyOf, labelKeyOf } from '../../../domain/fieldLabels';
import { helpKeyOf } from '../sectionFields';
import { ValueDoubt } from './ValueDoubt';

interface EntryFieldProps {
  field: StatedField;
  value: string | boolean | undefined;
  onChange: (value: string | boolean) => void;
  error?: string;
  /** Beside the field, never a block. */
  warning?: string;
}

/** One field of an entry, drawn by its kind. */
export function EntryField({ field, value, onChange, error, warning }: EntryFieldProps) {
  const { t } = useTranslation();
  const helpId = useId();
  const listId = useId();
  // Words to pick from in a field that takes any.
  const offered = offeredWords(field.name);
  const label = t(labelKeyOf(field));
  const helpKey = helpKeyOf(field);
  const help = helpKey && t(helpKey);
  if (field.kind === 'boolean') {
    return (
      <div>
        <FormControlLabel
          label={label}
          control={
            <Checkbox
              size="medium"
              checked={value === true}
              onChange={(_event, checked) => onChange(checked)}
              slotProps={{ input: { 'aria-describedby': help ? helpId : undefined } }}
            />
          }
        />
        {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
      </div>
    );
  }
  if (field.kind === 'yesNo')
    return <YesNoField label={label} value={value} onChange={onChange} error={error} />;
  const text = typeof value === 'string' ? value : '';
  const below = warning ? <ValueDoubt words={warning} /> : help;
  if (field.kind === 'month')
    return (
      <DateLine
        kind="month"
        keepsText
        label={label}
        help={below}
        isOptional={!field.required}
        error={error}
        value={text}
        onChange={onChange}
      />
    );
  return (
    <FormField label={label} help={below} isOptional={!field.required} error={error}>
      {({ id, describedBy }) =>
        field.kind === 'choice' ? (
          <FieldSelect
            value={text}
            onChange={(event) => onChange(event.target.value)}
            id={id}
            aria-describedby={describedBy}
            aria-required={field.required === true}
            aria-invalid={error !== undefined}
          >
            <option value="">{t('candidate.field.choose')}</option>
            {offeredChoices(field.name, fieldChoices[field.name]!, text).map((option) => (
              <option key={option} value={option}>
                {t(choiceKeyOf(field, option))}
              </option>
            ))}
          </FieldSelect>
        ) : (
          <>
            <OutlinedInput
              id={id}
              value={text}
              type={field.kind === 'phone' ? 'tel' : 'text'}
              onChange={(event) => onChange(event.target.value)}
              onBlur={() => {
                const plain = plainNumber(field.name, field.kind, text);
                if (plain !== text) onChange(plain);
              }}
              slotProps={{
                input: {
                  list: offered?.length ? listId : undefined,
                  'aria-describedby': describedBy,
                  'aria-required': field.required === true,
                  'aria-invalid': error !== undefined,
                },
              }}
            />
            {offered?.length ? (
              <datalist id={listId}>
                {offered.map((word) => (
                  <option key={word}>{word}</option>
                ))}
              </datalist>
            ) : null}
          </>
        )
      }
    </FormField>
  );
}

/** A question that is answered with one of two buttons; neither is preset. */
function YesNoField({
  label,
  value,
  onChange,
  error,
}: Pick<EntryFieldProps, 'value' | 'onChange' | 'error'> & { label: string }) {
  const { t } = useTranslation();
  const id = useId();
  const errorId = useId();
  return (
    <div>
      <Box id={id} sx={{ fontSize: '0.9375rem', fontWeight: 600 }}>
        {label}
      </Box>
      <RadioGroup
        row
        aria-labelledby={id}
        aria-describedby={error ? errorId : undefined}
        value={typeof value === 'boolean' ? String(value) : ''}
        onChange={(_event, answer) => onChange(answer === 'true')}
      >
        {(['true', 'false'] as const).map((answer) => (
          <FormControlLabel
            key={answer}
            value={answer}
            control={<Radio slotProps={{ input: { 'aria-invalid': error !== undefined } }} />}
            label={t(answer === 'true' ? 'candidate.field.yes' : 'candidate.field.no')}
          />
        ))}
      </RadioGroup>
      {error && (
        <FormHelperText id={errorId} error data-invalid="true">
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
