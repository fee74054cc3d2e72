import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatFen } from '@probity/contract/rules/fen';
import { groupIdNumber } from '@probity/contract/rules/idNumber';
import { groupPhone } from '@probity/contract/rules/phone';
import type { PlaceOrderRequest, Quote } from '../../../api/resources/ordersApi';
import type { Package } from '../../../api/resources/packagesApi';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { KeyValueList } from '../../../components/data/KeyValueList';

interface ConfirmOrderProps {
  order: PlaceOrderRequest;
  chosen: Package;
  quote: Quote;
  /** It waits for somebody before anything is sent. */
  needsApproval: boolean;
  isRunning: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before ordering, with everything the candidate will read, so that no order is placed by accident. The input is shown
 * unmasked, the ID number too, so that a wrong digit can be found.
 */
export function ConfirmOrder({
  order,
  chosen,
  quote,
  needsApproval,
  isRunning,
  onConfirm,
  onCancel,
}: ConfirmOrderProps) {
  const { t } = useTranslation();
  const { name, idNumber, mobile } = order.candidate;
  const placed = quote.enough
    ? t(`initiate.confirm.${order.consentWay}`, { mobile: groupPhone(mobile) })
    : t('initiate.confirm.short');
  const next = needsApproval ? t('initiate.confirm.approval') : placed;
  const items = chosen.items.filter((one) => order.itemCodes.includes(one.itemCode));
  const reasons = Object.entries(order.reasons ?? {}).map(([code, reason]) => ({
    label: t('initiate.confirm.reason', {
      item: chosen.items.find((one) => one.itemCode === code)?.name ?? code,
    }),
    value: reason,
  }));
  return (
    <ConfirmDialog
      isOpen
      title={t('initiate.confirm.title')}
      confirmLabel={t(needsApproval ? 'initiate.confirm.ask' : 'initiate.confirm.do')}
      isRunning={isRunning}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Typography sx={{ mb: 1.5 }}>
        {t('initiate.confirm.body', {
          name,
          position: order.positionTitle,
          price: formatFen(quote.price),
        })}
      </Typography>
      <KeyValueList
        isLong
        items={[
          { label: t('initiate.candidate.mobile'), value: groupPhone(mobile) },
          { label: t('initiate.confirm.package'), value: chosen.name },
          {
            label: t('initiate.items.title'),
            value: items.map((one) => <div key={one.itemCode}>{one.name}</div>),
          },
          {
            label: t('initiate.candidate.idNumber'),
            value: idNumber ? groupIdNumber(idNumber) : t('initiate.confirm.noId'),
          },
          ...reasons,
        ]}
      />
      <Typography sx={{ mt: 1.5 }}>{next}</Typography>
    </ConfirmDialog>
  );
}
