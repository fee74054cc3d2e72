import type { CatalogueValues } from '@probity/contract/rules/catalogueEdit';
import { tidyRules } from '@probity/contract/rules/fields/decided';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { found } from '../../kernel/errors';
import { catalogueChanges, type ChangeRow } from './catalogueChangeRepository';
import { catalogueByCode, type CatalogueItem } from './catalogueRepository';
import { namesOf } from './packageUse';

type Schemas = components['schemas'];
type Telling = Pick<SessionCtx, 'tx' | 'clock'>;

/** Before anything of the installation was changed. */
const BEGINNING = new Date(0);

/** What an operator may set of an item, as it is. */
export const valuesOf = ({
  name,
  what,
  price,
  workingDays,
  fields,
  fieldRules,
}: CatalogueItem): CatalogueValues => ({
  nameEn: name.en,
  nameZh: name.zh,
  whatEn: what.en,
  whatZh: what.zh,
  price,
  workingDays,
  fields,
  fieldRules,
});

/** The newest change of an item that counts, planned or in force. */
export const newestOf = (changes: readonly ChangeRow[], itemCode: string): ChangeRow | undefined =>
  changes.find((row) => row.itemCode === itemCode && row.withdrawnAt === null);

/** Every kind of check as it is now, with the change that waits for its day. */
export async function listCatalogueEntries(ctx: Telling): Promise<Schemas['CatalogueEntry'][]> {
  const { entries } = await read(ctx);
  return entries.map(({ entry }) => entry);
}

/** @throws 404 there is no such kind */
export async function getCatalogueEntry(
  ctx: Telling,
  itemCode: string,
): Promise<Schemas['CatalogueEntryDetail']> {
  const { entries, changes } = await read(ctx);
  const { entry, history } = found(entries.find((one) => one.entry.itemCode === itemCode) ?? null);
  return { entry, history, basedOn: newestOf(changes, itemCode)?.id ?? null };
}

async function read(ctx: Telling) {
  const now = ctx.clock.now();
  const catalogue = await catalogueByCode(ctx.tx, now);
  const first = await catalogueByCode(ctx.tx, BEGINNING);
  const changes = await catalogueChanges(ctx.tx);
  const names = await namesOf(
    ctx.tx,
    changes.flatMap(({ createdBy, withdrawnBy }) => [createdBy, withdrawnBy]),
  );
  const entries = [...catalogue.values()].map((kind) => {
    const own = changes.filter(({ itemCode }) => itemCode === kind.code);
    const history = historyOf(own, valuesOf(first.get(kind.code)!), { now, names });
    return {
      history,
      entry: {
        itemCode: kind.code,
        category: kind.category,
        worked: kind.worked,
        sensitive: kind.sensitive,
        values: wire(valuesOf(kind)),
        planned: history.find(({ state }) => state === 'planned') ?? null,
      },
    };
  });
  return { entries, changes };
}

/** The changes of an item, the newest first, each with what it followed: a withdrawn one was followed by nothing. */
function historyOf(
  newestFirst: readonly ChangeRow[],
  first: CatalogueValues,
  { now, names }: { now: Date; names: ReadonlyMap<string, string> },
): Schemas['CatalogueChange'][] {
  const inForce = newestFirst.find((row) => row.withdrawnAt === null && row.effectiveAt <= now);
  const stateOf = (row: ChangeRow) => {
    if (row.withdrawnAt) return 'withdrawn';
    if (row.effectiveAt > now) return 'planned';
    return row === inForce ? 'inForce' : 'past';
  };
  return newestFirst.map((row, index) => ({
    changeId: row.id,
    effectiveOn: row.effectiveOn,
    state: stateOf(row),
    values: wire(row.values),
    before: wire(
      newestFirst.slice(index + 1).find(({ withdrawnAt }) => withdrawnAt === null)?.values ?? first,
    ),
    changedAt: row.createdAt.toISOString(),
    changedBy: names.get(row.createdBy) ?? '',
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    withdrawnBy: row.withdrawnBy ? (names.get(row.withdrawnBy) ?? '') : null,
  }));
}

const wire = ({ fields, fieldRules, ...values }: CatalogueValues): Schemas['CatalogueValues'] => ({
  ...values,
  fields: [...fields],
  // The database has an order of its own.
  fieldRules: tidyRules(fieldRules),
});
