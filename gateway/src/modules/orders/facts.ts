import { may, rolesWith } from '@probity/contract/permissions';
import type { Role } from '@probity/contract/roles';
import type { Work } from '../../kernel/work';
import type { Tx } from '../../platform/db/tx';
import { approvalRulesOf } from '../approvals/rulesRepository';
import { balanceOf, lockLedger } from '../ledger/ledgerService';
import { keepCatalogue } from '../packages/catalogueRepository';
import { orderablePackages } from '../packages/packageService';
import { pinnedPackages, type Pin } from '../packages/pinnedPackages';
import { budgetsOf } from '../people/budget';
import { placeOf } from '../people/memberRepository';
import { packageKey, type AskedOrder, type Facts } from './domain/asked';
import {
  earlierSince,
  lockAccount,
  lockPeople,
  mayAccountOrder,
  measureGrown,
  orderedRows,
  placesNamed,
} from './factRepository';
import { formsOf } from './formRepository';
import type { Orderer } from './orderer';

const DAY_MS = 86_400_000;
/** For so many days another check of the same person is told of. */
export const DUPLICATE_DAYS = 90;

/** The moment since when another check of the same person is told of. */
export const duplicatesSince = (now: Date): Date => new Date(now.getTime() - DUPLICATE_DAYS * DAY_MS);

/** More orders than this at once keep all others of the account waiting, instead of a lock for each person. */
const LOCKED_ONE_BY_ONE = 20;

/**
 * The first lock of so many orders. Whoever holds something that single orders lock on their way, as the applications they are begun
 * from, takes it before.
 */
export const holdOrders = (tx: Tx, mainId: string, count: number): Promise<void> =>
  lockAccount(tx, mainId, count > LOCKED_ONE_BY_ONE);

/**
 * Reads what some orders are decided by, as many statements for one as for many, and keeps it until the transaction ends: the
 * catalogue, the people, the budgets and, last, the balances (see the lock order of the ledger). Nobody else orders for one of these
 * people meanwhile, and nobody uses the last of a budget or of the money.
 */
export async function readFacts(work: Work, orderer: Orderer, asked: readonly AskedOrder[]): Promise<Facts> {
  const { tx } = work;
  const { mainId } = orderer;
  const areMany = asked.length > LOCKED_ONE_BY_ONE;
  await holdOrders(tx, mainId, asked.length);
  if (areMany) await measureGrown(tx);
  await keepCatalogue(tx);
  if (!areMany) await lockPeople(tx, mainId, unsureOf(asked), rowIdsOf(asked));
  return { ...(await look(work, orderer, asked, true)), available: await lockLedger(tx, mainId) };
}

/**
 * The same for whoever only wants to know what would become of some orders, any number of them: nothing is locked and nobody waits,
 * so that all of it may be another a moment later.
 */
export async function glanceAtFacts(
  work: Work,
  orderer: Orderer,
  asked: readonly AskedOrder[],
): Promise<Facts> {
  const { available } = await balanceOf(work.tx, orderer.mainId);
  return { ...(await look(work, orderer, asked, false)), available };
}

async function look(
  work: Work,
  orderer: Orderer,
  asked: readonly AskedOrder[],
  isKept: boolean,
): Promise<Omit<Facts, 'available'>> {
  const { tx } = work;
  const { mainId, userId } = orderer;
  const at = work.clock.now();
  // What the catalogue says at this moment is what is ordered, and read of the checks from then on.
  const packages = await packagesAsked(tx, mainId, asked, at);
  const account = await mayAccountOrder(tx, mainId);
  const isLocked = isKept && asked.length <= LOCKED_ONE_BY_ONE;
  const forms = await formsOf(tx, { mainId, userId, asked, isLocked });
  const rowIds = rowIdsOf(asked);
  const ordered = rowIds.length === 0 ? new Map<string, never>() : await orderedRows(tx, mainId, rowIds);
  const people = unsureOf(asked).map(({ checkId: id, mobileIndex, idIndex, batch }) => ({
    ...{ id, mobileIndex, idIndex },
    exceptBatchId: batch?.isRepeated ? batch.batchId : null,
  }));
  const earlier = await earlierSince(tx, mainId, people, duplicatesSince(at));
  const approval = await approvalRulesOf(tx, mainId);
  const departmentIds = unique(
    asked.flatMap(({ departmentId }) => (departmentId === null ? [] : [departmentId])),
  );
  const places = await placesOf(tx, orderer, {
    departmentIds,
    ownerIds: unique(asked.map(({ ownerId }) => ownerId)),
  });
  const budgets = await budgetsOf(work, { mainId, userId, departmentIds }, isKept);
  const place = await placeOf(tx, { mainId, userId, isKept });
  return {
    lang: work.lang,
    at,
    ...account,
    ...places,
    mayOrder:
      isProgram(work) || (place !== null && !place.disabled && may(place.role as Role, 'check.order')),
    isOwner: place?.role === 'owner',
    packages,
    approval,
    budgets,
    earlier,
    forms,
    ordered,
  };
}

const rowIdsOf = (asked: readonly AskedOrder[]): string[] =>
  asked.flatMap(({ batch }) => (batch === null ? [] : [batch.rowId]));

/** Those whose person may have been checked before, for all that their orderer knows. */
const unsureOf = (asked: readonly AskedOrder[]) => asked.filter(({ request }) => !request.acceptDuplicate);

/** The packages that the orders name, by `packageKey`: as they are now, or as a batch was confirmed with. */
async function packagesAsked(tx: Tx, mainId: string, asked: readonly AskedOrder[], at: Date) {
  const pins = new Map<string, Pin & { packageId: string }>();
  const free = new Set<string>();
  for (const one of asked) {
    const { packageId } = one.request;
    if (one.batch?.pin) pins.set(packageKey(one), { packageId, ...one.batch.pin });
    else free.add(packageId);
  }
  const now = await orderablePackages(tx, mainId, [...free], at);
  return pins.size === 0 ? now : new Map([...now, ...(await pinnedPackages(tx, mainId, pins, at))]);
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/** The departments and owners named that an order may be for; an orderer's own are, whatever they are by now. */
async function placesOf(
  tx: Tx,
  { mainId, userId, departmentId }: Orderer,
  named: { departmentIds: readonly string[]; ownerIds: readonly string[] },
): Promise<Pick<Facts, 'departments' | 'owners'>> {
  const departmentIds = named.departmentIds.filter((id) => id !== departmentId);
  const ownerIds = named.ownerIds.filter((id) => id !== userId);
  const others = { departmentIds, ownerIds, roles: rolesWith('check.order') };
  const isOwnAlone = departmentIds.length + ownerIds.length === 0;
  const found = isOwnAlone ? { departments: [], owners: [] } : await placesNamed(tx, mainId, others);
  return {
    departments: new Set(departmentId === null ? found.departments : [departmentId, ...found.departments]),
    owners: new Set([userId, ...found.owners]),
  };
}

/**
 * True for a key and for the system, which have no place in the account. A person's is read again and kept until their orders are
 * saved: somebody who is let go meanwhile has either ordered before, and the record is handed over with the others, or orders nothing
 * more.
 */
const isProgram = ({ session }: Work): boolean => !session || Boolean(session.apiKey);
