import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { authStatus, type AuthStatus } from '@probity/contract/rules/authStatus';
import { useGetServiceContractQuery } from '../../api/resources/enterpriseApi';
import { messageOf } from '../../api/transport/gatewayError';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { ContractParts } from './components/ContractParts';
import { EnterpriseFrame } from './components/EnterpriseFrame';
import { selectUserInfo } from '../../session/selectors';

/** Who reads the contract ahead stands where the enterprise stands. */
const STEPS = {
  [authStatus.none]: 'information',
  [authStatus.pending]: 'review',
  [authStatus.rejected]: 'information',
  [authStatus.verified]: 'contract',
} as const;

/** `/serviceContract`: read to its end, then signed by name; the signed contract can be downloaded. */
export function ServiceContractPage() {
  const { i18n } = useTranslation();
  const typedName = useRef('');
  const { enterprise } = useSelector(selectUserInfo);
  return (
    <EnterpriseFrame step={STEPS[(enterprise?.authStatus ?? authStatus.none) as AuthStatus]}>
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
