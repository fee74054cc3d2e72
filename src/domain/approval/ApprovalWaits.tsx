import { useTranslation } from 'react-i18next';
import type { PlacedOrder } from '../../api/resources/ordersApi';
import { formatDateTime } from '../../lib/dates';

type Approval = NonNullable<PlacedOrder['approval']>;

/** Why an order waits for approval, and for whom, until when. Its words are those of what comes after an order: `orderSuccess`. */
export function ApprovalWaits({ approval: { why, approvers, askedAt, endsAt } }: { approval: Approval }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      {why.map((one) => (
        <div key={one}>{t(`orderSuccess.why.${one}`)}</div>
      ))}
      <div>
        {t('orderSuccess.stepApproval', {
          count: approvers.length,
          names: new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(approvers),
          since: formatDateTime(askedAt),
          ends: formatDateTime(endsAt),
        })}
      </div>
    </>
  );
}
