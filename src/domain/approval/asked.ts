import type { WaitingApproval } from '../../api/resources/approvalsApi';

/** What was pressed, and of which orders: they leave their list once they are decided. */
export interface Asked {
  deed: 'approve' | 'reject';
  orders: readonly WaitingApproval[];
}
