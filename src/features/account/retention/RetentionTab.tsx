import Box from '@mui/material/Box';
import { useState } from 'react';
import { messageOf } from '../../../api/transport/gatewayError';
import { useGetRetentionQuery } from '../../../api/resources/retentionApi';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { FileRoomSection } from './FileRoomSection';
import { HoldSection } from './HoldSection';
import { NightRunSection } from './NightRunSection';
import { RetentionForm } from './RetentionForm';

const ASK_MS = 5_000;

/** The retention periods of the account, the next and the last erasure, and the holds. */
export function RetentionTab() {
  const [isErasing, setErasing] = useState(false);
  const { data, error, refetch } = useGetRetentionQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isErasing ? ASK_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const isUnderWay = data?.lastRun?.endedAt === null;
  if (isUnderWay !== isErasing) setErasing(isUnderWay);
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      <RetentionForm setting={data} />
      <NightRunSection lastRun={data.lastRun} nextRunAt={data.nextRunAt} />
      <FileRoomSection room={data.files} />
      <HoldSection />
    </Box>
  );
}
