import { invoiceNumberOf } from '@probity/contract/rules/invoiceDetails';

export type InvoiceDecision = '' | 'issue' | 'reject' | 'replace';

export const emptyDecision = {
  decision: '' as InvoiceDecision,
  ...{ number: '', issuedOn: '', fileId: '', reason: '' },
};
export type DecisionValues = typeof emptyDecision;

const uploads = ({ decision }: DecisionValues) => decision === 'issue' || decision === 'replace';
const reasons = ({ decision }: DecisionValues) => decision === 'reject' || decision === 'replace';

export const decisionRules = {
  decision: (value: InvoiceDecision) => (value === '' ? { key: 'certification.invoice.choose' } : undefined),
  number: (value: string, all: DecisionValues) =>
    uploads(all) && invoiceNumberOf(value) === null
      ? { key: 'certification.invoice.numberWrong' }
      : undefined,
  issuedOn: (value: string, all: DecisionValues) =>
    uploads(all) && value === '' ? { key: 'certification.invoice.issuedOnMissing' } : undefined,
  fileId: (value: string, all: DecisionValues) =>
    uploads(all) && value === '' ? { key: 'certification.invoice.fileMissing' } : undefined,
  reason: (value: string, all: DecisionValues) =>
    reasons(all) && value.trim().length < 4 ? { key: 'certification.invoice.reasonMissing' } : undefined,
};
