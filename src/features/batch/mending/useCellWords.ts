import { positionClasses } from '@probity/contract/rules/proportionality';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Batch } from '../../../api/resources/batchesApi';
import { useListPackagesQuery } from '../../../api/resources/packagesApi';
import { departmentChoices } from '../departmentChoices';
import { cellWords, type CellWords } from '../grid/cellWords';

/** How the cells of choices are said, in the words in force. */
export function useCellWords({ terms, departments }: Pick<Batch, 'terms' | 'departments'>): CellWords {
  const { t } = useTranslation();
  const { data: packages, error } = useListPackagesQuery({ body: {} });
  const hasFailed = error !== undefined;
  return useMemo(
    () =>
      cellWords(
        {
          positionClass: positionClasses.map((value) => ({
            value,
            label: t(`batch.positionClass.${value}`),
          })),
          package: packages?.map(({ packageId, name }) => ({ value: packageId, label: name })) ?? [],
          consentWay: (['sms', 'link'] as const).map((value) => ({
            value,
            label: t(`batch.way.${value}`),
          })),
          department: departmentChoices(departments),
        },
        terms,
        {
          states: t('batch.rowState', { returnObjects: true }),
          faulty: (fields) =>
            t('batch.mend.group', {
              field: t('batch.rowState.faulty'),
              msg: fields.map((field) => t(`batch.field.${field}`)).join(t('batch.columns.comma')),
            }),
          unnamed: {
            package: packages
              ? t('batch.grid.withdrawnPackage')
              : hasFailed
                ? t('batch.grid.knownPackage')
                : '…',
            department: t('batch.otherDepartment'),
          },
        },
      ),
    [packages, hasFailed, departments, terms, t],
  );
}
