import {
  invoiceKinds,
  invoiceLengths,
  invoiceWays,
  POST_FIELDS,
  SPECIAL_FIELDS,
} from '@probity/contract/rules/invoiceDetails';
import { useTranslation } from 'react-i18next';
import { FieldLine } from '../../components/form/FieldLine';
import { FieldRadios } from '../../components/form/FieldRadios';
import type { useAppForm } from '../../components/form/useAppForm';
import type { InvoiceValues } from './invoiceRules';

/** What stands on the invoice, and where it goes; kind and way ask for fields of their own. What is typed stays while they change. */
export function InvoiceFields({ form }: { form: ReturnType<typeof useAppForm<InvoiceValues>> }) {
  const { t } = useTranslation();
  const [kind, way] = [form.field('kind'), form.field('way')];
  const line = (name: (typeof SPECIAL_FIELDS)[number] | (typeof POST_FIELDS)[number] | 'email') => (
    <FieldLine
      key={name}
      field={form.field(name)}
      label={t(`finance.invoices.form.${name}`)}
      maxLength={invoiceLengths[name]}
      {...(name === 'email' && { inputMode: 'email' as const, autoComplete: 'email' })}
    />
  );
  return (
    <>
      <FieldRadios
        field={kind}
        label={t('finance.invoices.form.kind')}
        isLabelDrawn
        options={invoiceKinds.map((value) => ({ value, label: t(`finance.invoices.form.kinds.${value}`) }))}
      />
      <FieldLine
        field={form.field('title')}
        label={t('finance.invoices.form.invoiceTitle')}
        help={t('finance.invoices.form.titleHelp')}
        maxLength={invoiceLengths.title}
      />
      <FieldLine
        field={form.field('taxNumber')}
        label={t('finance.invoices.form.taxNumber')}
        help={t('finance.invoices.form.taxNumberHelp')}
        maxLength={invoiceLengths.taxNumber}
        autoComplete="off"
      />
      {kind.value === 'special' && SPECIAL_FIELDS.map(line)}
      <FieldRadios
        field={way}
        label={t('finance.invoices.form.way')}
        isLabelDrawn
        options={invoiceWays.map((value) => ({ value, label: t(`finance.invoices.form.ways.${value}`) }))}
      />
      {way.value === 'email' ? line('email') : POST_FIELDS.map(line)}
    </>
  );
}
