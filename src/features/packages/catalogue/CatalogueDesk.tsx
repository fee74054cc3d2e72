import { useSearchParams } from 'react-router-dom';
import { CatalogueItemView } from './CatalogueItemView';
import { CatalogueList } from './CatalogueList';

/** What operators keep: every kind of check, or the one that the address names. */
export function CatalogueDesk() {
  const [search] = useSearchParams();
  const itemCode = search.get('item');
  return itemCode ? <CatalogueItemView key={itemCode} itemCode={itemCode} /> : <CatalogueList />;
}
