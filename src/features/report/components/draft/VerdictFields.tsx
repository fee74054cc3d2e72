import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LAMPS, type Lamp } from '@probity/contract/rules/lamp';
import { isSearch } from '@probity/contract/rules/fields/items';
import {
  isLampOf,
  isResultOf,
  resultsOf,
  usualLamp,
  type VerdictFault,
} from '@probity/contract/rules/verdict';
import type { DraftItem } from '../../../../api/resources/reportsApi';
import { FieldSelect } from '../../../../components/inputs/CompactSelect';
import { FormField } from '../../../../components/form/FormField';
import { LampChip } from '../../../../domain/LampChip';
import { lampWordKey } from '../../../../domain/lampWord';
import { withResult, type FindingInput } from '../../findingInput';

interface VerdictFieldsProps {
  item: DraftItem;
  input: FindingInput;
  onChange: (input: FindingInput) => void;
  isDisabled: boolean;
  faults: readonly VerdictFault[];
}

/** Result, lamp and its reason, and a note. Only combinations of the table of verdicts can be chosen. */
export function VerdictFields({ item, input, onChange, isDisabled, faults }: VerdictFieldsProps) {
  const { t } = useTranslation();
  const lampId = useId();
  const set = (next: Partial<FindingInput>) => onChange({ ...input, ...next });
  // Saved before the table of results existed: it is shown, and must be replaced before the item can be saved.
  const isOld = !isResultOf(item, input.result);
  const errorOf = (part: VerdictFault['part']) => {
    const found = faults.find((one) => one.part === part);
    return found && t(`report.draft.fault.${found.what}`);
  };
  const hasFile = item.evidence.some((one) => one.file);
  const usual = input.result && usualLamp({ ...item, result: input.result, entries: input.entries });
  // A lamp that does not go with the result gets the name it has beside a found record, if the item searches for records.
  const besideWhat = (lamp: Lamp) =>
    input.result && isLampOf(input.result, lamp) ? input.result : isSearch(item.itemCode) ? 'found' : null;
  const helpOfLamp = () => {
    if (input.result === null) return t('report.draft.lampAfterResult');
    if (input.result === 'wellFormed') return t('report.draft.lampNone');
    if (!usual || usual === input.lamp || isDisabled) return undefined;
    return t('report.draft.lampUsual', { lamp: t(lampWordKey(usual, input.result)) });
  };
  const resultError = isOld && !isDisabled ? t('report.draft.fault.resultNotOfItem') : errorOf('result');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' }, gap: 2 }}>
        <FormField label={t('report.draft.result')} isDisabled={isDisabled} error={resultError}>
          {({ id, describedBy }) => (
            <FieldSelect
              value={input.result ?? ''}
              disabled={isDisabled}
              onChange={(event) =>
                onChange(withResult(item, input, (event.target.value || null) as FindingInput['result']))
              }
              id={id}
              aria-describedby={describedBy}
              aria-invalid={resultError !== undefined}
            >
              <option value="">{t('report.draft.choose')}</option>
              {resultsOf(item).map((result) => (
                <option key={result} value={result}>
                  {t(`report.draft.resultOf.${result}`)}
                </option>
              ))}
              {isOld && (
                <option value={input.result!} disabled>
                  {t(`report.draft.resultOf.${input.result!}`)}
                </option>
              )}
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
                disabled={isDisabled || input.result === null || !isLampOf(input.result, lamp)}
                control={<Radio />}
                label={<LampChip lamp={lamp} result={besideWhat(lamp)} />}
              />
            ))}
          </RadioGroup>
          <LampHelp error={errorOf('lamp')}>{helpOfLamp()}</LampHelp>
        </div>
      </Box>
      <FormField
        label={t('report.draft.lampReason')}
        help={t('report.draft.lampReasonHelp')}
        isDisabled={isDisabled}
        error={errorOf('lampReason')}
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
      {(input.noFileReason !== '' || (input.lamp === 'red' && !hasFile)) && (
        <FormField
          label={t('report.draft.noFileReason')}
          help={t(hasFile ? 'report.draft.noFileReasonKept' : 'report.draft.noFileReasonHelp')}
          isOptional={input.lamp !== 'red' || hasFile}
          isDisabled={isDisabled}
          error={errorOf('noFileReason')}
        >
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              value={input.noFileReason}
              multiline
              minRows={2}
              disabled={isDisabled}
              onChange={(event) => set({ noFileReason: event.target.value })}
              slotProps={{ input: { maxLength: 500, 'aria-describedby': describedBy } }}
            />
          )}
        </FormField>
      )}
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

function LampHelp({ error, children }: { error: string | undefined; children: ReactNode }) {
  if (!error && !children) return null;
  return (
    <FormHelperText error={Boolean(error)} data-invalid={error ? 'true' : undefined}>
      {error ?? children}
    </FormHelperText>
  );
}
