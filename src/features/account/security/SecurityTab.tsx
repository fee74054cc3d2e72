import Box from '@mui/material/Box';
import { messageOf } from '../../../api/transport/gatewayError';
import { useGetSecurityQuery } from '../../../api/resources/peopleApi';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { HistorySection } from './HistorySection';
import { PasswordSection } from './PasswordSection';
import { PhoneSection } from './PhoneSection';
import { SessionsSection } from './SessionsSection';
import { WechatSection } from './WechatSection';

/** The user's own security: password, phone, WeChat, sessions and history. */
export function SecurityTab() {
  const { data, error, refetch } = useGetSecurityQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton blocks={4} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 860 }}>
      <PasswordSection key={String(data.hasPassword)} hasPassword={data.hasPassword} />
      <PhoneSection mobile={data.mobile} />
      <WechatSection boundAt={data.wechatBoundAt} />
      <SessionsSection />
      <HistorySection />
    </Box>
  );
}
