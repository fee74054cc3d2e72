import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSaveBalanceNoticeMutation, type Balance } from '../../api/resources/balanceApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { FieldLine } from '../../components/form/FieldLine';
import { Section } from '../../components/layout/Section';
import { useSmallForm } from '../../hooks/useSmallForm';
import { toast } from '../../lib/toast';
import { useUnsavedInput } from '../../lib/unsavedInput';
import { fenOf, noticeRules, valuesOf } from './noticeRules';

/** The balance below which people are told. */
export function NoticeForm({ balance }: { balance: Balance }) {
  const { t } = useTranslation();
  const form = useSmallForm(valuesOf(balance.notifyBelow), noticeRules);
  useUnsavedInput(form.isDirty);
  const [save] = useSaveBalanceNoticeMutation();
  const { send, isRunning } = useSubmit(save, {
    form,
    onDone: (saved) => {
      // As it is kept: 1,000 was saved as 1000.
      form.setValue('notifyBelow', valuesOf(saved.notifyBelow).notifyBelow);
      toast.success(t('finance.notice.saved'));
    },
  });
  const { notifyBelow, available } = balance;
  return (
    <Section title={t('finance.notice.title')}>
      <Box
        component="form"
        noValidate
        onSubmit={form.submit((values) => send({ body: { notifyBelow: fenOf(values.notifyBelow) } }))}
        sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
      >
        <Box sx={{ color: 'text.secondary' }}>{t('finance.notice.lead')}</Box>
        <FieldLine
          field={form.field('notifyBelow')}
          label={t('finance.notice.label')}
          help={t('finance.notice.help')}
          inputMode="numeric"
          endAdornment={<Box sx={{ ml: 1, flex: 'none' }}>{t('finance.notice.yuan')}</Box>}
        />
        {notifyBelow !== null && available < notifyBelow && (
          <Box role="status">{t('finance.notice.isLow')}</Box>
        )}
        <Button type="submit" variant="contained" loading={isRunning}>
          {t('finance.notice.save')}
        </Button>
      </Box>
    </Section>
  );
}
