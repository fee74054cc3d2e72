import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { sql } from '../../platform/db/sql';
import { BusinessError } from '../../kernel/errors';
import type { CheckRow, ItemRow } from '../checks/checkRepository';

const TAKEN = 2205;

type Hand = NonNullable<components['schemas']['DraftItem']['work']>;

/** Whose hand each item of a check is in, by item id; absent where it is in the queue no more. */
export async function handsOf(
  ctx: SessionCtx,
  check: Pick<CheckRow, 'mainId' | 'id'>,
): Promise<ReadonlyMap<string, Hand>> {
  const rows = await ctx.tx.many<{
    id: string;
    checkItemId: string;
    assigneeId: string | null;
    name: string | null;
  }>(sql`select w.id, w.check_item_id as "checkItemId", w.assignee_id as "assigneeId",
      (select u.nick_name from user_by_id(w.assignee_id) u) as name
    from work_item w where w.main_id = ${check.mainId} and w.check_id = ${check.id} and w.kind = 'checkItem'
      and w.status in ('open', 'claimed', 'paused')`);
  return new Map(
    rows.map(({ id, checkItemId, assigneeId, name }) => [
      checkItemId,
      { workItemId: id, assigneeName: name, mine: assigneeId === ctx.session.userId },
    ]),
  );
}

/**
 * Whoever changes an item has it in hand: what nobody took becomes theirs with the first change, so that a colleague who opens
 * it reads by whom. @throws 2205 somebody else has it, until it is taken over
 */
export async function takeInHand(ctx: SessionCtx, item: ItemRow): Promise<void> {
  const { userId } = ctx.session;
  const work = await ctx.tx.maybeOne<{ id: string; assigneeId: string | null }>(sql`
    select id, assignee_id as "assigneeId" from work_item
    where main_id = ${item.mainId} and check_item_id = ${item.id} and kind = 'checkItem'
      and status in ('open', 'claimed', 'paused') for update`);
  if (!work || work.assigneeId === userId) return;
  if (work.assigneeId) throw new BusinessError(TAKEN);
  await ctx.tx.run(sql`update work_item set assignee_id = ${userId}, updated_at = ${ctx.clock.now()},
      status = case when status = 'open' then 'claimed' else status end
    where main_id = ${item.mainId} and id = ${work.id}`);
  await ctx.audit({ action: 'work.taken', entity: 'work_item', entityId: work.id, mainId: item.mainId });
}
