import { useTranslation } from 'react-i18next';
import { useListCatalogueItemsQuery } from '../../../api/resources/packagesApi';
import type { StandardPackageItem } from '../../../api/resources/standardPackagesApi';

/** What items of a standard package are called, with their copies; their codes until the catalogue has come. */
export function useItemNames() {
  const { t } = useTranslation();
  const { data } = useListCatalogueItemsQuery();
  const nameOf = ({ itemCode, copies }: StandardPackageItem) => {
    const name = data?.find((one) => one.itemCode === itemCode)?.name ?? itemCode;
    return copies > 1 ? `${name} × ${copies}` : name;
  };
  return (items: readonly StandardPackageItem[]) => items.map(nameOf).join(t('packages.joint'));
}
