import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldSelect } from '../../../../components/CompactSelect';
import { LAMPS, type Lamp } from '../../../../../contract/rules/lamp';
import type { ItemResult } from '../../../../api/reportsApi';
import { FormField } from '../../../../components/form/FormField';
import { LampChip } from '../../../../domain/LampChip';
import type { FindingInput } from '../../findingInput';

const RESULTS = [
  'consistent',
  'discrepant',
  'found',
  'none',
  'unverifiable',
] as const satisfies readonly ItemResult[];

interface VerdictFieldsProps {
  input: FindingInput;
  onChange: (input: FindingInput) => void;
  isDisabled: boolean;
}

/** Result, lamp and the reason for it, and a note. */
export function VerdictFields({ input, onChange, isDisabled }: VerdictFieldsProps) {
  const { t } = useTranslation();
  const lampId = useId();
  const set = (next: Partial<FindingInput>) => onChange({ ...input, ...next });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' }, gap: 2 }}>
        <FormField label={t('report.draft.result')} isDisabled={isDisabled}>
          {({ id }) => (
            <FieldSelect
              value={input.result ?? ''}
              disabled={isDisabled}
              onChange={(event) => set({ result: (event.target.value || null) as FindingInput['result'] })}
              id={id}
            >
              <option value="">{t('report.draft.choose')}</option>
              {RESULTS.map((result) => (
                <option key={result} value={result}>
                  {t(`report.draft.resultOf.${result}`)}
                </option>
              ))}
            </FieldSelect>
          )}
        </FormField>
        <div>
          <Box id={lampId} sx={{ fontSize: '0.8125rem', fontWeight: 600, mb: '5px' }}>
            {t('report.draft.lamp')}
          </Box>
          <RadioGroup
            row
            aria-labelledby={lampId}
            value={input.lamp ?? ''}
            onChange={(_event, value) => set({ lamp: value as Lamp })}
          >
            {LAMPS.map((lamp) => (
              <FormControlLabel
                key={lamp}
                value={lamp}
                disabled={isDisabled}
                control={<Radio />}
                label={<LampChip lamp={lamp} result={lamp === input.lamp ? input.result : undefined} />}
              />
            ))}
          </RadioGroup>
        </div>
      </Box>
      <FormField
        label={t('report.draft.lampReason')}
        help={t('report.draft.lampReasonHelp')}
        isDisabled={isDisabled}
      >
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            value={input.lampReason}
            multiline
            minRows={2}
            disabled={isDisabled}
            onChange={(event) => set({ lampReason: event.target.value })}
            slotProps={{ input: { maxLength: 500, 'aria-describedby': describedBy } }}
          />
        )}
      </FormField>
      <FormField label={t('report.draft.note')} isOptional isDisabled={isDisabled}>
        {({ id }) => (
          <OutlinedInput
            id={id}
            value={input.note}
            multiline
            minRows={2}
            disabled={isDisabled}
            onChange={(event) => set({ note: event.target.value })}
            slotProps={{ input: { maxLength: 2000 } }}
          />
        )}
      </FormField>
    </Box>
  );
}
