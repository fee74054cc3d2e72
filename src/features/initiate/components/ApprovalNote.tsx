import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { PlacedOrder } from '../../../api/resources/ordersApi';
import { ApprovalWaits } from '../../../domain/approval/ApprovalWaits';
import { formatDateTime } from '../../../lib/dates';

type Approval = NonNullable<PlacedOrder['approval']>;

/** That the order waits for approval, for whom, since when and why; or who decided, with the reason of a rejection. */
export function ApprovalNote({ approval }: { approval: Approval }) {
  const { decision, decidedBy, decidedAt, reason } = approval;
  const { t } = useTranslation();
  if (decision === null) return <Waiting approval={approval} />;
  return (
    <Alert
      severity={decision === 'approved' ? 'success' : 'warning'}
      sx={{ mb: 2, overflowWrap: 'anywhere' }}
    >
      {t(`orderSuccess.${decision}`, { by: decidedBy ?? '', at: formatDateTime(decidedAt) })}
      {reason !== null && <div>{t('orderSuccess.reason', { reason })}</div>}
    </Alert>
  );
}

function Waiting({ approval }: { approval: Approval }) {
  const { t } = useTranslation();
  return (
    <Alert severity="info" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <ApprovalWaits approval={approval} />
      <div>{t('orderSuccess.nothingYet')}</div>
      <div>{t('orderSuccess.takeBack')}</div>
    </Alert>
  );
}
