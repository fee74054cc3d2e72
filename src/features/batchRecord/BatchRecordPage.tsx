import { useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';

const Meanwhile = () => <PageSkeleton />;

// Each without the other: who comes to one batch needs no list.
const BatchList = lazyPart(() => import('./BatchList').then((module) => module.BatchList), { Meanwhile });
const BatchDetail = lazyPart(
  async () => {
    const [module] = await Promise.all([import('./BatchDetail'), loadPhrases('batchDetail')]);
    return module.BatchDetail;
  },
  { Meanwhile },
);

/** `/batchRecord`: the batches; with `id` one of them. */
export function BatchRecordPage() {
  const [search] = useSearchParams();
  const batchId = search.get('id');
  return batchId === null ? <BatchList /> : <BatchDetail key={batchId} batchId={batchId} />;
}
