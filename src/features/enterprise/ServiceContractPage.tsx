import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetServiceContractQuery } from '../../api/resources/enterpriseApi';
import { messageOf } from '../../api/transport/gatewayError';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { ContractParts } from './components/ContractParts';
import { EnterpriseFrame } from './components/EnterpriseFrame';

/** `/serviceContract`: read to its end, then signed by name; the signed contract can be downloaded. */
export function ServiceContractPage() {
  const { i18n } = useTranslation();
  const typedName = useRef('');
  return (
    <EnterpriseFrame step="contract">
      {/* Another language is another text with another hash: it is fetched and read again, and the typed name stays. */}
      <Contract key={i18n.language} typedName={typedName} />
    </EnterpriseFrame>
  );
}

function Contract({ typedName }: { typedName: RefObject<string> }) {
  const { data, error, isFetching, refetch } = useGetServiceContractQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !isFetching) {
    return <ErrorState headingLevel="h1" message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (!data || isFetching) return <PageSkeleton />;
  return <ContractParts contract={data} typedName={typedName} onOutdated={() => void refetch()} />;
}
