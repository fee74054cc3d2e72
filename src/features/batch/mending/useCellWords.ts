import { positionClasses } from '@probity/contract/rules/proportionality';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchTerms } from '../../../api/resources/batchesApi';
import { useListPackagesQuery } from '../../../api/resources/packagesApi';
import { cellWords, type CellWords } from '../grid/cellWords';
import { useDepartments } from '../useDepartments';

/** How the cells of choices are said, in the words in force. */
export function useCellWords(terms: BatchTerms): CellWords {
  const { t } = useTranslation();
  const { data: packages, error } = useListPackagesQuery({ body: {} });
  const hasFailed = error !== undefined;
  const departments = useDepartments();
  return useMemo(
    () =>
      cellWords(
        {
          positionClass: positionClasses.map((value) => ({
            value,
            label: t(`initiate.candidate.classes.${value}`),
          })),
          package: packages?.map(({ packageId, name }) => ({ value: packageId, label: name })) ?? [],
          consentWay: (['sms', 'link'] as const).map((value) => ({
            value,
            label: t(`initiate.way.${value}`),
          })),
          department:
            departments?.map(({ departmentId, name }) => ({ value: departmentId, label: name })) ?? [],
        },
        terms,
        {
          states: t('batch.rowState', { returnObjects: true }),
          unnamed: {
            package: packages
              ? t('batch.grid.withdrawnPackage')
              : hasFailed
                ? t('batch.grid.knownPackage')
                : '…',
            // Only who manages people is told the departments' names.
            department: t('batch.grid.knownDepartment'),
          },
        },
      ),
    [packages, hasFailed, departments, terms, t],
  );
}
