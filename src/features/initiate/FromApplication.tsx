import Box from '@mui/material/Box';
import { CODE } from '@probity/contract/codeNames';
import { useTranslation } from 'react-i18next';
import type { OrderDraft } from '../../api/resources/ordersApi';
import type { Package } from '../../api/resources/packagesApi';
import { useGetApplicationQuery } from '../../api/resources/registrationsApi';
import { shownError } from '../../api/transport/shownError';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ErrorState } from '../../components/feedback/ErrorState';
import { Notice } from '../../components/feedback/Notice';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { TextLink } from '../../components/layout/TextLink';
import { OrderForm } from './OrderForm';
import { newOrder, withPackage } from './orderValues';

interface FromApplicationProps {
  applicationId: string;
  packages: readonly Package[];
  /** The one the address names. */
  wanted: Package | undefined;
  opened: OrderDraft;
}

/** The order of a check on somebody who applied: name and phone stand there, and what they entered goes along. */
export function FromApplication({ applicationId, packages, wanted, opened }: FromApplicationProps) {
  const { t } = useTranslation();
  const { currentData, error, refetch } = useGetApplicationQuery({ applicationId });
  const fault = !currentData && shownError(error);
  // The applicant may delete it at any time: another try brings nothing, and the order goes on without it.
  if (fault && fault.code === CODE.NOT_FOUND)
    return (
      <EmptyState
        title={t('initiate.fromApplication.gone')}
        action={<TextLink to="/jobRegistration">{t('titles.jobRegistration')}</TextLink>}
      />
    );
  if (fault) return <ErrorState message={fault.msg} onRetry={() => void refetch()} />;
  if (!currentData) return <PageSkeleton />;
  const { name, mobile, form } = currentData;
  const start = { ...newOrder(), name, mobile };
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Notice>
          {t('initiate.fromApplication.note', { name, form: form.title })}{' '}
          <TextLink to={`/jobRegistration/detail?id=${applicationId}`} sx={{ textDecoration: 'underline' }}>
            {t('initiate.fromApplication.open')}
          </TextLink>
        </Notice>
      </Box>
      <OrderForm
        packages={packages}
        initial={wanted ? withPackage(start, wanted, undefined) : start}
        opened={opened}
        applicationId={applicationId}
      />
    </>
  );
}
