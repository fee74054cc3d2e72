import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSaveBalanceNoticeMutation, type Balance } from '../../api/resources/balanceApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { FieldLine } from '../../components/form/FieldLine';
import { useSmallForm } from '../../hooks/useSmallForm';
import { toast } from '../../lib/toast';
import { useUnsavedInput } from '../../lib/unsavedInput';
import { fenOf, noticeRules, valuesOf } from './noticeRules';

interface NoticeFormProps {
  balance: Balance;
  /** Called once it is saved, or is to stay as it was. */
  onClose: () => void;
}

/** Sets the balance below which people are told. */
export function NoticeForm({ balance, onClose }: NoticeFormProps) {
  const { t } = useTranslation();
  const form = useSmallForm(valuesOf(balance.notifyBelow), noticeRules);
  useUnsavedInput(form.isDirty);
  const [save] = useSaveBalanceNoticeMutation();
  const { send, isRunning } = useSubmit(save, {
    form,
    onDone: () => {
      toast.success(t('finance.notice.saved'));
      onClose();
    },
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.submit((values) => send({ body: { notifyBelow: fenOf(values.notifyBelow) } }))}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <FieldLine
        field={form.field('notifyBelow')}
        label={t('finance.notice.label')}
        help={t('finance.notice.help')}
        inputMode="numeric"
        autoFocus
        endAdornment={<Box sx={{ ml: 1, flex: 'none' }}>{t('finance.notice.yuan')}</Box>}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isRunning}>
          {t('finance.notice.save')}
        </Button>
        <Button onClick={onClose}>{t('common.action.cancel')}</Button>
      </Box>
    </Box>
  );
}
