import { dateDoubts } from '@probity/contract/rules/dateDoubts';
import { differingFields } from '@probity/contract/rules/fields/compare';
import { sectionOf } from '@probity/contract/rules/fields/items';
import { isDated } from '@probity/contract/rules/fields/spans';
import { withUnspoken } from '@probity/contract/rules/fields/unspoken';
import { monthNumber } from '@probity/contract/rules/months';
import type { components } from '../../kernel/contract.gen';
import type { Fields, FindingEntry } from '../checks/findingRepository';

type EntryView = components['schemas']['FindingEntry'];

/** The facts that dates are checked against: the person's birth date and the day of reading. */
export interface Dated {
  birthDate: string | undefined;
  today: string;
}

/** A day is reduced to its month. */
function months(fields: Fields): Record<string, string> {
  const texts = Object.entries(fields).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.trim().slice(0, 7)]));
}

/** An entry for its readers, marked where the two sides differ and where a date of either side is impossible or over. */
export function entryView<Entry extends Omit<FindingEntry, 'entryId'>>(
  itemCode: string,
  entry: Entry,
  { birthDate, today }: Dated,
): Entry & Pick<EntryView, 'differs' | 'doubts'> {
  const section = sectionOf(itemCode);
  const whole = { ...entry, claimed: withUnspoken(section, entry.claimed) };
  const doubtsOf = (of: 'claimed' | 'verified'): EntryView['doubts'] => {
    const stated = months(entry[of]);
    // Valid to the end of the month; what names none ("1 year") is marked by nobody.
    const lastMonth = section === 'certificates' ? monthNumber(stated.validTo) : null;
    if (lastMonth !== null && lastMonth < monthNumber(today.slice(0, 7))!)
      return [{ field: 'validTo', of, fault: 'expired' }];
    return section && isDated(section)
      ? dateDoubts({ [section]: [stated] }, { birthDate, today }).map(({ field, fault }) => ({
          field,
          of,
          fault,
        }))
      : [];
  };
  return {
    ...whole,
    differs: differingFields(whole),
    doubts: [...doubtsOf('claimed'), ...doubtsOf('verified')],
  };
}
