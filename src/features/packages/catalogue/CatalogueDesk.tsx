import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../../components/lazyPart';
import { CatalogueList } from './CatalogueList';

const CatalogueItemView = lazyPart(() =>
  import('./CatalogueItemView').then((module) => module.CatalogueItemView),
);

/** What operators keep: every kind of check, or the one that the address names. */
export function CatalogueDesk() {
  const [search] = useSearchParams();
  const itemCode = search.get('item');
  return itemCode ? <CatalogueItemView key={itemCode} itemCode={itemCode} /> : <CatalogueList />;
}
