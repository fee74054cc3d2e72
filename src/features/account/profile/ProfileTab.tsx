import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { authStatus } from '@probity/contract/rules/authStatus';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useGetCertificationQuery } from '../../../api/resources/enterpriseApi';
import { useOpenSession } from '../../../api/resources/useOpenSession';
import { isGatewayError, messageOf } from '../../../api/transport/gatewayError';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { UploadPreview } from '../../../domain/UploadPreview';
import { SignatureCard } from '../../../domain/SignatureCard';
import { SubmissionFacts } from '../../../domain/SubmissionFacts';
import { selectUserInfo } from '../../../session/selectors';
import { CertificationSection } from './CertificationSection';
import { ChangeSection, SubmissionHistory } from './changeParts';

/** The enterprise's data, its service contract, and the state of its certification. */
export function ProfileTab() {
  const { t } = useTranslation();
  const { mainName } = useSelector(selectUserInfo);
  const [hasHistory, setHistory] = useState(false);
  const { data, error, refetch } = useGetCertificationQuery(undefined, { refetchOnMountOrArgChange: true });
  const openSession = useOpenSession();
  const heldName = data?.authStatus === authStatus.verified ? data.submission?.enterpriseName : undefined;
  // A change was verified meanwhile: the whole console learns the new name.
  useEffect(() => {
    if (!heldName || heldName === mainName) return;
    openSession().catch((fault: unknown) => {
      // The api has reported it; the next visit tries again.
      if (!isGatewayError(fault)) throw fault;
    });
  }, [heldName, mainName, openSession]);
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const { submission, change, signature, authStatus: status } = data;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        maxWidth: submission ? undefined : 860,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: submission ? 'minmax(0, 3fr) minmax(0, 2fr)' : undefined,
        },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CertificationSection certification={data} />
        {change && <ChangeSection change={change} held={submission} heldName={mainName ?? ''} />}
        {signature && <SignatureCard signature={signature} />}
        {status === authStatus.verified && !signature?.isCurrent && (
          <Section title={t('accountProfile.contract.title')}>
            <Box sx={{ display: 'grid', gap: 1.25, justifyItems: 'start' }}>
              {t(`accountProfile.contract.${signature ? 'outdated' : 'none'}`)}
              <Button component={Link} to="/serviceContract" variant="contained">
                {t('enterprise.success.toContract')}
              </Button>
            </Box>
          </Section>
        )}
        {submission ? (
          <>
            <SubmissionFacts facts={submission} reveals={data.contactReveals} />
            {hasHistory ? (
              <SubmissionHistory />
            ) : (
              <Button sx={{ justifySelf: 'start' }} onClick={() => setHistory(true)}>
                {t('accountProfile.history')}
              </Button>
            )}
          </>
        ) : (
          <Section title={t('accountProfile.enterprise')}>
            <KeyValueList items={[{ label: t('accountProfile.account'), value: mainName }]} />
            <Box component="p" sx={{ m: 0, mt: 1.5, color: 'text.secondary' }}>
              {t('accountProfile.noSubmission')}
            </Box>
          </Section>
        )}
      </Box>
      {submission && (
        <Section title={t('accountProfile.licence')}>
          <UploadPreview of="license" file={submission.license} maxHeight={360} />
        </Section>
      )}
    </Box>
  );
}
