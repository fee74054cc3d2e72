import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { publishOfNobody } from '../events/publish';
import { monthSoFar } from './monthSoFar';
import { lockBalances, readBalances } from './ledgerRepository';
import { waitingForMoney } from './waitingForMoney';

type Balance = components['schemas']['Balance'];

/** The account's balance, below what its people are told, and what waits for money. */
export async function getBalance({ tx, session, clock }: SessionCtx): Promise<Balance> {
  const balances = await readBalances(tx, session.mainId);
  const row = await tx.maybeOne<{ notifyBelow: number | null }>(
    sql`select notify_below as "notifyBelow" from balance_notice where main_id = ${session.mainId}`,
  );
  const thisMonth = await monthSoFar(tx, session.mainId, { now: clock.now(), balances });
  const waiting = await waitingForMoney(tx, session.mainId, clock.now());
  const { available, held, spent } = balances;
  return { available, held, spent, notifyBelow: row?.notifyBelow ?? null, waiting, thisMonth };
}

/**
 * Sets below what available balance people are told; null: nothing. A balance that is lower already is not told: who sets it
 * sees both. The balances are locked, so that what is booked meanwhile is measured by the one or the other.
 */
export async function saveBalanceNotice(ctx: SessionCtx, notifyBelow: number | null): Promise<Balance> {
  const { tx, session } = ctx;
  const { mainId, userId } = session;
  const { available } = await lockBalances(tx, mainId);
  const isLow = notifyBelow !== null && available < notifyBelow;
  await tx.run(sql`insert into balance_notice (main_id, notify_below, is_low, updated_by, updated_at)
    values (${mainId}, ${notifyBelow}, ${isLow}, ${userId}, ${ctx.clock.now()})
    on conflict (main_id) do update set notify_below = excluded.notify_below, is_low = excluded.is_low,
      updated_by = excluded.updated_by, updated_at = excluded.updated_at`);
  await ctx.audit({
    action: 'balance.noticeChanged',
    entity: 'ledger',
    entityId: mainId,
    detail: notifyBelow === null ? {} : { amount: notifyBelow },
  });
  return getBalance(ctx);
}

/**
 * After a booking of the available balance, which is still locked: tells once that it fell below what the account set, and
 * again only after it rose and fell anew.
 */
export async function tellOfLowBalance(tx: Tx, mainId: string, at: Date): Promise<void> {
  const changed = await tx.maybeOne<{
    isLow: boolean;
  }>(sql`update balance_notice n set is_low = a.balance < n.notify_below
    from ledger_account a where n.main_id = ${mainId} and a.main_id = n.main_id and a.kind = 'available'
      and n.is_low <> (a.balance < n.notify_below) returning n.is_low as "isLow"`);
  if (!changed?.isLow) return;
  await publishOfNobody(tx, at, { kind: 'balance.low', mainId, entity: 'ledger', entityId: mainId });
}
