import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { messageOf } from '../../api/transport/gatewayError';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { SubmissionFacts } from '../../domain/SubmissionFacts';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { authStatus } from '@probity/contract/rules/authStatus';
import { CertificationState } from './components/CertificationState';
import { EnterpriseFrame } from './components/EnterpriseFrame';
import { useCertification } from './hooks/useCertification';

/** `/enterSuccess`: what happens next and how long it takes; it follows the decision while it is open. */
export function EnterSuccessPage() {
  const certification = useCertification(true);
  // After verification the contract is next.
  const isVerified = certification.data?.authStatus === authStatus.verified;
  return (
    <EnterpriseFrame step={isVerified ? 'contract' : 'review'}>
      <EnterSuccess {...certification} />
    </EnterpriseFrame>
  );
}

const words = { 1: 'pending', 2: 'verified', 3: 'rejected' } as const;

function EnterSuccess({ data, error, isFetching, refetch }: ReturnType<typeof useCertification>) {
  const { t } = useTranslation();
  const status = data?.authStatus || undefined;
  useDocumentTitle(status ? t(`enterprise.status.${words[status]}`) : t('titles.enterSuccess'));
  if (error && !data) {
    return <ErrorState headingLevel="h1" message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  // Right after submitting, an answer from before may still be in the cache.
  if (!data || (data.authStatus === authStatus.none && isFetching)) return <PageSkeleton />;
  if (data.authStatus === authStatus.none) return <Navigate replace to="/ei" />;
  return (
    <>
      <CertificationState certification={data} />
      {data.submission && <SubmissionFacts facts={data.submission} reveals={data.contactReveals} />}
    </>
  );
}
