import type { StatedField } from '@probity/contract/rules/fields/sections';
import { useTranslation } from 'react-i18next';
import { labelKeyOf } from '../../../domain/fieldLabels';

/** The names of fields as the candidate reads them, in one line. */
export function useFieldList() {
  const { t } = useTranslation();
  return (fields: readonly StatedField[]): string =>
    fields.map((field) => t(labelKeyOf(field))).join(t('catalogue.entry.between'));
}
