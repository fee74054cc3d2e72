import Alert from '@mui/material/Alert';
import { CODE } from '@probity/contract/codeNames';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useAskReversalMutation, type ReceivedMoney } from '../../api/resources/reversalsApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { FieldLine } from '../../components/form/FieldLine';
import { FieldRadios } from '../../components/form/FieldRadios';
import { FormDialog } from '../../components/form/FormDialog';
import { useAppForm } from '../../components/form/useAppForm';
import { toast } from '../../lib/toast';

type GiveBack = 'provider' | 'hand';
const ways = ['provider', 'hand'] as const;
const rules = {
  reason: (value: string) =>
    value.trim().length < 4 ? { key: 'receivedMoney.ask.reasonMissing' } : undefined,
};

interface AskReversalDialogProps {
  received: ReceivedMoney;
  onClose: () => void;
}

/**
 * An operator asks, with a reason, that a recharge be taken back, and chooses who gives the money back; more than the enterprise has left
 * is not asked for.
 */
export function AskReversalDialog({ received, onClose }: AskReversalDialogProps) {
  const { t } = useTranslation();
  const { bookingId, mainName: name, amount, available, refundable } = received;
  const mayRefund = refundable === 'yes';
  const form = useAppForm({ reason: '', giveBack: (mayRefund ? 'provider' : 'hand') as GiveBack }, rules);
  const [ask] = useAskReversalMutation();
  const { send, isRunning, refusal } = useSubmit(ask, {
    form,
    codes: {
      [CODE.REVERSAL_NOT_COVERED]: 'reason',
      [CODE.REVERSAL_ASKED]: 'reason',
      [CODE.REFUND_NOT_POSSIBLE]: 'giveBack',
    },
    onDone: () => {
      toast.success(t('receivedMoney.ask.sent'));
      onClose();
    },
  });
  const isCovered = available >= amount;
  const facts = { name, available: formatFen(available) };
  return (
    <FormDialog
      title={t('receivedMoney.ask.title', { amount: formatFen(amount) })}
      submitLabel={t('receivedMoney.ask.send')}
      onSubmit={form.submit(({ reason, giveBack }) =>
        send({ body: { bookingId, giveBack, reason: reason.trim() } }),
      )}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
      isReadOnly={!isCovered}
      isDangerous
      maxWidth="sm"
    >
      <Alert severity={isCovered ? 'info' : 'warning'}>
        {t(isCovered ? 'receivedMoney.ask.body' : 'receivedMoney.ask.notCovered', facts)}{' '}
        {isCovered && refundable === 'notScanned' && t('receivedMoney.ask.byHand')}
      </Alert>
      {refusal && <Alert severity="warning">{refusal.msg}</Alert>}
      {isCovered && mayRefund && (
        <FieldRadios
          field={form.field('giveBack')}
          label={t('receivedMoney.ask.giveBack')}
          isLabelDrawn
          options={ways.map((value) => ({ value, label: t(`receivedMoney.ask.ways.${value}`) }))}
        />
      )}
      {isCovered && refundable !== 'yes' && refundable !== 'notScanned' && (
        <Alert severity="warning">{t(`receivedMoney.ask.noRefund.${refundable}`)}</Alert>
      )}
      {isCovered && (
        <FieldLine
          field={form.field('reason')}
          label={t('receivedMoney.ask.reason')}
          help={t('receivedMoney.ask.reasonHelp')}
          maxLength={500}
          rows={3}
        />
      )}
    </FormDialog>
  );
}
