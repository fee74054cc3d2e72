import { reportLamp } from '@probity/contract/rules/lamp';
import type { Reader, SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { CheckRow, ItemRow } from '../checks/checkRepository';
import { itemTitle } from '../checks/itemTitle';
import type { CatalogueItem } from '../packages/catalogueRepository';
import { buildBody, changedItems, readableBody, type BodyItem, type ReportBody } from './reportBody';
import { versionsOf } from './reportRepository';

type Difference = components['schemas']['ReportDifference'];
type Catalogue = ReadonlyMap<string, CatalogueItem>;

interface Compared {
  before: ReportBody;
  now: ReportBody;
  catalogue: Catalogue;
  /** Codes that this reader is not shown. */
  leaveOut: readonly string[];
}

/** What a report says otherwise than an earlier version of it, with each item's result then and now. */
export function differenceOf(ctx: Reader, { before, now, catalogue, leaveOut }: Compared): Difference {
  const earlier = new Map(before.items.map((item) => [item.checkItemId, item]));
  const said = ({ status, result, lamp }: BodyItem) => ({ status, result, lamp });
  const outcome = { from: reportLamp(before.items).outcome, to: reportLamp(now.items).outcome };
  return {
    summary: before.summary !== now.summary,
    outcome: outcome.from === outcome.to ? null : outcome,
    items: changedItems(before, now)
      .filter(({ itemCode }) => !leaveOut.includes(itemCode))
      .map((item) => ({
        checkItemId: item.checkItemId,
        name: itemTitle(item, catalogue.get(item.itemCode)!, ctx.lang),
        from: said(earlier.get(item.checkItemId) ?? item),
        to: said(item),
      })),
  };
}

const isClosed = (status: ItemRow['status']) => status === 'done' || status === 'cancelled';

/** What the draft of a later version says otherwise than the one that is published; null where there is none of both. */
export async function differenceOfDraft(
  ctx: SessionCtx,
  check: CheckRow,
  draft: { items: readonly ItemRow[]; version: number; summary: string; catalogue: Catalogue },
): Promise<components['schemas']['ReportDraft']['sincePublished']> {
  const { services, tx } = ctx;
  const last = (await versionsOf(tx, check)).at(-1);
  if (!last || last.version >= draft.version) return null;
  const now = await buildBody(services, tx, check, draft.items, draft.summary);
  const before = readableBody(services, check.id, last);
  if (!before) return null;
  const difference = differenceOf(ctx, { before, now, catalogue: draft.catalogue, leaveOut: [] });
  // What is worked again says nothing yet, and as long as something is there is no verdict.
  const open = new Set(draft.items.flatMap(({ id, status }) => (isClosed(status) ? [] : [id])));
  return {
    version: last.version,
    at: last.publishedAt.toISOString(),
    summary: difference.summary,
    outcome: open.size > 0 ? null : difference.outcome,
    items: difference.items.filter(({ checkItemId }) => !open.has(checkItemId)),
  };
}
