import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useWithdrawRechargeMutation, type Recharge } from '../../api/resources/rechargesApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import { toast } from '../../lib/toast';

interface WithdrawRechargeProps {
  recharge: Recharge;
  onClose: () => void;
}

/** Asks before a recharge is withdrawn. */
export function WithdrawRecharge({ recharge: { rechargeId, amount }, onClose }: WithdrawRechargeProps) {
  const { t } = useTranslation();
  const [withdraw] = useWithdrawRechargeMutation();
  const { send, isRunning } = useSubmit(withdraw, {
    onDone: () => toast.success(t('finance.recharge.withdraw.done')),
    onEnd: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('finance.recharge.withdraw.title')}
      confirmLabel={t('finance.recharge.list.withdraw')}
      isRunning={isRunning}
      onConfirm={() => void send({ body: { rechargeId } })}
      onCancel={onClose}
    >
      {t('finance.recharge.withdraw.body', { amount: formatFen(amount) })}
    </ConfirmDialog>
  );
}
