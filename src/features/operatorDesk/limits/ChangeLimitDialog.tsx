import Alert from '@mui/material/Alert';
import { CODE } from '@probity/contract/codeNames';
import { isLimitValue, limitRanges } from '@probity/contract/rules/limits';
import { useTranslation } from 'react-i18next';
import { useChangeLimitMutation, type KeptLimit } from '../../../api/resources/limitsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { Notice } from '../../../components/feedback/Notice';
import { DateLine } from '../../../components/form/DateLine';
import { FieldLine } from '../../../components/form/FieldLine';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { chinaToday } from '../../../lib/dates';
import { toast } from '../../../lib/toast';
import { limitRules, valueOf, type LimitForm } from './limitValues';

interface ChangeLimitDialogProps {
  limit: KeptLimit;
  onClose: () => void;
}

/** Changes one limit from a day on; what enterprises will notice follows what is typed. */
export function ChangeLimitDialog({
  limit: { name, value: before, basedOn },
  onClose,
}: ChangeLimitDialogProps) {
  const { t } = useTranslation();
  const form = useAppForm<LimitForm>(
    { value: String(before), effectiveOn: chinaToday(), reason: '' },
    limitRules(name),
  );
  const isLater = form.field('effectiveOn').value > chinaToday();
  const [change] = useChangeLimitMutation();
  const { send, isRunning, refusal } = useSubmit(change, {
    form,
    onDone: () => {
      toast.success(t(isLater ? 'limits.change.planned' : 'limits.change.done'));
      onClose();
    },
  });
  const [value, effectiveOn] = [form.field('value'), form.field('effectiveOn')];
  const count = valueOf({ value: value.value });
  const isShown = count !== undefined && count !== before && isLimitValue(name, count);
  return (
    <FormDialog
      title={t('limits.change.title', { name: t(`limits.name.${name}`) })}
      submitLabel={isLater ? t('limits.change.later') : t('limits.change.now')}
      onSubmit={form.submit((values) =>
        send({
          limitChangeInput: {
            ...{
              name,
              basedOn,
              effectiveOn: values.effectiveOn,
              value: valueOf(values)!,
              reason: values.reason,
            },
          },
        }),
      )}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
      maxWidth="sm"
    >
      {refusal && (
        <Alert severity="warning">
          {refusal.msg}
          {refusal.code === CODE.LIMIT_OVERTAKEN && <div>{t('limits.change.overtaken')}</div>}
        </Alert>
      )}
      <FieldLine
        field={value}
        label={t('limits.change.value')}
        help={t('limits.change.range', { ...limitRanges[name] })}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
      />
      <DateLine
        {...effectiveOn}
        kind="day"
        keepsText
        label={t('limits.change.effectiveOn')}
        help={t('limits.change.effectiveHelp')}
        min={chinaToday()}
      />
      <FieldLine
        field={form.field('reason')}
        label={t('limits.change.reason')}
        help={t('limits.change.reasonHelp')}
        rows={2}
        maxLength={500}
      />
      {isShown && <Notice>{t(`limits.effect.${name}`, { count, day: effectiveOn.value, before })}</Notice>}
    </FormDialog>
  );
}
