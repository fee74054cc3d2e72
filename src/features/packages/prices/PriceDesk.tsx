import { useSearchParams } from 'react-router-dom';
import { EnterprisePriceList } from './EnterprisePriceList';
import { EnterpriseSearch } from './EnterpriseSearch';

/** Where operators set what an enterprise pays for standard packages: the enterprises, or the one that the address names. */
export function PriceDesk() {
  const [search] = useSearchParams();
  const enterpriseId = search.get('enterprise');
  return enterpriseId ? (
    <EnterprisePriceList key={enterpriseId} enterpriseId={enterpriseId} />
  ) : (
    <EnterpriseSearch />
  );
}
