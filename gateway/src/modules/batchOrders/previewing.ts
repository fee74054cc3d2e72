import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { found } from '../../kernel/errors';
import { batchById, countsOf, type BatchRecord } from '../batches/batchRepository';
import { refusalCounts } from '../batches/refusals';
import { balanceOf } from '../ledger/ledgerService';
import { sumWaiting } from '../ledger/waitingForMoney';
import type { Plan } from '../orders/domain/plan';
import { promisesFor } from '../orders/orderService';
import type { CatalogueItem } from '../packages/catalogueRepository';
import { outlookOf, type Outlook } from './outlook';
import { assertConfirmable } from './standing';

type Preview = components['schemas']['BatchPreview'];

/** What confirming a batch does at this moment. @throws 2301 it is not ready for it, 2005, 2016 */
export async function previewBatch(ctx: SessionCtx, batchId: string): Promise<Preview> {
  const batch = found(await batchById(ctx.tx, ctx.session, batchId));
  assertConfirmable(ctx, batch);
  return previewOf(ctx, batch, await outlookOf(ctx, batch));
}

async function previewOf(ctx: SessionCtx, batch: BatchRecord, outlook: Outlook): Promise<Preview> {
  const { mainId, id, revision } = batch;
  const { facts, sums, created } = outlook;
  const counts = (await countsOf(ctx.tx, mainId, [id])).get(id)!;
  const { held } = await balanceOf(ctx.tx, mainId);
  const { available, budgets } = facts;
  // Money that comes in goes to these first.
  const { price: waitingBefore } = await sumWaiting(ctx.tx, mainId);
  return {
    revision,
    created,
    placed: shown(sums.placed),
    awaitingApproval: shown(sums.awaitingApproval),
    awaitingPayment: shown(sums.awaitingPayment),
    refused: shown(sums.refused),
    skipped: { faulty: counts.faulty, dropped: counts.dropped },
    available,
    heldAfter: held + sums.placed.price,
    missing:
      sums.awaitingPayment.price > 0
        ? waitingBefore + sums.placed.price + sums.awaitingPayment.price - available
        : 0,
    waitingBefore,
    budgets: [...budgets.ofDepartment.values(), ...(budgets.ofPerson ? [budgets.ofPerson] : [])],
    ...(await packagesShown(ctx, outlook)),
    reasons: refusalCounts(
      outlook.decisions.flatMap((one) =>
        one.outcome === 'refused' ? [{ code: one.code, field: one.field, count: 1 }] : [],
      ),
      ctx.lang,
    ),
  };
}

const shown = ({ orders: rows, price }: Plan['sums']['placed']) => ({ rows, price });

/** What is ordered of which package, and when the last of it would be done if every candidate consented today. */
async function packagesShown(
  ctx: SessionCtx,
  { decisions, packages, pins }: Outlook,
): Promise<Pick<Preview, 'packages' | 'promisedDate' | 'promisedEstimate'>> {
  const rows = new Map<string, number>();
  for (const one of decisions) {
    if (!('selection' in one)) continue;
    const { packageId } = one.asked.request;
    rows.set(packageId, (rows.get(packageId) ?? 0) + 1);
  }
  const ordered = [...packages].filter(([id]) => rows.has(id));
  const kinds = new Map<string, CatalogueItem>();
  for (const [, { items }] of ordered) for (const { kind } of items) kinds.set(kind.code, kind);
  const promise = kinds.size === 0 ? null : await promisesFor(ctx, [...kinds.values()]);
  return {
    packages: ordered.map(([packageId, { row }]) => ({
      ...{ packageId, name: row.name[ctx.lang], ...pins.get(packageId)! },
      rows: rows.get(packageId)!,
    })),
    promisedDate: promise?.promisedDate ?? null,
    promisedEstimate: promise?.promisedEstimate ?? false,
  };
}
