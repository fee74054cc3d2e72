import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../api/transport/gatewayError';
import { useListPackagesQuery } from '../../api/resources/packagesApi';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageHeader } from '../../components/layout/PageHeader';
import { TextLink } from '../../components/layout/TextLink';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { lazyPart } from '../../components/lazyPart';
import { selectUserInfo } from '../../session/selectors';
import { useOpenedDraft } from './hooks/useOpenedDraft';
import { lastPackage } from './lastPackage';
import { newOrder, fromDraft, withPackage } from './orderValues';
import { OrderForm } from './OrderForm';

// Most orders begin without an application.
const FromApplication = lazyPart(() => import('./FromApplication').then((module) => module.FromApplication));

/** Orders a check: loads the packages and the draft, then hands over to the form. */
export function InitiatePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('initiate.title')}
        actions={<TextLink to="/batchBack">{t('initiate.many')}</TextLink>}
      />
      <InitiateBody />
    </>
  );
}

function InitiateBody() {
  const { t } = useTranslation();
  const packages = useListPackagesQuery({ body: {} });
  const [search] = useSearchParams();
  const draft = useOpenedDraft();
  const reader = useSelector(selectUserInfo);
  const [last] = useState(() => lastPackage(reader));
  // A failed refetch (in another language) is no reason to remove the form.
  const error = (!packages.data && packages.error) || draft.error;
  if (error) {
    const handleRetry = () => {
      if (packages.error) void packages.refetch();
      if (draft.error) void draft.retry();
    };
    return <ErrorState message={messageOf(error)} onRetry={handleRetry} />;
  }
  const { opened } = draft;
  if (!packages.data || !opened) return <PageSkeleton />;
  if (packages.data.length === 0) {
    return <EmptyState title={t('initiate.noPackages')} body={t('initiate.noPackagesBody')} />;
  }
  const named = (id: string | null | undefined) => packages.data?.find(({ packageId }) => packageId === id);
  const wanted = named(search.get('package'));
  const applicationId = search.get('application');
  if (applicationId)
    return (
      <FromApplication
        key={applicationId}
        applicationId={applicationId}
        packages={packages.data}
        wanted={wanted}
        opened={opened}
      />
    );
  const start = opened.content ? fromDraft(opened.content, packages.data) : newOrder();
  const chosen = wanted ?? (opened.content ? undefined : named(last));
  return (
    <OrderForm
      packages={packages.data}
      initial={chosen ? withPackage(start, chosen, undefined) : start}
      opened={opened}
    />
  );
}
