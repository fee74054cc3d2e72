import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../api/transport/gatewayError';
import { useGetOwnProfileQuery } from '../../../api/resources/peopleApi';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { Notice } from '../../../components/feedback/Notice';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { TextLink } from '../../../components/layout/TextLink';
import { LeaveSection } from './LeaveSection';
import { PictureSection } from './PictureSection';
import { ProfileForm } from './ProfileForm';

/** The user's own profile: name, e-mail, picture. */
export function MyProfileTab() {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetOwnProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton blocks={2} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 860 }}>
      {!data.isEditable && <Notice>{t('accountMe.elsewhere')}</Notice>}
      {data.isEditable && data.isNamedByPhone && (
        <Notice>{t('accountMe.namedByPhone', { mobile: data.mobile })}</Notice>
      )}
      <ProfileForm profile={data} />
      <PictureSection profile={data} />
      <Section title={t('accountMe.signIn.title')}>
        <KeyValueList items={[{ label: t('accountMe.signIn.mobile'), value: data.mobile }]} />
        <Box sx={{ mt: 1.5 }}>
          <TextLink to="/businessManage?tab=security">{t('accountMe.signIn.change')}</TextLink>
        </Box>
      </Section>
      {data.isEditable && <LeaveSection />}
    </Box>
  );
}
