import { useTranslation } from 'react-i18next';
import { useRequestInfoMutation } from '../../../../api/resources/reportsApi';
import { useSubmit } from '../../../../api/transport/useSubmit';
import { FieldLine } from '../../../../components/form/FieldLine';
import { FieldRadios } from '../../../../components/form/FieldRadios';
import { FormDialog } from '../../../../components/form/FormDialog';
import { useAppForm } from '../../../../components/form/useAppForm';
import { toast } from '../../../../lib/toast';

interface RequestInfoDialogProps {
  checkItemId: string;
  onClose: () => void;
}

const empty = { of: 'candidate' as 'candidate' | 'enterprise', question: '' };
const rules = {
  question: (value: string) => (value.trim() === '' ? { key: 'report.draft.requestMissing' } : undefined),
};

/** Asks the candidate or the customer; the item's clock pauses until the answer. */
export function RequestInfoDialog({ checkItemId, onClose }: RequestInfoDialogProps) {
  const { t } = useTranslation();
  const form = useAppForm(empty, rules);
  const [request] = useRequestInfoMutation();
  const { send, isRunning } = useSubmit(request, {
    form,
    onDone: () => {
      toast.success(t('report.draft.requestSent'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('report.draft.requestTitle')}
      submitLabel={t('report.draft.requestSend')}
      onSubmit={form.submit(({ of, question }) =>
        send({ body: { checkItemId, question: question.trim(), of } }),
      )}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      <span>{t('report.draft.requestBody')}</span>
      <FieldRadios
        isRow
        field={form.field('of')}
        label={t('report.draft.requestOf')}
        options={[
          { value: 'candidate', label: t('report.draft.ofCandidate') },
          { value: 'enterprise', label: t('report.draft.ofEnterprise') },
        ]}
      />
      <FieldLine
        field={form.field('question')}
        label={t('report.draft.requestQuestion')}
        maxLength={500}
        rows={3}
      />
    </FormDialog>
  );
}
