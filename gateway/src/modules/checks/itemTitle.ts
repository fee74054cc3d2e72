import { inLanguage } from '@probity/contract/rules/inLanguage';
import { purposeOfItem } from '@probity/contract/rules/offeredInEditor';
import type { Lang } from '../../kernel/context';
import type { CatalogueItem } from '../packages/catalogueRepository';
import { titleJoint } from './words/items';

interface Titled {
  copyNo: number;
  /** Its employer or school; null or absent: not stated, or not for this reader. */
  subject?: string | null;
}

const MAX_SUBJECT = 60;

/** The title of an item: its kind with its employer or school, in the reader's language; copies without one are numbered. */
export function itemTitle(
  { copyNo, subject }: Titled,
  kind: Pick<CatalogueItem, 'name'>,
  lang: Lang,
): string {
  const name = kind.name[lang];
  if (subject) return `${name}${titleJoint[lang]}${shortened(subject)}`;
  return copyNo > 1 ? `${name} ${copyNo}` : name;
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > MAX_SUBJECT ? `${letters.slice(0, MAX_SUBJECT - 1).join('')}…` : text;
}

/** The part after the name of a kind: the number of a copy, or the employer or school. */
const restOfTitle = new RegExp(`^(?: (\\d+)|(?:${Object.values(titleJoint).join('|')})(.+))?$`);

/**
 * The suggested purpose while an item is worked or a report reviewed, in the reader's language; a person's own text stays
 * unchanged.
 */
export function purposeIn(
  text: string,
  catalogue: Iterable<Pick<CatalogueItem, 'name'>>,
  lang: Lang,
): string {
  for (const from of ['en', 'zh'] as const) {
    if (!text.startsWith(purposeOfItem[from])) continue;
    const title = text.slice(purposeOfItem[from].length);
    for (const { name } of catalogue) {
      const rest = title.startsWith(name[from]) && restOfTitle.exec(title.slice(name[from].length));
      if (rest)
        return `${purposeOfItem[lang]}${itemTitle({ copyNo: Number(rest[1] ?? 1), subject: rest[2] }, { name }, lang)}`;
    }
  }
  return inLanguage(text, lang);
}
