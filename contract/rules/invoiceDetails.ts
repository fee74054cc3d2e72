import { contactPhoneFault } from './contactPhone';
import { lengthOf, plainText } from './plainText';
import { taxNumberFault } from './taxNumber';

export const invoiceKinds = ['ordinary', 'special'] as const;
export const invoiceWays = ['email', 'post'] as const;
/** The most statements that one invoice covers: five years. */
export const MOST_STATEMENTS = 60;

/** What stands on an invoice beside its amount, and where it goes. */
export interface InvoiceDetails {
  kind: (typeof invoiceKinds)[number];
  title: string;
  taxNumber: string;
  /** These four stand on a special VAT invoice, which has all of them, and on no other. */
  bankName: string;
  bankAccount: string;
  registeredAddress: string;
  registeredPhone: string;
  way: (typeof invoiceWays)[number];
  /** By e-mail. */
  email: string;
  /** By post. */
  recipient: string;
  recipientPhone: string;
  postalAddress: string;
}

export type InvoiceField = Exclude<keyof InvoiceDetails, 'kind' | 'way'>;

/** Faults by their names, the same for both sides, each with its words there. */
export type InvoiceFault =
  | `${InvoiceField}Missing`
  | 'tooLong'
  | 'taxNumberLength'
  | 'taxNumberCharacters'
  | 'taxNumberCheck'
  | 'bankAccountWrong'
  | 'phoneWrong'
  | 'titleWrong'
  | 'emailWrong';

/** The most characters of each field. */
export const invoiceLengths: Readonly<Record<InvoiceField, number>> = {
  title: 100,
  taxNumber: 40,
  bankName: 100,
  bankAccount: 60,
  registeredAddress: 200,
  registeredPhone: 40,
  email: 254,
  recipient: 50,
  recipientPhone: 40,
  postalAddress: 200,
};

/** What a special VAT invoice has beside the others. */
export const SPECIAL_FIELDS = ['bankName', 'bankAccount', 'registeredAddress', 'registeredPhone'] as const;
/** Where an invoice goes by post. */
export const POST_FIELDS = ['recipient', 'recipientPhone', 'postalAddress'] as const;

/** The fields that these choices ask for. */
export function invoiceFields({ kind, way }: Pick<InvoiceDetails, 'kind' | 'way'>): InvoiceField[] {
  return [
    'title',
    'taxNumber',
    ...(kind === 'special' ? SPECIAL_FIELDS : []),
    ...(way === 'post' ? POST_FIELDS : (['email'] as const)),
  ];
}

/** Where an invoice goes, on one line. */
export const invoicePlace = ({
  way,
  email,
  recipient,
  recipientPhone,
  postalAddress,
}: Pick<InvoiceDetails, 'way' | 'email' | (typeof POST_FIELDS)[number]>): string =>
  way === 'email' ? email : [recipient, recipientPhone, postalAddress].join(', ');

/** A card number as people write it: fours of digits, with dashes between. */
const IN_FOURS = /^\d{4}(-\d{4}){2,}(-\d{1,4})?$/;

/** A bank account as it is stored: digits (a few banks have letters or dashes inside), without blanks and what divides it into fours. */
export function normalizeBankAccount(value: string): string {
  const account = value
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .toUpperCase();
  return IN_FOURS.test(account) ? account.replaceAll('-', '') : account;
}

/** True for what can be a bank account: six to forty digits, letters or dashes, of them six digits at least. */
export const isBankAccount = (value: string): boolean =>
  /^(?=(?:.*\d){6})[0-9A-Z-]{6,40}$/.test(normalizeBankAccount(value));

/** An e-mail address as it is stored: full-width letters and signs in their common form, without blanks at its ends. */
export const normalizeEmail = (value: string): string => value.normalize('NFKC').trim();

/** What is wrong with the details, field by field. What the choices do not ask for is not looked at. */
export function invoiceFaults(details: InvoiceDetails): Partial<Record<InvoiceField, InvoiceFault>> {
  const faults: Partial<Record<InvoiceField, InvoiceFault>> = {};
  for (const field of invoiceFields(details)) {
    const value = plainText(details[field]);
    const fault =
      value === ''
        ? (`${field}Missing` as const)
        : lengthOf(value) > invoiceLengths[field]
          ? 'tooLong'
          : shapeFault(field, value);
    if (fault) faults[field] = fault;
  }
  return faults;
}

function shapeFault(field: InvoiceField, value: string): InvoiceFault | undefined {
  switch (field) {
    case 'title':
      return /\p{L}/u.test(value) ? undefined : 'titleWrong';
    case 'taxNumber':
      return taxFault(value);
    case 'bankAccount':
      return isBankAccount(value) ? undefined : 'bankAccountWrong';
    case 'registeredPhone':
    case 'recipientPhone':
      return contactPhoneFault(value, 'required') && 'phoneWrong';
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(normalizeEmail(value)) ? undefined : 'emailWrong';
    default:
      return undefined;
  }
}

function taxFault(value: string): InvoiceFault | undefined {
  switch (taxNumberFault(value)) {
    case undefined:
      return undefined;
    case 'required':
      return 'taxNumberMissing';
    case 'length':
      return 'taxNumberLength';
    case 'characters':
      return 'taxNumberCharacters';
    case 'check':
      return 'taxNumberCheck';
  }
}

/**
 * An invoice's number as it is stored: the 20 digits of a digital invoice, or code and number of an older one together (10 or 12
 * digits and 8). Null for anything else.
 */
export function invoiceNumberOf(value: string): string | null {
  const number = value.normalize('NFKC').replace(/[\s\p{Pd}\p{Cc}\p{Cf}\u2212]+/gu, '');
  return /^(\d{18}|\d{20})$/.test(number) ? number : null;
}
