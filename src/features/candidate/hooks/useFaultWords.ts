import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { StatedField } from '@probity/contract/rules/fields/sections';
import { labelKeyOf } from '../../../domain/fieldLabels';
import type { EntryFault } from '../entryFaults';

/** The words of a fault of a field. */
export function useFaultWords() {
  const { t } = useTranslation();
  return ({ isMissing, key }: Pick<EntryFault, 'isMissing' | 'key'>, field: StatedField): string => {
    if (!isMissing) return t(key as ParseKeys);
    const isChosen = field.kind === 'yesNo' || field.kind === 'choice';
    return t(`candidate.field.${isChosen ? 'answer' : 'missing'}`, { field: t(labelKeyOf(field)) });
  };
}
