import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { sql } from '../../platform/db/sql';
import { BusinessError } from '../../kernel/errors';
import { handedView } from '../checks/handedOver';
import { handedColumns } from '../checks/handedRepository';
import type { CheckRow, ItemRow } from '../checks/checkRepository';

type Hand = NonNullable<components['schemas']['DraftItem']['work']>;
type HandOfReport = components['schemas']['ReportDraft']['work'][number];

/** The holders of a check's work; work that has left the queue is absent. */
interface Hands {
  /** By item id. */
  items: ReadonlyMap<string, Hand>;
  /** The writing of its report, its review, its dispute. */
  report: HandOfReport[];
}

export async function handsOf(ctx: SessionCtx, check: Pick<CheckRow, 'mainId' | 'id'>): Promise<Hands> {
  const rows = await ctx.tx.many<{
    id: string;
    kind: 'checkItem' | HandOfReport['kind'];
    checkItemId: string | null;
    assigneeId: string | null;
    name: string | null;
    since: Date | null;
    handedBy: string | null;
    handedNoteEnc: Buffer | null;
  }>(sql`select w.id, w.kind, w.check_item_id as "checkItemId", w.assignee_id as "assigneeId",
      (select u.nick_name from user_by_id(w.assignee_id) u) as name, ${handedColumns},
      (select max(a.at) from audit_event a where a.main_id = w.main_id and a.entity = 'work_item' and a.entity_id = w.id::text
        and w.assignee_id is not null and a.action in ('work.taken', 'work.takenOver', 'work.handedOver')) as since
    from work_item w where w.main_id = ${check.mainId} and w.check_id = ${check.id}
      and w.kind in ('checkItem', 'report', 'review', 'dispute') and w.status in ('open', 'claimed', 'paused')`);
  const items = new Map<string, Hand>();
  const report: HandOfReport[] = [];
  for (const { id, kind, checkItemId, assigneeId, name, since, ...handed } of rows) {
    const hand = {
      workItemId: id,
      assigneeName: name,
      since: since?.toISOString() ?? null,
      mine: assigneeId === ctx.session.userId,
      handed: handedView(ctx.services, { id, ...handed }),
    };
    if (kind === 'checkItem') items.set(checkItemId!, hand);
    else report.push({ kind, ...hand });
  }
  return { items, report };
}

interface Work {
  id: string;
  assigneeId: string | null;
}

/**
 * Assigns an item to the person who changes it: a free item becomes theirs with the first change, so that a colleague who
 * opens it sees by whom. @throws 2205 somebody else has it, until it is taken over
 */
export async function takeInHand(ctx: SessionCtx, item: ItemRow): Promise<void> {
  const works = await ctx.tx.many<Work>(sql`select id, assignee_id as "assigneeId" from work_item
    where main_id = ${item.mainId} and check_item_id = ${item.id} and kind = 'checkItem'
      and status in ('open', 'claimed', 'paused') for update`);
  await takeWorks(ctx, item.mainId, works);
}

/** The same for work on the report as a whole: writing it, reviewing it, answering its dispute. */
export async function takeReportInHand(
  ctx: SessionCtx,
  check: Pick<CheckRow, 'mainId' | 'id'>,
  kinds: readonly HandOfReport['kind'][],
): Promise<void> {
  const works = await ctx.tx.many<Work>(sql`select id, assignee_id as "assigneeId" from work_item
    where main_id = ${check.mainId} and check_id = ${check.id} and kind = any(${[...kinds]}::text[])
      and status in ('open', 'claimed', 'paused') order by id for update`);
  await takeWorks(ctx, check.mainId, works);
}

async function takeWorks(ctx: SessionCtx, mainId: string, works: readonly Work[]): Promise<void> {
  const { userId } = ctx.session;
  for (const { id, assigneeId } of works) {
    if (assigneeId === userId) continue;
    if (assigneeId) throw new BusinessError(CODE.WORKED_BY_ANOTHER);
    await ctx.tx.run(sql`update work_item set assignee_id = ${userId}, updated_at = ${ctx.clock.now()},
        status = case when status = 'open' then 'claimed' else status end
      where main_id = ${mainId} and id = ${id}`);
    await ctx.audit({ action: 'work.taken', entity: 'work_item', entityId: id, mainId });
  }
}
