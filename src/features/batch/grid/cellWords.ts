import type { BatchField, BatchRow, BatchTerms, RowState } from '../../../api/resources/batchesApi';
import { isUuid } from '../../../lib/isUuid';

export interface Option {
  value: string;
  label: string;
}

/** The values of each field that is a choice, with their words. */
export type Options = Readonly<Partial<Record<BatchField, readonly Option[]>>>;

/**
 * The columns of the grid and their widths in px: room for what mostly stands in each, such as 11 or 18 digits. What is cut stands in full
 * below the grid.
 */
export const gridFields = [
  { field: 'name', width: 130 },
  { field: 'mobile', width: 120 },
  { field: 'idNumber', width: 165 },
  { field: 'positionTitle', width: 145 },
  { field: 'positionClass', width: 140 },
  { field: 'package', width: 130 },
  { field: 'consentWay', width: 120 },
  { field: 'department', width: 140 },
] as const satisfies readonly { field: BatchField; width: number }[];

/** Of the terms that stand for each field where a cell says nothing. */
const termOf: Readonly<Partial<Record<BatchField, keyof BatchTerms>>> = {
  positionTitle: 'positionTitle',
  positionClass: 'positionClass',
  package: 'packageId',
  consentWay: 'consentWay',
  department: 'departmentId',
};

/** The first column of a row that has a fault; -1 for none. */
export const firstFault = (row: BatchRow | undefined): number =>
  gridFields.findIndex(({ field }) => row?.faults.some((fault) => fault.field === field));

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

interface CellTexts {
  states: Readonly<Record<RowState, string>>;
  /** Of a row with faults in these columns. */
  faulty: (fields: readonly BatchField[]) => string;
  /** By field: what is said instead of the id of a thing whose name is not known here. */
  unnamed: Readonly<Partial<Record<BatchField, string>>>;
}

/** How cells are said and what typed words mean. */
export function cellWords(options: Options, terms: BatchTerms, { states, faulty, unnamed }: CellTexts) {
  const said = (field: BatchField, value: string): string => {
    const option = options[field]?.find((one) => one.value === value);
    if (option) return option.label;
    return (isUuid(value) && unnamed[field]) || value;
  };
  return {
    options,
    states,
    said,
    /** With the columns of its faults, which may be out of sight. */
    stateOf: ({ state, faults }: BatchRow): string => {
      const columns = gridFields.filter(({ field }) => faults.some((fault) => fault.field === field));
      if (state !== 'faulty' || columns.length === 0) return states[state];
      return faulty(columns.map(({ field }) => field));
    },
    textOf: (row: BatchRow, field: BatchField): string => said(field, row.cells[field] ?? ''),
    /** What counts for an empty cell. */
    byTerms: (field: BatchField): string => {
      const term = termOf[field];
      const value = term && terms[term];
      return typeof value === 'string' ? said(field, value) : '';
    },
    /** The value that typed words mean, or the words themselves: what they mean then the gateway finds out, or asks. */
    valueOf: (field: BatchField, text: string): string =>
      options[field]?.find(({ value, label }) => same(label, text) || same(value, text))?.value ??
      text.trim(),
  };
}
export type CellWords = ReturnType<typeof cellWords>;
