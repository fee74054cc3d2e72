import Box from '@mui/material/Box';
import { useGetApprovalRulesQuery } from '../../../api/resources/approvalsApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { ApprovalRules } from './ApprovalRules';
import { Approvers } from './Approvers';
import { WaitingApprovals } from './WaitingApprovals';

/** What waits for the reader's approval, what makes an order wait, and who may approve up to what. */
export function Approvals() {
  const { data, error, refetch } = useGetApprovalRulesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Box
      sx={{
        ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 860 },
        // What is chosen stays in sight above the list: a card that cuts what leaves it would hold it back.
        '& > section': { overflow: 'visible' },
      }}
    >
      <WaitingApprovals />
      {error && !data && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data && <ApprovalRules rules={data} />}
      {data && <Approvers rules={data} />}
    </Box>
  );
}
