import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatFen } from '../../../../contract/rules/fen';
import { groupPhone } from '../../../../contract/rules/phone';
import type { PlaceOrderRequest, Quote } from '../../../api/ordersApi';
import { ConfirmDialog } from '../../../components/ConfirmDialog';

interface ConfirmOrderProps {
  order: PlaceOrderRequest;
  quote: Quote;
  isRunning: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says in words what will happen, so that no order is placed by accident. */
export function ConfirmOrder({ order, quote, isRunning, onConfirm, onCancel }: ConfirmOrderProps) {
  const { t } = useTranslation();
  const next = quote.enough
    ? t(`initiate.confirm.${order.consentWay}`, { mobile: groupPhone(order.candidate.mobile) })
    : t('initiate.confirm.short');
  return (
    <ConfirmDialog
      isOpen
      title={t('initiate.confirm.title')}
      confirmLabel={t('initiate.confirm.do')}
      isRunning={isRunning}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Typography>
        {t('initiate.confirm.body', {
          name: order.candidate.name,
          position: order.positionTitle,
          items: t('initiate.package.items', { count: order.itemCodes.length }),
          price: formatFen(quote.price),
        })}
      </Typography>
      <Typography sx={{ mt: 1 }}>{next}</Typography>
    </ConfirmDialog>
  );
}
