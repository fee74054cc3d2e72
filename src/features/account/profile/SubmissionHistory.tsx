import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useListCertificationsQuery, type CertificationRecord } from '../../../api/resources/enterpriseApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { UploadPreview } from '../../../domain/UploadPreview';
import { formatDateTime } from '../../../lib/dates';

/** Every submission of the enterprise, the newest first: what it said, what it changed, and who decided it when. */
export function SubmissionHistory() {
  const { t } = useTranslation();
  const { data, error, refetch } = useListCertificationsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Section title={t('certificationChange.history.title')}>
      {error && !data && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {data.map((record) => (
            <Box key={record.certificationId} component="li" sx={{ display: 'grid', gap: 1 }}>
              <SubmissionRecord record={record} />
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}

function SubmissionRecord({ record }: { record: CertificationRecord }) {
  const { t } = useTranslation();
  const { facts, isChange, changed, submittedBy, decidedBy, withdrawnAt } = record;
  const fields = changed
    .map((field) => t(`certificationChange.field.${field}`))
    .join(t('certificationChange.history.comma'));
  const place = [facts.regionName, facts.address].filter(Boolean).join(' ');
  const { status, decidedAt } = facts;
  const isDecided = status === 'verified' || status === 'rejected';
  const what = ['enterpriseName', 'creditCode', 'legalPerson', 'contactName', 'contactPhone'] as const;
  return (
    <>
      <Typography sx={{ fontWeight: 620 }}>
        {isChange
          ? t('certificationChange.history.change', { fields })
          : t('certificationChange.history.first')}
      </Typography>
      <Box sx={{ display: 'grid', color: 'text.secondary' }}>
        <span>
          {t('certificationChange.history.submitted', {
            name: submittedBy,
            time: formatDateTime(facts.submittedAt),
          })}
        </span>
        {isDecided && (
          <span>
            {t(`certificationChange.history.${status}`, {
              name: decidedBy,
              time: formatDateTime(decidedAt),
            })}
          </span>
        )}
        {status === 'pending' && <span>{t('certificationChange.history.waits')}</span>}
        {withdrawnAt && (
          <span>
            {t(`certificationChange.history.${isDecided ? 'dropped' : 'withdrawn'}`, {
              time: formatDateTime(withdrawnAt),
            })}
          </span>
        )}
      </Box>
      {facts.reason && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{facts.reason}</Typography>
      )}
      <KeyValueList
        items={[
          ...what.map((field) => ({ label: t(`certificationChange.field.${field}`), value: facts[field] })),
          { label: t('certificationChange.field.address'), value: place },
        ]}
      />
      <UploadPreview of="license" file={facts.license} maxHeight={140} />
    </>
  );
}
