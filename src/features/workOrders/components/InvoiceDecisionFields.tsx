import { useTranslation } from 'react-i18next';
import { DateLine } from '../../../components/form/DateLine';
import { FieldLine } from '../../../components/form/FieldLine';
import { FieldRadios } from '../../../components/form/FieldRadios';
import type { useAppForm } from '../../../components/form/useAppForm';
import { chinaToday } from '../../../lib/dates';
import type { DecisionValues, InvoiceDecision } from './invoiceDecision';
import { InvoiceFileField } from './InvoiceFileField';

interface InvoiceDecisionFieldsProps {
  form: ReturnType<typeof useAppForm<DecisionValues>>;
  workItemId: string;
  choices: readonly Exclude<InvoiceDecision, ''>[];
}

/** What is decided, and what each decision asks for. */
export function InvoiceDecisionFields({ form, workItemId, choices }: InvoiceDecisionFieldsProps) {
  const { t } = useTranslation();
  const decision = form.field('decision');
  const { value } = decision;
  return (
    <>
      <FieldRadios
        field={decision}
        label={t('certification.invoice.decision')}
        options={choices.map((one) => ({ value: one, label: t(`certification.invoice.${one}`) }))}
      />
      {(value === 'issue' || value === 'replace') && (
        <>
          <FieldLine
            field={form.field('number')}
            label={t('certification.invoice.number')}
            help={t('certification.invoice.numberHelp')}
            inputMode="numeric"
            maxLength={40}
          />
          <DateLine
            {...form.field('issuedOn')}
            kind="day"
            keepsText
            label={t('certification.invoice.issuedOn')}
            max={chinaToday()}
          />
          <InvoiceFileField
            workItemId={workItemId}
            error={form.field('fileId').error}
            onChange={(fileId) => form.change('fileId', fileId)}
          />
        </>
      )}
      {(value === 'reject' || value === 'replace') && (
        <FieldLine
          field={form.field('reason')}
          label={t(
            value === 'reject' ? 'certification.invoice.reason' : 'certification.invoice.replaceReason',
          )}
          help={t('certification.invoice.reasonHelp')}
          maxLength={500}
          rows={3}
        />
      )}
    </>
  );
}
