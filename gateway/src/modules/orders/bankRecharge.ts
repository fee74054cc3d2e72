import { formatFen, MOST_PAID_IN } from '@probity/contract/rules/fen';
import type { Services } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { erasesSince } from '../../kernel/openAccount';
import { systemWork } from '../../kernel/work';
import { bookingById } from '../ledger/ledgerRepository';
import { balanceOf, reverse } from '../ledger/ledgerService';
import { bankReferenceOf, referenceFault, referenceKey } from './bankReference';
import { countUnpaid } from './orderRepository';
import { rechargeAccount } from './payment';

const CANDIDATES = 10;

export interface RechargeRequest {
  /** Id or full name of an enterprise. */
  account: string;
  /** As typed: digits alone. */
  fen: string;
  /** The bank's reference of the payment: booked once, over all accounts. */
  reference: string;
}

export interface RechargeDone {
  what: 'booked' | 'wasBooked' | 'takenBack' | 'wasTakenBack';
  mainId: string;
  mainName: string;
  fen: number;
  /** The available balance, in fen. */
  available: number;
  /** The number of orders that wait for money now. */
  waiting: number;
}

/** The refusal of an impossible booking, in words for the person who runs the command. */
export class RechargeRefused extends Error {}

/**
 * Books a payment received, once per reference; the job of the same transaction places waiting orders. Runs on the owner's
 * connection: only the owner finds accounts by name. Audited.
 * @throws RechargeRefused for impossible values, naming all of them
 */
export async function bookRecharge(services: Services, request: RechargeRequest): Promise<RechargeDone> {
  const { account, fen, reference } = checked(request);
  return services.db.withoutTenant(async (tx) => {
    const known = await lockReference(tx, reference);
    const found = await accountCalled(tx, account);
    await bind(tx, found.id);
    if (known === null) {
      const since = await erasesSince(tx, found.id);
      if (since !== null)
        throw new RechargeRefused(
          `${found.name} closed its account, which is erased since ${since}: nobody could use the money. Send it back`,
        );
      const work = systemWork(services, tx, found.id);
      await rechargeAccount(work, reference, { mainId: found.id, amount: fen });
      return told(tx, found, 'booked', fen);
    }
    const { amount } = await bookedAs(tx, known);
    if (known.mainId !== found.id || amount !== fen) {
      const { name } = await accountOf(tx, known.mainId);
      throw new RechargeRefused(
        `This reference is booked already: ${formatFen(amount)} for ${name} (${known.mainId})`,
      );
    }
    if (known.isReversed)
      throw new RechargeRefused(
        'This reference was booked and taken back: book the money under another reference',
      );
    return told(tx, found, 'wasBooked', fen);
  });
}

/**
 * Reverses the booking of a reference: the exact opposite beside it, once. Account and fen may be given again; they must
 * then equal the booking's.
 * @throws RechargeRefused also when the money has been ordered with since
 */
export async function takeBackRecharge(
  services: Services,
  request: Partial<RechargeRequest> & Pick<RechargeRequest, 'reference'>,
): Promise<RechargeDone> {
  const reference = checkedReference(request.reference);
  return services.db.withoutTenant(async (tx) => {
    const known = await lockReference(tx, reference);
    if (known === null) throw new RechargeRefused('Nothing is booked under this reference');
    const { mainId } = known;
    const { amount } = await bookedAs(tx, known);
    const account = await accountOf(tx, mainId);
    await assertSame(tx, request, { ...account, amount });
    await bind(tx, mainId);
    const result = await reverse(tx, known.id, { mainId, at: services.clock.now() });
    if (result === 'notCovered') {
      const { available } = await balanceOf(tx, mainId);
      throw new RechargeRefused(
        `${formatFen(amount)} cannot be taken back: ${account.name} has ${formatFen(available)} left, the rest is held or spent`,
      );
    }
    if (result === 'already') return told(tx, account, 'wasTakenBack', amount);
    await systemWork(services, tx, mainId).audit({
      action: 'ledger.rechargeReversed',
      entity: 'ledger',
      entityId: known.id,
      detail: { amount, reference },
    });
    return told(tx, account, 'takenBack', amount);
  });
}

function checked({ account, fen, reference }: RechargeRequest) {
  const clean = { account: account.trim(), fen: Number(fen), reference: bankReferenceOf(reference) };
  const isWhole = /^[1-9]\d*$/.test(fen.trim());
  const faults = [
    clean.account === '' && '--account wants the id or the whole name of an enterprise',
    (!isWhole || clean.fen > MOST_PAID_IN) &&
      `--fen wants a whole number from 1 to ${MOST_PAID_IN} (6800 fen are ${formatFen(6800)})`,
    clean.reference === null && referenceFault,
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new RechargeRefused(faults.join('\n'));
  return { ...clean, reference: clean.reference! };
}

function checkedReference(text: string): string {
  const reference = bankReferenceOf(text);
  if (reference === null) throw new RechargeRefused(referenceFault);
  return reference;
}

interface Booked {
  mainId: string;
  id: string;
  isReversed: boolean;
}

/** The booking of a reference, locked: two commands with one reference run one after the other. */
async function lockReference(tx: Tx, reference: string): Promise<Booked | null> {
  await tx.many(
    sql`select pg_advisory_xact_lock(hashtextextended(${`recharge:${referenceKey(reference)}`}, 7210405))`,
  );
  return tx.maybeOne<Booked>(sql`select main_id as "mainId", id, reversed as "isReversed"
    from recharge_of_reference(${reference})`);
}

interface Account {
  id: string;
  name: string;
}

async function accountCalled(tx: Tx, text: string): Promise<Account> {
  const rows = await tx.many<Account & { kind: string; authStatus: number; since: Date; exact: boolean }>(
    sql`select id, name, kind, auth_status as "authStatus", created_at as since, exact
      from accounts_called(${text}, ${CANDIDATES})`,
  );
  const [only, ...more] = rows.filter(({ exact }) => exact);
  if (only && more.length === 0) {
    if (only.kind === 'platform')
      throw new RechargeRefused(`${only.name} is the platform itself, which orders nothing`);
    return only;
  }
  const lines = rows
    .filter(({ kind, exact }) => kind === 'enterprise' && (exact || !only))
    .map(
      ({ id, name, authStatus, since }) =>
        `  ${id}  ${name}  ${authStatus === VERIFIED ? 'verified' : 'not verified'}, since ${since.toISOString().slice(0, 10)}`,
    );
  const what = only
    ? 'Several accounts have this name; name one by its id:'
    : lines.length > 0
      ? 'No account has this id or whole name; these are called much like it:'
      : 'No account has this id or name';
  throw new RechargeRefused([what, ...lines].join('\n'));
}

const VERIFIED = 2;

async function accountOf(tx: Tx, mainId: string): Promise<Account> {
  return tx.one<Account>(
    sql`select id, name from accounts_called(${mainId}, ${CANDIDATES}) where id = ${mainId}`,
  );
}

async function bookedAs(tx: Tx, { mainId, id }: Booked): Promise<{ amount: number }> {
  await bind(tx, mainId);
  return (await bookingById(tx, mainId, id))!;
}

async function assertSame(
  tx: Tx,
  { account, fen }: Partial<RechargeRequest>,
  booked: Account & { amount: number },
): Promise<void> {
  const isOther =
    (fen !== undefined && fen.trim() !== String(booked.amount)) ||
    (account !== undefined && (await accountCalled(tx, account.trim())).id !== booked.id);
  if (isOther)
    throw new RechargeRefused(
      `Under this reference ${formatFen(booked.amount)} are booked for ${booked.name} (${booked.id})`,
    );
}

function bind(tx: Tx, mainId: string): Promise<void> {
  return tx.bind({ mainIds: [mainId], mainId });
}

async function told(
  tx: Tx,
  { id: mainId, name: mainName }: Account,
  what: RechargeDone['what'],
  fen: number,
): Promise<RechargeDone> {
  const { available } = await balanceOf(tx, mainId);
  return { what, mainId, mainName, fen, available, waiting: await countUnpaid(tx, mainId) };
}
