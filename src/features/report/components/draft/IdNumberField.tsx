import { useTranslation } from 'react-i18next';
import type { VerdictFault } from '@probity/contract/rules/verdict';
import type { ReportDraft } from '../../../../api/resources/reportsApi';
import { FieldSelect } from '../../../../components/inputs/CompactSelect';
import { FormField } from '../../../../components/form/FormField';
import type { FindingInput } from '../../findingInput';

interface IdNumberFieldProps {
  idNumbers: NonNullable<ReportDraft['idNumbers']>;
  input: FindingInput;
  onChange: (input: FindingInput) => void;
  isDisabled: boolean;
  faults: readonly VerdictFault[];
}

const GIVEN_BY = ['enterprise', 'candidate'] as const;

/** The ID number that the analyst compared, of the two; both are beside the finding. */
export function IdNumberField({ idNumbers, input, onChange, isDisabled, faults }: IdNumberFieldProps) {
  const { t } = useTranslation();
  const isOpen = faults.some((one) => one.part === 'verifiedIdNumber');
  return (
    <FormField
      label={t('report.draft.verifiedIdNumber')}
      isDisabled={isDisabled}
      error={isOpen ? t('report.draft.fault.idNumberOpen') : undefined}
    >
      {({ id, describedBy }) => (
        <FieldSelect
          id={id}
          value={input.verifiedIdNumber ?? ''}
          disabled={isDisabled}
          aria-describedby={describedBy}
          aria-invalid={isOpen}
          onChange={(event) =>
            onChange({
              ...input,
              verifiedIdNumber: (event.target.value || null) as FindingInput['verifiedIdNumber'],
            })
          }
        >
          <option value="">{t('report.draft.choose')}</option>
          {GIVEN_BY.map((by) => (
            <option key={by} value={by}>
              {t(`report.draft.idNumberOf.${by}`, { number: idNumbers[by] })}
            </option>
          ))}
        </FieldSelect>
      )}
    </FormField>
  );
}
