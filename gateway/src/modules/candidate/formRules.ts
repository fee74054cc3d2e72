import { contactPhoneTexts } from '@probity/contract/rules/contactPhone';
import type { Fault } from '@probity/contract/rules/faults';
import { ruleText } from '@probity/contract/rules/faultTexts/ruleText';
import { leftOutFields, type AskingItem } from '@probity/contract/rules/fields/asked';
import { entryFaults, lacksReason, type EntryFault } from '@probity/contract/rules/fields/entryFaults';
import {
  hasFiles,
  identityFields,
  statedFields,
  type EntrySection,
} from '@probity/contract/rules/fields/sections';
import { validatePersonId } from '@probity/contract/rules/idPerson';
import type { Lang } from '../../kernel/context';
import { unknownField } from '../../kernel/fieldWords';
import type { entriesAsked } from '../checks/claims';
import type { Form, Section, SectionContent } from '../checks/formRepository';
import { formWords } from './words';

export interface FormFault {
  path: string;
  msg: string;
}

const entryWords = {
  missing: formWords.missing,
  long: formWords.long,
  month: formWords.month,
  choice: formWords.choice,
  phone: contactPhoneTexts.invalid,
  order: formWords.order,
} as const satisfies Record<EntryFault['what'], Record<Lang, string>>;

interface Known {
  statedId: string | null;
  asked: ReturnType<typeof entriesAsked>;
  items: readonly AskingItem[];
  today: string;
}

/**
 * Every fault of the whole form, by path (`education.0.school`), in words.
 * @param known `statedId`: the ID number that the enterprise entered and the candidate only confirms, null: none; `asked`:
 * the number of entries the items need; `items`: these themselves; `today` as `YYYY-MM-DD`
 */
export function formFaults(form: Form, sections: readonly Section[], known: Known, lang: Lang): FormFault[] {
  return sections.flatMap((section) =>
    section === 'identity'
      ? identityFaults(form.identity, known, lang)
      : sectionFaults(section, form[section] ?? {}, known, lang),
  );
}

/**
 * The fields of a section's content that belong to another one, or that its items do not ask for, by path
 * (`content.entries.0.school`).
 */
export function strayFaults(
  section: Section,
  content: SectionContent,
  lang: Lang,
  items: readonly AskingItem[] = [],
): FormFault[] {
  const stray = (path: string, given: object, fields: readonly string[]) =>
    Object.keys(given)
      .filter((name) => !fields.includes(name))
      .map((name) => unknownField(`${path}.${name}`, lang));
  if (section === 'identity') return stray('content', content, identityFields);
  const entries = content.entries ?? [];
  const leftOut = leftOutFields(section, items);
  const known: string[] = statedFields(section)
    .map(({ name }) => name)
    .filter((name) => !leftOut.includes(name));
  if (hasFiles(section)) known.push('fileIds');
  return [
    ...stray('content', content, ['entries', 'fewerReason']),
    ...entries.flatMap((entry, at) => stray(`content.entries.${at}`, entry, known)),
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
  if (identity?.idConfirmed !== true)
    faults.push({ path: 'identity.idConfirmed', msg: formWords.confirm[lang] });
  return faults;
}

/** Every fault of a section of entries, by path. */
export function sectionFaults(
  section: EntrySection,
  content: SectionContent,
  { asked, items }: Pick<Known, 'asked' | 'items'>,
  lang: Lang,
): FormFault[] {
  const { entries = [] } = content;
  const isShort = lacksReason(content, asked[section]);
  if (isShort && entries.length === 0) return [{ path: section, msg: formWords.none[lang] }];
  const short = isShort ? [{ path: `${section}.fewerReason`, msg: formWords.fewer[lang] }] : [];
  const wrong = entries.flatMap((entry, index) =>
    entryFaults(section, entry, items).map(({ name, what }) => ({
      path: `${section}.${index}.${name}`,
      msg: entryWords[what][lang],
    })),
  );
  return [...wrong, ...short];
}

const textOf = (found: Fault, lang: Lang) => ruleText(found.key, lang);
