import Box from '@mui/material/Box';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedPackage } from '../../api/resources/packagesApi';
import { MoneyText } from '../../components/data/MoneyText';
import { TextLink } from '../../components/layout/TextLink';
import type { DataColumn } from '../../components/table/types';
import { OwnPriceNote } from './OwnPriceNote';
import { detailPath } from './packagePaths';
import { PackageTags } from './PackageTags';
import { itemCount } from './packageWords';

/** The columns of the packages; how often each is ordered only for who may manage them. */
export function usePackageColumns(mayManage: boolean): DataColumn<ListedPackage>[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const columns: DataColumn<ListedPackage>[] = [
      {
        id: 'name',
        header: t('packages.column.name'),
        width: 160,
        isFixed: true,
        cell: (row) => <TextLink to={detailPath(row.packageId)}>{row.name}</TextLink>,
      },
      {
        id: 'state',
        header: t('packages.column.state'),
        width: 120,
        cell: (row) => <PackageTags {...row} />,
      },
      {
        id: 'class',
        header: t('packages.column.class'),
        width: 130,
        yields: 1,
        cell: (row) =>
          row.positionClass ? t(`packages.class.${row.positionClass}`) : t('packages.anyClass'),
      },
      {
        id: 'items',
        header: t('packages.column.items'),
        width: 70,
        align: 'end',
        yields: 2,
        cell: (row) => itemCount(row.items),
      },
      {
        id: 'days',
        header: t('packages.column.days'),
        width: 110,
        align: 'end',
        yields: 3,
        cell: (row) => row.workingDays ?? '–',
      },
      {
        id: 'price',
        header: t('packages.column.price'),
        width: 150,
        align: 'end',
        cell: (row) => (
          <Box sx={{ display: 'grid' }}>
            <MoneyText fen={row.price} />
            <OwnPriceNote standardPrice={row.standardPrice} />
          </Box>
        ),
      },
    ];
    if (mayManage)
      columns.push({
        id: 'orders',
        header: t('packages.column.orders'),
        width: 130,
        align: 'end',
        cell: (row) => row.ordersLately,
      });
    return columns;
  }, [t, mayManage]);
}

/** A package on a phone. */
export function usePackageLine(): (row: ListedPackage) => ReactNode {
  const { t } = useTranslation();
  return useCallback(
    (row: ListedPackage) => (
      <Box sx={{ display: 'grid', gap: 0.5, py: 0.5 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <TextLink to={detailPath(row.packageId)}>{row.name}</TextLink>
          <MoneyText fen={row.price} />
        </Box>
        <OwnPriceNote standardPrice={row.standardPrice} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          <PackageTags {...row} />
        </Box>
        <div className="line">
          {[
            row.positionClass ? t(`packages.class.${row.positionClass}`) : t('packages.anyClass'),
            t('packages.items', { count: itemCount(row.items) }),
          ].join(' · ')}
        </div>
      </Box>
    ),
    [t],
  );
}
