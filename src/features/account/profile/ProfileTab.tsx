import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useGetCertificationQuery } from '../../../api/resources/enterpriseApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { LicensePreview } from '../../../domain/LicensePreview';
import { SubmissionFacts } from '../../../domain/SubmissionFacts';
import { selectUserInfo } from '../../../session/selectors';
import { CertificationSection } from './CertificationSection';

/** The enterprise's data, and the state of its certification. */
export function ProfileTab() {
  const { t } = useTranslation();
  const { mainName } = useSelector(selectUserInfo);
  const { data, error, refetch } = useGetCertificationQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const { submission } = data;
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
        {submission ? (
          <SubmissionFacts facts={submission} reveals={data.contactReveals} />
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
          <LicensePreview license={submission.license} maxHeight={360} />
        </Section>
      )}
    </Box>
  );
}
