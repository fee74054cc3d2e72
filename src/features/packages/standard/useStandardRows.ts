import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { StandardPackageValues } from '../../../api/resources/standardPackagesApi';
import { useItemNames } from './useItemNames';

/** What a standard package is, in words: one row for each thing that an operator may change. */
export function useStandardRows() {
  const { t } = useTranslation();
  const namesOf = useItemNames();
  return (values: StandardPackageValues) => [
    { label: t('standardPackages.column.price'), value: formatFen(values.price) },
    {
      label: t('standardPackages.field.active'),
      value: values.active ? t('standardPackages.yes') : t('standardPackages.no'),
    },
    { label: t('standardPackages.field.items'), value: namesOf(values.items) },
    ...(['nameZh', 'nameEn', 'descriptionZh', 'descriptionEn'] as const).map((name) => ({
      label: t(`standardPackages.field.${name}`),
      value: values[name],
    })),
  ];
}
