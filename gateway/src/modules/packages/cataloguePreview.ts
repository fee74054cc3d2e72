import type { SessionCtx } from '../../kernel/context';
import { found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { sql } from '../../platform/db/sql';
import { catalogueByCode } from './catalogueRepository';
import { effectiveFrom } from '../../kernel/effectiveDay';
import { itemsOf, packagesReached } from './packageRepository';

const MOST_ROWS = 200;

/**
 * What the packages that carry an item would cost if they were published on that day, beside what they cost now. Published ones
 * keep their price (decision 79); who puts a draft together is asked the new one.
 * @throws 1000 the day is over, 404 there is no such item
 */
export async function previewCatalogueChange(
  ctx: SessionCtx,
  { itemCode, price, effectiveOn }: BodyOf<'previewCatalogueChange'>,
): Promise<ReplyOf<'previewCatalogueChange'>> {
  const { tx, lang } = ctx;
  const then = await catalogueByCode(tx, effectiveFrom(ctx, effectiveOn, ctx.clock.now()));
  found(then.get(itemCode) ?? null);
  const priceThen = (code: string) => (code === itemCode ? price : then.get(code)!.price);
  const rows = (await packagesReached(tx, ctx.clock.now())).filter(
    ({ active, publishedAt }) => active || !publishedAt,
  );
  const linesOf = await itemsOf(tx, rows);
  const touched = rows.filter((row) => linesOf(row).some((line) => line.itemCode === itemCode));
  const names = await enterprisesOf(ctx);
  const enterpriseOf = (owner: string | null) => (owner === null ? null : (names.get(owner) ?? ''));
  return {
    total: touched.length,
    rows: touched.slice(0, MOST_ROWS).map((row) => ({
      packageId: row.id,
      name: row.name[lang],
      enterprise: enterpriseOf(row.ownerMainId),
      state: row.publishedAt ? 'published' : 'draft',
      price: row.price,
      priceThen: linesOf(row).reduce((sum, line) => sum + line.copies * priceThen(line.itemCode), 0),
    })),
  };
}

/** The names of the enterprises that the operator serves, by their ids. */
async function enterprisesOf({ tx, session }: SessionCtx): Promise<Map<string, string>> {
  const rows = await tx.many<{ id: string; name: string }>(
    sql`select id, name from main_account where id = any(${[...session.mainIds]}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
