import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  useGetNotificationChoicesQuery,
  useSaveNotificationChoicesMutation,
} from '../../../api/resources/notificationsApi';
import { shownError } from '../../../api/transport/shownError';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { TextLink } from '../../../components/layout/TextLink';
import { ChoiceGroups } from './ChoiceGroups';
import { OfOthersChoice } from './OfOthersChoice';

/** The user's notifications and their channels. Each checkbox saves by itself. */
export function NotificationsTab() {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetNotificationChoicesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [save, saving] = useSaveNotificationChoicesMutation();
  if (error && !data) return <ErrorState message={shownError(error)?.msg} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  if (data.choices.length === 0) {
    return (
      <EmptyState title={t('accountNotifications.empty.title')} body={t('accountNotifications.empty.body')} />
    );
  }
  return (
    <Box sx={{ maxWidth: 860 }}>
      <Section
        title={t('accountNotifications.title')}
        aside={
          <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {saving.isSuccess && t('accountNotifications.saved')}
          </Box>
        }
      >
        <Box sx={{ color: 'text.secondary', mb: 1.5 }}>
          {t('accountNotifications.smsTo', { mobile: data.mobile })}{' '}
          <TextLink to="/businessManage?tab=security" sx={{ textDecoration: 'underline' }}>
            {t('accountNotifications.changePhone')}
          </TextLink>
        </Box>
        <ChoiceGroups
          choices={data.choices}
          onChange={(change) => void save({ body: { changes: [change] } })}
        />
        {data.ofOthers !== null && (
          <OfOthersChoice isOn={data.ofOthers} onChange={(ofOthers) => void save({ body: { ofOthers } })} />
        )}
      </Section>
    </Box>
  );
}
