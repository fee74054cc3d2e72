import { useTranslation } from 'react-i18next';
import { messageOf } from '../../api/gatewayError';
import { useGetOrderDraftQuery } from '../../api/ordersApi';
import { useListPackagesQuery } from '../../api/packagesApi';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { emptyOrder, fromDraft } from './orderValues';
import { OrderForm } from './OrderForm';

/** Orders a check: loads the packages and the draft, then hands over to the form. */
export function InitiatePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('initiate.title')} />
      <InitiateBody />
    </>
  );
}

function InitiateBody() {
  const { t } = useTranslation();
  const packages = useListPackagesQuery({ body: {} });
  // Read when the screen opens, never while somebody types.
  const draft = useGetOrderDraftQuery(undefined, { refetchOnMountOrArgChange: true });
  // What could not be asked again (in another language) is no reason to take the form away.
  const error = (!packages.data && packages.error) || (draft.data === undefined && draft.error);
  if (error) {
    const handleRetry = () => {
      if (packages.error) void packages.refetch();
      if (draft.error) void draft.refetch();
    };
    return <ErrorState message={messageOf(error)} onRetry={handleRetry} />;
  }
  // The form starts from the draft as it is now, not from one an earlier visit left in the cache.
  const isReading = draft.isFetching && !draft.isSuccess;
  if (!packages.data || draft.data === undefined || isReading) return <PageSkeleton />;
  if (packages.data.length === 0) {
    return <EmptyState title={t('initiate.noPackages')} body={t('initiate.noPackagesBody')} />;
  }
  return (
    <OrderForm
      packages={packages.data}
      initial={draft.data ? fromDraft(draft.data.content, packages.data) : emptyOrder}
      draftSavedAt={draft.data?.savedAt}
    />
  );
}
