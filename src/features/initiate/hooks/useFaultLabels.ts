import { useMemo } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Package } from '../../../api/resources/packagesApi';
import type { OrderFormValues } from '../orderValues';

/** The fields in the order of the screen with their names in the error summary. */
export function useFaultLabels(chosen: Package | undefined) {
  const { t } = useTranslation();
  return useMemo(() => {
    const labels: Partial<Record<FieldPath<OrderFormValues>, string>> = {
      packageId: t('initiate.package.title'),
      name: t('initiate.candidate.name'),
      mobile: t('initiate.candidate.mobile'),
      idNumber: t('initiate.candidate.idNumber'),
      positionTitle: t('initiate.candidate.positionTitle'),
      itemCodes: t('initiate.items.title'),
    };
    for (const item of chosen?.items ?? []) labels[`reasons.${item.itemCode}`] = item.name;
    labels.paperFileId = t('initiate.way.file');
    return labels;
  }, [t, chosen]);
}
