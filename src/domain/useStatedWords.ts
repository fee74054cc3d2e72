import { fieldChoices } from '@probity/contract/rules/fields/choices';
import type { StatedField } from '@probity/contract/rules/fields/sections';
import { useTranslation } from 'react-i18next';
import type { FormEntry } from '../api/resources/candidateApi';
import { choiceKeyOf } from './fieldLabels';

/** The words of what somebody stated in a field; undefined for nothing. Its phrases are the candidate's. */
export function useStatedWords() {
  const { t } = useTranslation();
  return (field: StatedField, entry: FormEntry): string | undefined => {
    const value = entry[field.name];
    // A box that is not ticked says nothing; a question answered with no does.
    if (value === false) return field.kind === 'yesNo' ? t('candidate.field.no') : undefined;
    if (value === true) return t('candidate.field.yes');
    if (!value) return undefined;
    return fieldChoices[field.name]?.includes(value) ? t(choiceKeyOf(field, value)) : value;
  };
}
