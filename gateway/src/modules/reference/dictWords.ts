import { DICT_TYPES, isDictValue, type DictType } from '@probity/contract/rules/dictionaries';
import type { Ctx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { dictAt, labelOf } from './dictRepository';

type DictWords = components['schemas']['DictWords'];

/** What readers of a link's page meet: what a form asks for, and what a report says. */
export const LINK_WORDS = [
  ...['educationLevel', 'studyForm', 'lamp', 'itemResult'],
] as const satisfies readonly DictType[];

/**
 * The words in force of dictionaries, in the caller's language and in their order. One that nobody changed is left out: it has the words
 * the product began with, which every screen has.
 */
export async function dictWords(
  { tx, clock, lang }: Pick<Ctx, 'tx' | 'clock' | 'lang'>,
  types: readonly DictType[] = DICT_TYPES,
): Promise<DictWords> {
  const rows = await dictAt(tx, types, clock.now());
  const words: DictWords = {};
  for (const type of types) {
    const own = rows.filter((row) => row.type === type && isDictValue(type, row.value));
    if (!own.some(({ isChanged }) => isChanged)) continue;
    words[type] = own.map((row) => ({
      value: row.value,
      label: labelOf(row, lang),
      isOffered: row.isOffered,
      isDefault: row.isDefault,
    }));
  }
  return words;
}

/** What a form offers for its fields of free text, in the caller's language and in their order. */
export async function dictOffers({
  tx,
  clock,
  lang,
}: Pick<Ctx, 'tx' | 'clock' | 'lang'>): Promise<components['schemas']['DictOffers']> {
  const rows = await dictAt(tx, ['leaveReason', 'refereeRelation'], clock.now());
  const offered = rows.filter(({ isOffered }) => isOffered);
  const of = (type: DictType) => offered.filter((row) => row.type === type).map((row) => labelOf(row, lang));
  return { leaveReason: of('leaveReason'), relation: of('refereeRelation') };
}
