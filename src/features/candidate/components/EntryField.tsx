import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldChoices } from '@probity/contract/rules/fields/choices';
import { MAX_TEXT } from '@probity/contract/rules/fields/kinds';
import type { StatedField } from '@probity/contract/rules/fields/sections';
import { FieldSelect } from '../../../components/inputs/CompactSelect';
import { FormField } from '../../../components/form/FormField';
import { choiceKeyOf, helpKeyOf, labelKeyOf } from '../sectionFields';

interface EntryFieldProps {
  field: StatedField;
  value: string | boolean | undefined;
  onChange: (value: string | boolean) => void;
  error?: string;
  /** Beside the field, never a block. */
  warning?: string;
}

/** The browser's own input type for it. */
const typeOf = (kind: StatedField['kind']) => (kind === 'phone' ? 'tel' : kind === 'month' ? kind : 'text');

/** One field of an entry, drawn by its kind; the browser's own inputs, which every phone knows. */
export function EntryField({ field, value, onChange, error, warning }: EntryFieldProps) {
  const { t } = useTranslation();
  const helpId = useId();
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
  const text = typeof value === 'string' ? value : '';
  return (
    <FormField
      label={label}
      help={warning ? <ValueDoubt words={warning} /> : help}
      isOptional={!field.required}
      error={error}
    >
      {({ id, describedBy }) =>
        field.kind === 'choice' ? (
          <FieldSelect
            value={text}
            onChange={(event) => onChange(event.target.value)}
            id={id}
            aria-describedby={describedBy}
            aria-required={field.required === true}
          >
            <option value="">{t('candidate.field.choose')}</option>
            {fieldChoices[field.name]?.map((option) => (
              <option key={option} value={option}>
                {t(choiceKeyOf(field, option))}
              </option>
            ))}
          </FieldSelect>
        ) : (
          <OutlinedInput
            id={id}
            value={text}
            type={typeOf(field.kind)}
            onChange={(event) => onChange(event.target.value)}
            slotProps={{
              input: {
                maxLength: MAX_TEXT,
                'aria-describedby': describedBy,
                'aria-required': field.required === true,
                'aria-invalid': error !== undefined,
              },
            }}
          />
        )
      }
    </FormField>
  );
}

/** A doubt about a value, told apart from the help by its colour and its presence. */
export function ValueDoubt({ words }: { words: string }) {
  return (
    <Box component="span" sx={{ color: 'lamp.yellow' }}>
      {words}
    </Box>
  );
}
