import Box from '@mui/material/Box';
import { messageOf } from '../../../api/transport/gatewayError';
import { useGetRetentionQuery } from '../../../api/resources/retentionApi';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { FileRoomSection } from './FileRoomSection';
import { HoldSection } from './HoldSection';
import { RetentionForm } from './RetentionForm';

/** How long the account keeps what, what that erases next, and what is held back. */
export function RetentionTab() {
  const { data, error, refetch } = useGetRetentionQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      <RetentionForm setting={data} />
      <FileRoomSection room={data.files} />
      <HoldSection />
    </Box>
  );
}
