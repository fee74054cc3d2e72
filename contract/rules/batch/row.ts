import { normalizeIdNumber } from '../idNumber';
import { validatePersonId } from '../idPerson';
import { LONGEST_PERSON_NAME, personNameFault } from '../personName';
import { isPhone, normalizePhone } from '../phone';
import { plainText } from '../plainText';
import { positionFault } from '../positionTitle';
import { batchFields, type BatchField } from './fields';
import { phonesIn } from './untidy';
import { nameTrouble } from './untidyName';

/** Those of which a cell stands for one of a few values. */
export const choiceFields = ['positionClass', 'package', 'consentWay', 'department'] as const;
export type ChoiceField = (typeof choiceFields)[number];
export const isChoice = (field: BatchField): field is ChoiceField =>
  (choiceFields as readonly string[]).includes(field);

/** The cells of a row by field; an empty one is absent. */
export type RowCells = Partial<Record<BatchField, string>>;

/** Every fault of a row by name; `rowFaultWords` says each in words. */
export const rowFaultCodes = [
  ...['nameMissing', 'nameLong', 'nameNone', 'nameNotes', 'nameSurname', 'nameSpaced'],
  ...['mobileMissing', 'mobileInvalid', 'mobileTwo', 'mobileNotes', 'mobileRounded'],
  ...['idInvalid', 'idForm', 'idDigit', 'idNoDate', 'idUnborn', 'idOver120', 'idUnder16', 'idRounded'],
  ...['positionMissing', 'positionLong', 'positionNone', 'classMissing', 'packageMissing'],
  ...['packageReasons', 'unknownChoice'],
] as const;
export type RowFaultCode = (typeof rowFaultCodes)[number];

export interface RowFault {
  field: BatchField;
  code: RowFaultCode;
  /** The package whose sensitive items nobody gave a reason for. */
  packageId?: string;
}

/** What rows are ordered with that say nothing else, as far as their faults depend on it. */
export interface RowTerms {
  packageId?: string | undefined;
  positionTitle?: string | undefined;
  positionClass?: string | undefined;
}

/** What a row is checked against. */
export interface RowContext {
  /** China's day, `YYYY-MM-DD`. */
  today: string;
  terms: RowTerms;
  /** The value that the words of a choice mean without a doubt, or a value itself; null: nobody knows. */
  chosen(field: ChoiceField, text: string): string | null;
  /** True for a package with sensitive items that neither it nor the terms give a reason for. */
  lacksReasons(packageId: string): boolean;
}

/** The cells as they are kept, each in the form that is ordered where it is right, else as it was typed; and every fault of them. */
export interface CheckedCells {
  cells: RowCells;
  faults: RowFault[];
}

/**
 * Checks a row: what people paste is tidied first (a phone in groups or full width, an x in an ID number, spaces around), then every
 * fault of it is told at once. No fault of a cell hides one of another.
 */
export function checkRow(given: RowCells, context: RowContext): CheckedCells {
  const cells: RowCells = {};
  const faults: RowFault[] = [];
  for (const field of batchFields) {
    const text = plainText(given[field] ?? '');
    const { cell, code } = isChoice(field)
      ? choiceOf(field, text, context)
      : { ...rules[field](text, context) };
    if (cell !== '') cells[field] = cell;
    if (code) faults.push({ field, code });
  }
  const packageId = faults.some(({ field }) => field === 'package')
    ? undefined
    : (cells.package ?? context.terms.packageId);
  if (packageId && context.lacksReasons(packageId))
    faults.push({ field: 'package', code: 'packageReasons', packageId });
  return { cells, faults };
}

interface Judged {
  cell: string;
  code?: RowFaultCode | undefined;
}

type TypedField = Exclude<BatchField, ChoiceField>;

const rules: Record<TypedField, (text: string, context: RowContext) => Judged> = {
  name: nameOf,
  mobile: mobileOf,
  idNumber: idNumberOf,
  positionTitle: positionOf,
};

function nameOf(text: string): Judged {
  const fault = personNameFault(text, LONGEST_PERSON_NAME);
  if (fault === 'missing') return { cell: text, code: 'nameMissing' };
  if (fault === 'long') return { cell: text, code: 'nameLong' };
  return { cell: text, code: nameTrouble(text) ?? (fault ? 'nameNone' : undefined) };
}

/** A number that a spreadsheet wrote in powers of ten has lost its last digits. */
const POWER = /^\d([.,]\d+)?e\+?\d{2}$/i;

function mobileOf(text: string): Judged {
  if (normalizePhone(text) === '') return { cell: '', code: 'mobileMissing' };
  if (isPhone(text)) return { cell: normalizePhone(text) };
  if (POWER.test(text)) return { cell: text, code: 'mobileRounded' };
  const { length } = phonesIn(text);
  return { cell: text, code: length === 0 ? 'mobileInvalid' : length === 1 ? 'mobileNotes' : 'mobileTwo' };
}

const ID_CODES: Readonly<Record<string, RowFaultCode>> = {
  invalid: 'idInvalid',
  wrongForm: 'idForm',
  wrongDigit: 'idDigit',
  noDate: 'idNoDate',
  unborn: 'idUnborn',
  over120: 'idOver120',
  under16: 'idUnder16',
};

function idNumberOf(text: string, { today }: RowContext): Judged {
  if (text === '') return { cell: '' };
  if (POWER.test(text)) return { cell: text, code: 'idRounded' };
  const id = normalizeIdNumber(text);
  const fault = validatePersonId(id, { today });
  if (!fault) return { cell: id };
  // A spreadsheet keeps 15 digits of a number and makes the others zeros.
  if (/^\d{15}000$/.test(id)) return { cell: text, code: 'idRounded' };
  return { cell: text, code: ID_CODES[fault.key.split('.')[2]!] ?? 'idInvalid' };
}

function positionOf(text: string, { terms }: RowContext): Judged {
  const fault = positionFault(text === '' ? (terms.positionTitle ?? '') : text);
  if (!fault) return { cell: text };
  return {
    cell: text,
    code: fault === 'missing' ? 'positionMissing' : fault === 'long' ? 'positionLong' : 'positionNone',
  };
}

const MISSING: Readonly<Record<ChoiceField, RowFaultCode | null>> = {
  positionClass: 'classMissing',
  package: 'packageMissing',
  consentWay: null,
  department: null,
};

function choiceOf(field: ChoiceField, text: string, { terms, chosen }: RowContext): Judged {
  if (text !== '') {
    const value = chosen(field, text);
    return value === null ? { cell: text, code: 'unknownChoice' } : { cell: value };
  }
  const stands = { positionClass: terms.positionClass, package: terms.packageId };
  const needed = MISSING[field];
  return needed && !stands[field as keyof typeof stands] ? { cell: '', code: needed } : { cell: '' };
}
