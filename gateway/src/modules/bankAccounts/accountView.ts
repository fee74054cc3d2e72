import type { BankAccount } from '@probity/contract/rules/bankAccount';
import type { Reader } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { chinaDay } from '../../kernel/workingDays';
import { bankAccountAt, installedAccount } from './accountAt';
import { bankChanges, type BankChangeRow } from './bankAccountRepository';

type Schemas = components['schemas'];
type Change = Schemas['BankAccountChange'];

/** What counts at a moment, the newest first. */
const countingOf = (rows: readonly BankChangeRow[], at: Date) =>
  rows
    .filter((row) => row.effectiveAt !== null && row.withdrawnAt === null && row.effectiveAt <= at)
    .sort((a, b) => b.effectiveAt!.getTime() - a.effectiveAt!.getTime());

/** The one that waits for its sign-off, or for its day. */
export const openOf = (rows: readonly BankChangeRow[], now: Date): BankChangeRow | null =>
  rows.find(({ status }) => status === 'waiting') ??
  rows.find((row) => row.withdrawnAt === null && row.effectiveAt !== null && row.effectiveAt > now) ??
  null;

/** The newest change that counts or waits; null while there is none but the installed account. */
export const basisOf = (rows: readonly BankChangeRow[], now: Date): string | null =>
  (openOf(rows, now) ?? countingOf(rows, now)[0])?.id ?? null;

const accountOf = ({ accountName, bankName, accountNo }: BankAccount): BankAccount => ({
  ...{ accountName, bankName, accountNo },
});

/** The account as customers are told it now, what waits or is planned, and every change there was. */
export async function bankAccountView(ctx: Reader): Promise<Schemas['BankAccountDesk']> {
  const { tx, session, clock } = ctx;
  const now = clock.now();
  const rows = await bankChanges(tx, session.mainId);
  const installed = await installedAccount(ctx);
  const { account, since, changedOn } = await bankAccountAt(ctx, now);
  const inForce = countingOf(rows, now)[0] ?? null;
  const viewed = (row: BankChangeRow): Change => {
    const isCounted = row.effectiveAt !== null && row.withdrawnAt === null;
    const others = rows.filter(({ id }) => id !== row.id);
    const followed = countingOf(others, isCounted ? row.effectiveAt! : row.askedAt)[0];
    return {
      changeId: row.id,
      state: stateOf(row, inForce, now),
      account: accountOf(row),
      before: followed ? accountOf(followed) : installed,
      effectiveOn: row.effectiveAt ? chinaDay(row.effectiveAt) : row.effectiveOn,
      reason: row.reason,
      askedBy: row.askedByName ?? '',
      askedAt: row.askedAt.toISOString(),
      decidedBy: row.decidedAt && (row.decidedByName ?? ''),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      refusal: row.refusal,
      withdrawnBy: row.withdrawnAt && (row.withdrawnByName ?? ''),
      withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
      mayDecide: row.status === 'waiting' && row.askedBy !== session.userId,
    };
  };
  const open = openOf(rows, now);
  return {
    account,
    since,
    changedOn,
    basedOn: basisOf(rows, now),
    open: open && viewed(open),
    history: rows.map(viewed),
  };
}

function stateOf(row: BankChangeRow, inForce: BankChangeRow | null, now: Date): Change['state'] {
  if (row.status !== 'signedOff') return row.status;
  if (row.withdrawnAt) return 'withdrawn';
  if (row.effectiveAt! > now) return 'planned';
  return row.id === inForce?.id ? 'inForce' : 'past';
}
