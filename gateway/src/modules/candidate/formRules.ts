import { validatePersonId } from '../../../../contract/rules/idPerson';
import { contactPhoneFault, contactPhoneTexts } from '../../../../contract/rules/contactPhone';
import { faultTexts, type Fault } from '../../../../contract/rules/faults';
import type { Lang } from '../../kernel/context';
import { unknownField } from '../../kernel/fieldWords';
import type { entriesAsked } from '../checks/claims';
import type { Form, Section, SectionContent } from '../checks/formRepository';

type Entry = NonNullable<SectionContent['entries']>[number];
type TextField = Exclude<keyof Entry, 'nonCompete' | 'doNotContact' | 'fileIds'>;

export interface FormFault {
  path: string;
  msg: string;
}

/** What each entry of a section must say; the others may stay empty. */
const required: Record<Exclude<Section, 'identity'>, readonly TextField[]> = {
  education: ['school', 'level', 'graduated'],
  employment: ['company', 'title', 'from'],
  certificates: ['name', 'issuer'],
  references: ['name', 'relation', 'mobile'],
};

/** The fields that an entry of a section has: what stands in no section's view is kept in none. */
const known: Record<Exclude<Section, 'identity'>, readonly (keyof Entry)[]> = {
  education: ['school', 'major', 'level', 'form', 'enrolled', 'graduated', 'certificateNo', 'fileIds'],
  employment: [
    'company',
    'title',
    'from',
    'to',
    'leaveReason',
    'nonCompete',
    'doNotContact',
    'witness',
    'witnessPhone',
  ],
  certificates: ['name', 'number', 'issuer', 'validTo', 'fileIds'],
  references: ['name', 'relation', 'company', 'mobile'],
};

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const months: readonly TextField[] = ['enrolled', 'graduated', 'from', 'to'];
const phones: readonly TextField[] = ['mobile', 'witnessPhone'];

const words = {
  missing: { en: 'Please fill this in', zh: '请填写' },
  none: {
    en: 'Please add at least one entry, or say why there is none',
    zh: '请至少填写一条，或说明没有的原因',
  },
  fewer: { en: 'Please say why these are fewer than asked for', zh: '请说明少于要求数量的原因' },
  month: { en: 'Please give a month, as in 2021-07', zh: '请填写月份，例如 2021-07' },
  order: { en: 'The end lies before the beginning', zh: '结束时间早于开始时间' },
  confirm: { en: 'Please confirm your ID number', zh: '请确认身份证号' },
} as const satisfies Record<string, Record<Lang, string>>;

/**
 * Every fault of the whole form, by path (`education.0.school`), in words.
 * @param known `statedId`: the ID number that the enterprise entered, which the candidate only confirms, null: none; `asked`: how
 * many entries the items need; `today` as `YYYY-MM-DD`
 */
export function formFaults(
  form: Form,
  sections: readonly Section[],
  known: { statedId: string | null; asked: ReturnType<typeof entriesAsked>; today: string },
  lang: Lang,
): FormFault[] {
  return sections.flatMap((section) =>
    section === 'identity'
      ? identityFaults(form.identity, known, lang)
      : entryFaults(section, form[section] ?? {}, known.asked[section] ?? 1, lang),
  );
}

/** The fields of a section's content that belong to another one, by path (`content.entries.0.school`). */
export function strayFaults(section: Section, content: SectionContent, lang: Lang): FormFault[] {
  const stray = (path: string, given: object, fields: readonly string[]) =>
    Object.keys(given)
      .filter((name) => !fields.includes(name))
      .map((name) => unknownField(`${path}.${name}`, lang));
  if (section === 'identity') return stray('content', content, ['idNumber', 'idConfirmed']);
  const entries = content.entries ?? [];
  return [
    ...stray('content', content, ['entries', 'fewerReason']),
    ...entries.flatMap((entry, at) => stray(`content.entries.${at}`, entry, known[section])),
  ];
}

function identityFaults(
  identity: SectionContent | undefined,
  { statedId, today }: { statedId: string | null; today: string },
  lang: Lang,
): FormFault[] {
  const faults: FormFault[] = [];
  const typed = identity?.idNumber?.trim();
  const found = validatePersonId(typed || statedId, { today });
  if (found) faults.push({ path: 'identity.idNumber', msg: textOf(found, lang) });
  if (identity?.idConfirmed !== true) faults.push({ path: 'identity.idConfirmed', msg: words.confirm[lang] });
  return faults;
}

function entryFaults(
  section: Exclude<Section, 'identity'>,
  { entries = [], fewerReason }: SectionContent,
  asked: number,
  lang: Lang,
): FormFault[] {
  const isShort = entries.length < asked && !fewerReason?.trim();
  if (isShort && entries.length === 0) return [{ path: section, msg: words.none[lang] }];
  const short = isShort ? [{ path: `${section}.fewerReason`, msg: words.fewer[lang] }] : [];
  const wrong = entries.flatMap((entry, index) => {
    const faults: FormFault[] = [];
    const add = (field: TextField, msg: string) => faults.push({ path: `${section}.${index}.${field}`, msg });
    for (const field of required[section]) if (!entry[field]?.trim()) add(field, words.missing[lang]);
    for (const field of months) {
      const value = entry[field]?.trim();
      if (value && !MONTH.test(value)) add(field, words.month[lang]);
    }
    if (isBefore(entry.graduated, entry.enrolled)) add('graduated', words.order[lang]);
    if (isBefore(entry.to, entry.from)) add('to', words.order[lang]);
    for (const field of phones) {
      const wrong = contactPhoneFault(entry[field], 'optional');
      if (wrong) add(field, contactPhoneTexts[wrong][lang]);
    }
    return faults;
  });
  return [...wrong, ...short];
}

function isBefore(end: string | undefined, start: string | undefined): boolean {
  return Boolean(end && start && MONTH.test(end) && MONTH.test(start) && end < start);
}

const textOf = (found: Fault, lang: Lang) => faultTexts[found.key][lang];
