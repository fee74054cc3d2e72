import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../../components/lazyPart';
import { StandardList } from './StandardList';

const StandardView = lazyPart(() => import('./StandardView').then((module) => module.StandardView));

/** Where operators keep the standard packages: all of them, or the one that the address names. */
export function StandardDesk() {
  const [search] = useSearchParams();
  const packageId = search.get('package');
  return packageId ? <StandardView key={packageId} packageId={packageId} /> : <StandardList />;
}
