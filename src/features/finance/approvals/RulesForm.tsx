import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { CODE } from '@probity/contract/codeNames';
import {
  useSaveApprovalRulesMutation,
  useSendApprovalCodeMutation,
  type ApprovalRules,
} from '../../../api/resources/approvalsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FieldLine } from '../../../components/form/FieldLine';
import { FieldRadios } from '../../../components/form/FieldRadios';
import { useAppForm } from '../../../components/form/useAppForm';
import { OwnCodeField } from '../../../domain/OwnCodeField';
import { toast } from '../../../lib/toast';
import { leave } from '../../../lib/unsavedInput';
import { readVerifyCode } from '../../../lib/verifyCode';
import { fenOf, ruleRules, ruleValues } from './approvalValues';

interface RulesFormProps {
  rules: ApprovalRules;
  onDone: () => void;
}

/** Changes what makes an order wait. */
export function RulesForm({ rules, onDone }: RulesFormProps) {
  const { t } = useTranslation();
  const form = useAppForm(ruleValues(rules), ruleRules);
  const [sendCode] = useSendApprovalCodeMutation();
  const [save] = useSaveApprovalRulesMutation();
  const { send, isRunning } = useSubmit(save, {
    form,
    codes: { [CODE.WRONG_CODE]: ({ msg }) => [{ path: 'verifyCode', msg }] },
    onDone: (saved) => {
      form.settle(ruleValues(saved));
      toast.success(t('approvals.rules.saved'));
      onDone();
    },
  });
  const choices = (['waits', 'refused'] as const).map((value) => ({
    value,
    label: t(`approvals.rules.overBudget.${value}`),
  }));
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.submit(({ above, overBudget, verifyCode }) =>
        send({ body: { above: fenOf(above), overBudget, verifyCode: readVerifyCode(verifyCode) } }),
      )}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <FieldLine
        field={form.field('above')}
        label={t('approvals.rules.above')}
        help={t('approvals.rules.aboveHelp')}
        inputMode="numeric"
        isOptional
        endAdornment={<Box sx={{ ml: 1, flex: 'none' }}>{t('finance.notice.yuan')}</Box>}
      />
      <Box>
        <Box sx={{ fontWeight: 600 }}>{t('approvals.rules.over')}</Box>
        <FieldRadios field={form.field('overBudget')} label={t('approvals.rules.over')} options={choices} />
      </Box>
      <OwnCodeField field={form.field('verifyCode')} name="code-approvals" sendCode={sendCode} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isRunning}>
          {t('finance.notice.save')}
        </Button>
        <Button onClick={() => leave(onDone)}>{t('common.action.cancel')}</Button>
      </Box>
    </Box>
  );
}
