import { kindOf, type Kind } from './kinds';

/** A field with the rules of its section. */
interface Asked {
  name: string;
  required?: true;
  /** The key of its label below `candidate.field`, if that is not its name. */
  phrase?: string;
  /** The key of the help below it. */
  help?: string;
  /** The same where it is required, if that says something else. */
  neededHelp?: string;
  /** The name of a question of the same entry: it is asked for only where that one is answered with yes. */
  onlyIf?: string;
}

interface SectionRule {
  /** The field whose value names the entry. */
  label: string;
  /** Entries name an institution, and items take their title from it. People and certificates stay out of titles. */
  isInstitution?: true;
  /** Entries have scans attached. */
  hasFiles?: true;
  fields: readonly Asked[];
}

/** The catalogue of what a candidate states: each section's entries, their fields in the order of the form. */
const sections = {
  education: {
    label: 'school',
    isInstitution: true,
    hasFiles: true,
    fields: [
      { name: 'school', required: true },
      { name: 'major' },
      { name: 'level', required: true },
      { name: 'form' },
      { name: 'enrolled' },
      { name: 'graduated', required: true, help: 'graduatedHelp' },
      { name: 'result', required: true },
      { name: 'certificateNo', help: 'certificateNoHelp', neededHelp: 'numberNeeded' },
      { name: 'hasDegree', required: true },
      { name: 'degree', required: true, onlyIf: 'hasDegree' },
      { name: 'awarded', required: true, onlyIf: 'hasDegree' },
      { name: 'degreeNo', help: 'degreeNoHelp', neededHelp: 'numberNeeded', onlyIf: 'hasDegree' },
    ],
  },
  employment: {
    label: 'company',
    isInstitution: true,
    fields: [
      { name: 'company', required: true },
      { name: 'title', required: true },
      { name: 'from', required: true },
      { name: 'to', help: 'toHelp' },
      { name: 'leaveReason' },
      { name: 'witness' },
      { name: 'witnessPhone', help: 'contactPhoneHelp' },
      { name: 'nonCompete' },
      { name: 'doNotContact', help: 'doNotContactHelp' },
    ],
  },
  certificates: {
    label: 'name',
    hasFiles: true,
    fields: [
      { name: 'name', required: true, phrase: 'certificateName' },
      { name: 'number', neededHelp: 'numberNeeded' },
      { name: 'issuer', required: true },
      { name: 'validTo' },
    ],
  },
  references: {
    label: 'name',
    fields: [
      { name: 'name', required: true, phrase: 'refereeName' },
      { name: 'relation', required: true },
      { name: 'company', phrase: 'refereeCompany' },
      { name: 'mobile', required: true, help: 'contactPhoneHelp' },
    ],
  },
} as const satisfies Record<string, SectionRule>;

/** A section with entries; the section of identity comes before them and has none. */
export type EntrySection = keyof typeof sections;
export type Section = 'identity' | EntrySection;

export type StatedName = (typeof sections)[EntrySection]['fields'][number]['name'];
export type LabelName = (typeof sections)[EntrySection]['label'];

export interface StatedField extends Asked {
  name: StatedName;
  kind: Kind;
  onlyIf?: StatedName;
}

/** In the order of the form. */
export const entrySections = Object.keys(sections) as readonly EntrySection[];
export const formSections: readonly Section[] = ['identity', ...entrySections];

const ruleOf = (section: EntrySection): SectionRule => sections[section];

/** All fields that an entry of a section may have, in the order of the form; which of them are asked for: `asked.ts`. */
export const statedFields = (section: EntrySection): readonly StatedField[] =>
  sections[section].fields.map((field) => ({ ...field, kind: kindOf(field.name) }));

/** The fields of the section of identity, which has no entries. Both are required. */
export const identityFields = ['idNumber', 'idConfirmed'] as const;

export const labelFieldOf = (section: EntrySection): LabelName => sections[section].label;
export const hasFiles = (section: EntrySection): boolean => ruleOf(section).hasFiles === true;
export const isInstitution = (section: EntrySection): boolean => ruleOf(section).isInstitution === true;

/** The most entries the gateway takes in a section. */
export const MAX_ENTRIES = 30;
/** The most files of an entry. */
export const MAX_ENTRY_FILES = 10;
