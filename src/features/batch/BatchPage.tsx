import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/layout/PageHeader';
import { lazyPart } from '../../components/lazyPart';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { useHeldFocus } from '../../hooks/useHeldFocus';

const Meanwhile = () => <PageSkeleton />;
const StartStep = lazyPart(() => import('./start/StartStep').then((module) => module.StartStep), {
  Meanwhile,
});
const OpenedBatch = lazyPart(() => import('./OpenedBatch').then((module) => module.OpenedBatch), {
  Meanwhile,
});

/** Orders many checks from a list: without an id it begins, with one it goes on where the batch is. */
export function BatchPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const batchId = search.get('id');
  useHeldFocus(batchId ?? '');
  if (batchId) return <OpenedBatch key={batchId} batchId={batchId} />;
  return (
    <>
      <PageHeader title={t('batch.title')} />
      <StartStep />
    </>
  );
}
