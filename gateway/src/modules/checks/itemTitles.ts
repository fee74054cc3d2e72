import type { Reader } from '../../kernel/context';
import type { CheckRow, ItemRow } from './checkRepository';
import { itemTitle } from './itemTitle';
import { catalogueByCode } from '../packages/catalogueRepository';
import { subjectOf } from './claims';
import { readForm } from './formRepository';

/** The titles of a check's items, for readers of the candidate's statements. */
export async function titlesOf(ctx: Reader, check: CheckRow): Promise<(item: ItemRow) => string> {
  const catalogue = await catalogueByCode(ctx.tx, check.orderedAt);
  const { form } = await readForm(ctx.services, ctx.tx, check);
  return (item) =>
    itemTitle({ ...item, subject: subjectOf(item, form) }, catalogue.get(item.itemCode)!, ctx.lang);
}
