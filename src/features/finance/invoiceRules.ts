import { invoiceFaults, type InvoiceDetails } from '@probity/contract/rules/invoiceDetails';
import type { InvoiceDesk } from '../../api/resources/invoicesApi';
import type { FormFault } from '../../components/form/formRules';

export interface InvoiceValues extends InvoiceDetails {
  statementIds: string[];
}

type Months = InvoiceDesk['statements'];

/** The sum of the chosen months, in fen. */
export function sumOf(months: Months, chosen: readonly string[]): number {
  return months.reduce(
    (sum, { statementId, amount }) => sum + (chosen.includes(statementId) ? amount : 0),
    0,
  );
}

/** The form's rules; those of the details stand in the contract, for both sides. */
export const invoiceRulesOf =
  (months: Months) =>
  ({ statementIds, ...details }: InvoiceValues): Partial<Record<keyof InvoiceValues, FormFault>> => {
    const faults: Partial<Record<keyof InvoiceValues, FormFault>> = {};
    for (const [field, fault] of Object.entries(invoiceFaults(details)))
      faults[field as keyof InvoiceDetails] = { key: `finance.invoices.fault.${fault}` };
    if (statementIds.length === 0) faults.statementIds = { key: 'finance.invoices.fault.monthsMissing' };
    else if (sumOf(months, statementIds) <= 0) faults.statementIds = { key: 'finance.invoices.fault.noSum' };
    return faults;
  };
