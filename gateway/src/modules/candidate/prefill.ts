import type { SessionCtx } from '../../kernel/context';
import type { CheckRow, ItemRow } from '../checks/checkRepository';
import { parseIdNumber } from '@probity/contract/rules/idNumber';
import { fieldsInForce } from '@probity/contract/rules/fields/inForce';
import { comparedFieldsOf, sectionOf } from '@probity/contract/rules/fields/items';
import { labelFieldOf, statedFields } from '@probity/contract/rules/fields/sections';
import { isSaidToBeNone } from '@probity/contract/rules/fields/unspoken';
import { candidateOf } from '../checks/detailRepository';
import { chinaDay } from '../../kernel/workingDays';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { emptyFinding, writeFinding, type Fields, type FindingEntry } from '../checks/findingRepository';
import { employmentFacts, firstJobAge, studyAges, type Fact, type Span } from '../work/domain/timeline';
import { idNumberOf } from './formDoubts';
import type { Form, Section, SectionContent } from '../checks/formRepository';
import { entriesOf } from '../checks/statements';

/**
 * Puts the candidate's statements beside the fields to verify, each item's own entries. Beside them are facts that follow
 * from the statements alone: overlaps and gaps of the whole history, ages at its dates.
 */
export async function prefillFindings(
  ctx: SessionCtx,
  check: CheckRow,
  items: readonly ItemRow[],
  form: Form,
): Promise<void> {
  const born = await birthDateOf(ctx, check);
  for (const item of items) {
    const section = sectionOf(item.itemCode);
    if (!section || item.status === 'cancelled') continue;
    const placed = entriesOf(item, items, form);
    const nos = placed.map(({ index }) => index);
    await ctx.tx.run(sql`update check_item set entry_nos = ${nos}::int[]
      where main_id = ${item.mainId} and id = ${item.id}`);
    const own = placed.map(({ entry }) => entry);
    const compared = comparedFieldsOf(item.itemCode);
    const entries: FindingEntry[] = own.map((entry) => {
      const stated = entry as Readonly<Record<string, unknown>>;
      const claimed: Fields = {};
      const inForce = new Set<string>(fieldsInForce(statedFields(section), stated).map(({ name }) => name));
      for (const name of compared.filter((one) => inForce.has(one))) {
        const value = stated[name];
        if (typeof value === 'string' && !isSaidToBeNone(name, value)) claimed[name] = value.trim();
        else if (typeof value === 'boolean') claimed[name] = value;
      }
      return {
        entryId: uuidv7(),
        label: String(stated[labelFieldOf(section)] ?? '').trim(),
        claimed,
        verified: {},
      };
    });
    await writeFinding(
      ctx.services,
      ctx.tx,
      { mainId: item.mainId, checkItemId: item.id, userId: null, at: ctx.clock.now() },
      { ...emptyFinding, entries, computed: factsOf(ctx, section, form, own, born) },
    );
  }
}

type Entry = NonNullable<SectionContent['entries']>[number];

function factsOf(
  ctx: SessionCtx,
  section: Section,
  form: Form,
  own: readonly Entry[],
  born: string | undefined,
): Fact[] {
  const today = chinaDay(ctx.clock.now());
  if (section === 'employment') {
    const spans: Span[] = (form.employment?.entries ?? []).map(({ company, from, to }) => ({
      label: company ?? '',
      from,
      to,
    }));
    return [...employmentFacts(spans, today), ...firstJobAge(spans, born, today)];
  }
  const [study] = own;
  if (section !== 'education' || !study) return [];
  return studyAges({ enrolled: study.enrolled, graduated: study.graduated }, born);
}

/** The birth date in the confirmed ID number. */
async function birthDateOf(ctx: SessionCtx, check: CheckRow): Promise<string | undefined> {
  return parseIdNumber(idNumberOf(ctx, await candidateOf(ctx.tx, check)) ?? '').birthDate;
}
