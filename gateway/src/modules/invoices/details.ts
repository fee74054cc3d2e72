import {
  invoiceFields,
  normalizeBankAccount,
  normalizeEmail,
  type InvoiceDetails,
} from '@probity/contract/rules/invoiceDetails';
import { normalizeTaxNumber } from '@probity/contract/rules/taxNumber';
import { plainText } from '@probity/contract/rules/plainText';
import type { Work } from '../../kernel/work';
import { detailsField, type RequestRow } from './invoiceRepository';

/** What is sealed in a request; title and tax number stand beside it. */
type Sealed = Omit<InvoiceDetails, 'kind' | 'title' | 'taxNumber'>;

export const emptyDetails: InvoiceDetails = {
  ...{ kind: 'ordinary', title: '', taxNumber: '', way: 'email' },
  ...{ bankName: '', bankAccount: '', registeredAddress: '', registeredPhone: '' },
  ...{ email: '', recipient: '', recipientPhone: '', postalAddress: '' },
};

/** The details as they are kept: one line each, numbers in one form, and nothing that the choices do not ask for. */
export function plainDetails(asked: Partial<InvoiceDetails>): InvoiceDetails {
  const typed = { ...emptyDetails, ...asked };
  const kept = { ...emptyDetails, kind: typed.kind, way: typed.way };
  for (const field of invoiceFields(typed)) kept[field] = plainText(typed[field]);
  return {
    ...kept,
    taxNumber: normalizeTaxNumber(kept.taxNumber),
    bankAccount: normalizeBankAccount(kept.bankAccount),
    email: normalizeEmail(kept.email),
  };
}

export function sealDetails(
  { services }: Pick<Work, 'services'>,
  requestId: string,
  details: InvoiceDetails,
): Buffer {
  const { kind: _kind, title: _title, taxNumber: _taxNumber, ...sealed } = details;
  return services.crypto.encrypt(JSON.stringify(sealed satisfies Sealed), detailsField(requestId));
}

export function openDetails({ services }: Pick<Work, 'services'>, row: RequestRow): InvoiceDetails {
  const { kind, title, taxNumber, detailsEnc, id } = row;
  const sealed = JSON.parse(services.crypto.decrypt(detailsEnc, detailsField(id))) as Sealed;
  return { kind, title, taxNumber, ...sealed };
}
