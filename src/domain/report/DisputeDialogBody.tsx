import { useTranslation } from 'react-i18next';
import type { ReportItem } from '../../api/resources/reportsApi';
import { FieldLine } from '../../components/form/FieldLine';
import { FieldMenu } from '../../components/form/FieldMenu';
import { FormDialog } from '../../components/form/FormDialog';
import { useAppForm } from '../../components/form/useAppForm';

export interface DisputeDialogBodyProps {
  items: readonly Pick<ReportItem, 'checkItemId' | 'name'>[];
  isRunning: boolean;
  onSend: (reason: string, checkItemId: string | undefined) => unknown;
  onClose: () => void;
}

/** The shortest reason the gateway accepts. */
const LEAST_WORDS = 4;

const empty = { itemId: '', reason: '' };
const rules = {
  reason: (value: string) =>
    value.trim().length < LEAST_WORDS ? { key: 'reportBody.dispute.reasonMissing' } : undefined,
};

/** The open dialog itself. */
export function DisputeDialogBody({ items, isRunning, onSend, onClose }: DisputeDialogBodyProps) {
  const { t } = useTranslation();
  const form = useAppForm(empty, rules);
  return (
    <FormDialog
      title={t('reportBody.dispute.title')}
      submitLabel={t('reportBody.dispute.send')}
      onSubmit={form.submit(({ reason, itemId }) => onSend(reason.trim(), itemId || undefined))}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      <span>{t('reportBody.dispute.body')}</span>
      <FieldMenu
        field={form.field('itemId')}
        label={t('reportBody.dispute.about')}
        emptyLabel={t('reportBody.dispute.whole')}
        options={items.map(({ checkItemId, name }) => ({ value: checkItemId, label: name }))}
      />
      <FieldLine
        field={form.field('reason')}
        label={t('reportBody.dispute.reason')}
        maxLength={1000}
        rows={3}
      />
    </FormDialog>
  );
}
