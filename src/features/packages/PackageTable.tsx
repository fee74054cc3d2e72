import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ListedPackage } from '../../api/resources/packagesApi';
import { DataTable } from '../../components/table/DataTable';
import { detailPath } from './packagePaths';
import { usePackageColumns, usePackageLine } from './usePackageColumns';

interface PackageTableProps {
  rows: readonly ListedPackage[];
  mayManage: boolean;
}

/** The packages one below the other, for who has many. */
export function PackageTable({ rows, mayManage }: PackageTableProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <DataTable
      name="packages"
      label={t('packages.table')}
      columns={usePackageColumns(mayManage)}
      card={usePackageLine()}
      rows={rows}
      idOf={(row) => row.packageId}
      nameOf={(row) => row.name}
      onRowOpen={(row) => void navigate(detailPath(row.packageId))}
      total={rows.length}
    />
  );
}
