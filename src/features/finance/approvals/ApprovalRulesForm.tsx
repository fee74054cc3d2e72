import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useSaveApprovalRulesMutation, type ApprovalRules } from '../../../api/resources/approvalsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { FieldLine } from '../../../components/form/FieldLine';
import { FieldRadios } from '../../../components/form/FieldRadios';
import { useAppForm } from '../../../components/form/useAppForm';
import { Section } from '../../../components/layout/Section';
import { toast } from '../../../lib/toast';
import { fenOf, ruleRules, ruleValues } from './approvalValues';

/** What makes an order wait: owner and administrators set it, finance reads it. */
export function ApprovalRulesForm({ rules }: { rules: ApprovalRules }) {
  const { t } = useTranslation();
  return (
    <Section title={t('finance.approvals.rules.title')}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{t('finance.approvals.rules.lead')}</Box>
      {rules.mayChange ? <RulesForm rules={rules} /> : <RulesRead rules={rules} />}
    </Section>
  );
}

function RulesForm({ rules }: { rules: ApprovalRules }) {
  const { t } = useTranslation();
  const form = useAppForm(ruleValues(rules), ruleRules);
  const [save] = useSaveApprovalRulesMutation();
  const { send, isRunning } = useSubmit(save, {
    form,
    onDone: (saved) => {
      form.settle(ruleValues(saved));
      toast.success(t('finance.approvals.rules.saved'));
    },
  });
  const choices = (['waits', 'refused'] as const).map((value) => ({
    value,
    label: t(`finance.approvals.rules.overBudget.${value}`),
  }));
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.submit(({ above, overBudget }) => send({ body: { above: fenOf(above), overBudget } }))}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <FieldLine
        field={form.field('above')}
        label={t('finance.approvals.rules.above')}
        help={t('finance.approvals.rules.aboveHelp')}
        inputMode="numeric"
        isOptional
        endAdornment={<Box sx={{ ml: 1, flex: 'none' }}>{t('finance.notice.yuan')}</Box>}
      />
      <Box>
        <Box sx={{ fontWeight: 600 }}>{t('finance.approvals.rules.over')}</Box>
        <FieldRadios
          field={form.field('overBudget')}
          label={t('finance.approvals.rules.over')}
          options={choices}
        />
      </Box>
      <Button type="submit" variant="contained" loading={isRunning}>
        {t('finance.notice.save')}
      </Button>
    </Box>
  );
}

function RulesRead({ rules: { above, overBudget } }: { rules: ApprovalRules }) {
  const { t } = useTranslation();
  return (
    <KeyValueList
      items={[
        {
          label: t('finance.approvals.rules.above'),
          value: above === null ? t('finance.approvals.rules.none') : formatFen(above),
        },
        {
          label: t('finance.approvals.rules.over'),
          value: t(`finance.approvals.rules.overBudget.${overBudget}`),
        },
      ]}
    />
  );
}
