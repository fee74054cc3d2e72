import { decidedFields, wayOf } from '@probity/contract/rules/fields/decided';
import { useTranslation } from 'react-i18next';
import type { CatalogueValues } from '../../../api/resources/catalogueApi';
import { labelKeyOf } from '../../../domain/fieldLabels';

interface FieldChangeLinesProps {
  itemCode: string;
  values: CatalogueValues;
  before: CatalogueValues;
}

/** What a change makes different about single fields of the candidate's form, one line each. */
export function FieldChangeLines({ itemCode, values, before }: FieldChangeLinesProps) {
  const { t } = useTranslation();
  return decidedFields(itemCode).flatMap(({ field }) => {
    const [was, is] = [before, values].map(({ fieldRules }) => wayOf(field, fieldRules)) as [Way, Way];
    if (was === is) return [];
    const label = t('catalogue.entry.changed', { field: t(labelKeyOf(field)) });
    const way = { was: t(`catalogue.entry.way.${was}`), is: t(`catalogue.entry.way.${is}`) };
    return [<li key={field.name}>{t('catalogue.wasIs', { label, ...way })}</li>];
  });
}

type Way = ReturnType<typeof wayOf>;
