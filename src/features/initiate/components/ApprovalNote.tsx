import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { PlacedOrder } from '../../../api/resources/ordersApi';
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

function Waiting({ approval: { why, approvers, askedAt, endsAt } }: { approval: Approval }) {
  const { t, i18n } = useTranslation();
  const names = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(approvers);
  return (
    <Alert severity="info" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {why.map((one) => (
        <div key={one}>{t(`orderSuccess.why.${one}`)}</div>
      ))}
      <div>
        {t('orderSuccess.stepApproval', {
          count: approvers.length,
          names,
          since: formatDateTime(askedAt),
          ends: formatDateTime(endsAt),
        })}
      </div>
      <div>{t('orderSuccess.nothingYet')}</div>
      <div>{t('orderSuccess.takeBack')}</div>
    </Alert>
  );
}
