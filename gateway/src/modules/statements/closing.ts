import { chinaMonth, monthBegins, nextMonth } from '../../kernel/chinaMonth';
import { uuidv7 } from '../../kernel/ids';
import type { Work } from '../../kernel/work';
import { publish } from '../events/publish';
import { movementsBetween } from '../ledger/ledgerRepository';
import { lockLedger } from '../ledger/ledgerService';
import {
  balanceAt,
  firstBookingAt,
  insertStatement,
  statementsBefore,
  type StatementRow,
} from './statementRepository';

/** A booking that began in the old month is long since committed then: no request or job takes as long. */
const GRACE_MS = 3_600_000;

/**
 * Closes the oldest month of an account that is over and not closed, from its first booking on; the balances are locked, and
 * from then on the database books nothing into it. Null when there is none. `work` is bound to the account.
 */
export async function closeNextMonth(
  work: Work,
  mainId: string,
): Promise<Omit<StatementRow, 'mainName'> | null> {
  const { tx, clock } = work;
  const now = clock.now();
  const month = await nextToClose(work, mainId);
  if (month === null || monthBegins(nextMonth(month)).getTime() + GRACE_MS > now.getTime()) return null;
  await lockLedger(tx, mainId);
  // Of two that close at once the second goes on with the month after.
  if ((await nextToClose(work, mainId)) !== month) return closeNextMonth(work, mainId);
  const [from, until] = [monthBegins(month), monthBegins(nextMonth(month))];
  const [before] = await statementsBefore(tx, mainId, { before: month, limit: 1 });
  const { available, held } = await balanceAt(tx, mainId, until);
  const row = {
    ...{ mainId, id: uuidv7(), month, closedAt: now },
    ...(await movementsBetween(tx, mainId, from, until)),
    ...{ opening: before?.closing ?? 0, closing: available + held, held },
  };
  await insertStatement(tx, row);
  const event = { entity: 'statement', entityId: row.id, mainId } as const;
  await work.audit({ ...event, action: 'statement.closed', detail: { month } });
  // Of several that are closed late the newest is told.
  if (nextMonth(month) === chinaMonth(now)) await publish(work, { ...event, kind: 'statement.closed' });
  return row;
}

async function nextToClose({ tx }: Work, mainId: string): Promise<string | null> {
  const [newest] = await statementsBefore(tx, mainId, { before: null, limit: 1 });
  if (newest) return nextMonth(newest.month);
  const first = await firstBookingAt(tx, mainId);
  return first && chinaMonth(first);
}
