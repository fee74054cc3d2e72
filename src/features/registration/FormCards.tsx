import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  useListRegistrationFormsQuery,
  type ListedRegistrationForm,
} from '../../api/resources/registrationsApi';
import { messageOf } from '../../api/transport/gatewayError';
import { StatusTag, type Tone } from '../../components/data/StatusTag';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { TextLink } from '../../components/layout/TextLink';
import { formatDateTime } from '../../lib/dates';
import { formPath } from './registrationPaths';

/** The forms of the enterprise, the newest first. */
export function FormCards() {
  const { t } = useTranslation();
  const { data, error, refetch } = useListRegistrationFormsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton blocks={1} />;
  if (data.length === 0)
    return <EmptyState title={t('registration.forms.empty')} body={t('registration.forms.emptyBody')} />;
  return (
    <Box
      component="ul"
      aria-label={t('registration.forms.title')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
      }}
    >
      {data.map((row) => (
        <FormCard key={row.formId} row={row} />
      ))}
    </Box>
  );
}

const TONES: Partial<Record<ListedRegistrationForm['state'], Tone>> = { open: 'green', full: 'yellow' };

function FormCard({ row }: { row: ListedRegistrationForm }) {
  const { t } = useTranslation();
  const { formId, title, state, link, sent, begun, version, savedBy, savedAt } = row;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 0.75,
        alignContent: 'start',
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        minWidth: 0,
      }}
    >
      <TextLink to={formPath(formId)}>{title}</TextLink>
      <div>
        <StatusTag tone={TONES[state] ?? 'neutral'}>
          {t(`registration.forms.${state}`, { day: link?.expiresOn, count: link?.mostApplications })}
        </StatusTag>
      </div>
      <div>
        {[
          t('registration.forms.sent', { count: sent }),
          begun > 0 && t('registration.forms.begun', { count: begun }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {t('registration.forms.saved', { version, name: savedBy ?? '–', at: formatDateTime(savedAt) })}
      </Box>
    </Box>
  );
}
