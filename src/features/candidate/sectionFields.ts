import type { ParseKeys } from 'i18next';
import type { FormEntry, FormSection, FormSectionContent } from '../../api/candidateApi';
import { fieldChoices } from '../../domain/report/fieldChoices';

export type EntrySection = Exclude<FormSection, 'identity'>;

type EntryField = Exclude<keyof FormEntry, 'fileIds'>;

export interface FieldSpec {
  name: EntryField;
  kind: 'text' | 'month' | 'date' | 'phone' | 'select' | 'boolean';
  labelKey: ParseKeys;
  helpKey?: ParseKeys;
  isOptional?: boolean;
  /** Choices, and where their words are. Stored as the choice's name. */
  options?: readonly string[];
  optionKey?: 'candidate.level' | 'candidate.form';
  autoComplete?: string;
}

/** The fields of an entry of each section, in the order of the form. */
export const sectionFields: Record<EntrySection, readonly FieldSpec[]> = {
  education: [
    { name: 'school', kind: 'text', labelKey: 'candidate.field.school' },
    { name: 'major', kind: 'text', labelKey: 'candidate.field.major', isOptional: true },
    {
      name: 'level',
      kind: 'select',
      labelKey: 'candidate.field.level',
      options: fieldChoices.level,
      optionKey: 'candidate.level',
    },
    {
      name: 'form',
      kind: 'select',
      labelKey: 'candidate.field.form',
      options: fieldChoices.form,
      optionKey: 'candidate.form',
      isOptional: true,
    },
    { name: 'enrolled', kind: 'month', labelKey: 'candidate.field.enrolled', isOptional: true },
    { name: 'graduated', kind: 'month', labelKey: 'candidate.field.graduated' },
    {
      name: 'certificateNo',
      kind: 'text',
      labelKey: 'candidate.field.certificateNo',
      helpKey: 'candidate.field.certificateNoHelp',
      isOptional: true,
    },
  ],
  employment: [
    { name: 'company', kind: 'text', labelKey: 'candidate.field.company' },
    { name: 'title', kind: 'text', labelKey: 'candidate.field.title' },
    { name: 'from', kind: 'month', labelKey: 'candidate.field.from' },
    {
      name: 'to',
      kind: 'month',
      labelKey: 'candidate.field.to',
      helpKey: 'candidate.field.toHelp',
      isOptional: true,
    },
    { name: 'leaveReason', kind: 'text', labelKey: 'candidate.field.leaveReason', isOptional: true },
    { name: 'witness', kind: 'text', labelKey: 'candidate.field.witness', isOptional: true },
    {
      name: 'witnessPhone',
      kind: 'phone',
      labelKey: 'candidate.field.witnessPhone',
      helpKey: 'candidate.field.contactPhoneHelp',
      isOptional: true,
    },
    { name: 'nonCompete', kind: 'boolean', labelKey: 'candidate.field.nonCompete', isOptional: true },
    {
      name: 'doNotContact',
      kind: 'boolean',
      labelKey: 'candidate.field.doNotContact',
      helpKey: 'candidate.field.doNotContactHelp',
      isOptional: true,
    },
  ],
  certificates: [
    { name: 'name', kind: 'text', labelKey: 'candidate.field.certificateName' },
    { name: 'number', kind: 'text', labelKey: 'candidate.field.number', isOptional: true },
    { name: 'issuer', kind: 'text', labelKey: 'candidate.field.issuer' },
    { name: 'validTo', kind: 'month', labelKey: 'candidate.field.validTo', isOptional: true },
  ],
  references: [
    { name: 'name', kind: 'text', labelKey: 'candidate.field.refereeName' },
    { name: 'relation', kind: 'text', labelKey: 'candidate.field.relation' },
    { name: 'company', kind: 'text', labelKey: 'candidate.field.refereeCompany', isOptional: true },
    {
      name: 'mobile',
      kind: 'phone',
      labelKey: 'candidate.field.mobile',
      helpKey: 'candidate.field.contactPhoneHelp',
    },
  ],
};

/** The sections whose entries carry files: scans of what they state. */
export const sectionsWithFiles: readonly EntrySection[] = ['education', 'certificates'];

/** The gateway takes no more entries than this in a section. */
export const MAX_ENTRIES = 30;
/** Nor more files in an entry. */
export const MAX_FILES = 10;

/** What a section begins with: as many entries as the items need. */
export function blankEntries(asked = 1): FormEntry[] {
  return Array.from({ length: asked }, () => ({}));
}

/** True while there are fewer entries than asked for and nobody said why. */
export function lacksReason({ entries = [], fewerReason }: FormSectionContent, asked = 1): boolean {
  return entries.length < asked && !fewerReason?.trim();
}
