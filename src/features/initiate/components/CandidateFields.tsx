import Box from '@mui/material/Box';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nameAlone } from '@probity/contract/rules/batch/untidyName';
import type { FaultKey } from '@probity/contract/rules/faults';
import { idHint, isIncompleteId } from '@probity/contract/rules/idPerson';
import { PhoneInput } from '../../../components/form/PhoneInput';
import { SelectInput } from '../../../components/form/SelectInput';
import { TextInput } from '../../../components/form/TextInput';
import { LinkButton } from '../../../components/layout/LinkButton';
import { offeredChoices } from '../../../i18n/offered';
import { positionClasses } from '@probity/contract/rules/proportionality';
import type { OrderFormValues } from '../orderValues';

interface CandidateFieldsProps {
  control: Control<OrderFormValues>;
  onName: (name: string) => void;
}

/** The candidate and the position. */
export function CandidateFields({ control, onName }: CandidateFieldsProps) {
  const { t } = useTranslation();
  const positionClass = useWatch({ control, name: 'positionClass' });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 2 }}>
      <div>
        <TextInput name="name" control={control} label={t('initiate.candidate.name')} autoComplete="off" />
        <NameAlone control={control} onName={onName} />
      </div>
      <PhoneInput
        name="mobile"
        control={control}
        label={t('initiate.candidate.mobile')}
        help={t('initiate.candidate.mobileHelp')}
        autoComplete="off"
      />
      <TextInput
        name="idNumber"
        control={control}
        label={t('initiate.candidate.idNumber')}
        help={<IdHelp control={control} />}
        isOptional
        autoComplete="off"
      />
      <TextInput
        name="positionTitle"
        control={control}
        label={t('initiate.candidate.positionTitle')}
        autoComplete="off"
      />
      <SelectInput
        name="positionClass"
        control={control}
        label={t('initiate.candidate.positionClass')}
        help={t('initiate.candidate.positionHelp')}
        options={offeredChoices('positionClass', positionClasses, positionClass).map((value) => ({
          value,
          label: t(`initiate.candidate.classes.${value}`),
        }))}
      />
    </Box>
  );
}

/** Offers the name without what was noted beside it. */
function NameAlone({ control, onName }: CandidateFieldsProps) {
  const { t } = useTranslation();
  const name = nameAlone(useWatch({ control, name: 'name' }));
  if (!name) return null;
  return (
    <LinkButton type="button" onClick={() => onName(name)}>
      {t('initiate.candidate.takeName', { name })}
    </LinkButton>
  );
}

/** Birth date and sex read from the number, and doubts about it that do not stop the order. */
function IdHelp({ control }: { control: Control<OrderFormValues> }) {
  const { t } = useTranslation();
  const value = useWatch({ control, name: 'idNumber' });
  const { birthDate, sex, warnings } = idHint(value);
  const isRead = birthDate !== undefined && sex !== undefined;
  return (
    <>
      {isRead
        ? t('initiate.candidate.idFacts', { date: birthDate, sex: t(`initiate.candidate.sex.${sex}`) })
        : t('initiate.candidate.idHelp')}
      {remarksOn(value, warnings).map((remark) => (
        <Box key={remark} component="span" sx={{ display: 'block', color: 'warning.main' }}>
          {t(remark)}
        </Box>
      ))}
    </>
  );
}

/** A fault that stops the order is shown at the field instead. */
function remarksOn(value: string, warnings: readonly FaultKey[]): FaultKey[] {
  if (isIncompleteId(value)) return ['validation.idNumber.incomplete'];
  return warnings.filter((key) => key === 'validation.idNumber.warnRegion');
}
