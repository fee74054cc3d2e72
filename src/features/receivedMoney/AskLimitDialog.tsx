import Alert from '@mui/material/Alert';
import { CODE } from '@probity/contract/codeNames';
import { MOST_PAID_IN } from '@probity/contract/rules/fen';
import { parseYuan } from '@probity/contract/rules/yuan';
import { useTranslation } from 'react-i18next';
import { useAskRechargeLimitMutation } from '../../api/resources/reversalsApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { FieldLine } from '../../components/form/FieldLine';
import { FormDialog } from '../../components/form/FormDialog';
import { useAppForm } from '../../components/form/useAppForm';
import { yuanText } from '../../domain/rechargeFen';
import { toast } from '../../lib/toast';

const rules = {
  above: (value: string) =>
    (parseYuan(value) ?? Infinity) > MOST_PAID_IN ? { key: 'receivedMoney.limit.wrong' } : undefined,
};

/** An operator asks for another limit; it counts once another operator has confirmed it. */
export function AskLimitDialog({ above, onClose }: { above: number; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useAppForm({ above: yuanText(above) }, rules);
  const [ask] = useAskRechargeLimitMutation();
  const { send, isRunning, refusal } = useSubmit(ask, {
    form,
    codes: { [CODE.LIMIT_CHANGE_WAITS]: 'above' },
    onDone: () => {
      toast.success(t('receivedMoney.limit.asked'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('receivedMoney.limit.change')}
      submitLabel={t('receivedMoney.limit.ask')}
      onSubmit={form.submit((values) => send({ body: { above: parseYuan(values.above)! } }))}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      {refusal && <Alert severity="warning">{refusal.msg}</Alert>}
      <FieldLine
        field={form.field('above')}
        label={t('receivedMoney.limit.above')}
        help={t('receivedMoney.limit.help')}
        inputMode="decimal"
        maxLength={24}
      />
    </FormDialog>
  );
}
