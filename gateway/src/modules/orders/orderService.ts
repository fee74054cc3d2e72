import { CODE } from '@probity/contract/codeNames';
import { may } from '@probity/contract/permissions';
import type { Role } from '@probity/contract/roles';
import { ruleText } from '@probity/contract/rules/faultTexts/ruleText';
import { normalizeIdNumber } from '@probity/contract/rules/idNumber';
import { validatePersonId } from '@probity/contract/rules/idPerson';
import { LONGEST_PERSON_NAME, personNameFault } from '@probity/contract/rules/personName';
import { maskPhone } from '@probity/contract/rules/masks';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { sql } from '../../platform/db/sql';
import { BusinessError, fieldError, forbidden, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { checkById } from '../checks/checkRepository';
import { insertCandidate, insertCheck, insertItems, type NewItem } from '../checks/newCheckRepository';
import { addWorkingDays, isEstimate, workingCalendar } from '../../kernel/workingCalendar';
import { chinaDay } from '../../kernel/workingDays';
import { promisedDaysOf } from '../packages/promisedDays';
import { addToTimeline } from '../checks/transitions';
import type { Work } from '../../kernel/work';
import type { CatalogueItem } from '../packages/catalogueRepository';
import { orderablePackage, type PricedPackage } from '../packages/packageService';
import { placeKept } from '../people/memberRepository';
import { approvalNeeds, askApproval } from './approvalNeeds';
import { approvalView } from './approvalView';
import { emptyDraftOf } from './draftService';
import { nameKeys } from '../../kernel/nameKeys';
import { earlierChecks, insertOrder, isContractSigned, lockOrder, type Earlier } from './orderRepository';
import { lockLedger } from '../ledger/ledgerService';
import { takeOver } from '../registrations/takeOver';
import type { Orderer } from './orderer';
import { newOrderNo } from './orderNo';
import { paperFormFor } from './paperForm';
import { payOrder } from './payment';
import { listed } from '../../kernel/texts';
import { fieldWords } from '../../kernel/words';

export type PlaceOrderRequest = components['schemas']['PlaceOrderRequest'];
export type PlacedOrder = components['schemas']['PlacedOrder'];

const DAY_MS = 86_400_000;
const DUPLICATE_DAYS = 90;
const VERIFIED = 2;

/** The package and the selected kinds of it. @throws 2001 no such package, 2002 not in it */
export async function selection(
  work: Pick<Work, 'tx'>,
  mainId: string,
  { packageId, itemCodes }: { packageId: string; itemCodes: readonly string[] },
  at: Date,
) {
  const chosen = await orderablePackage(work.tx, mainId, packageId, at);
  if (!chosen) throw new BusinessError(CODE.PACKAGE_UNAVAILABLE);
  const items = chosen.items.filter(({ kind }) => itemCodes.includes(kind.code));
  const unknown = itemCodes.filter((code) => !items.some(({ kind }) => kind.code === code));
  if (unknown.length > 0)
    throw new BusinessError(CODE.NOT_IN_PACKAGE, { items: unknown.join(', ') }, { items: unknown });
  const price = items.flatMap((item) => item.copies).reduce((sum, copy) => sum + copy.price, 0);
  return { package: chosen, items, price };
}

/** The day each kind would be done if consent came today, by item code; the last of them; and whether that is an estimate. */
export async function promisesFor(work: Pick<Work, 'tx' | 'clock'>, kinds: readonly CatalogueItem[]) {
  const days = await promisedDaysOf(work.tx, kinds);
  const calendar = await workingCalendar(work.tx);
  const today = chinaDay(work.clock.now());
  const promises = kinds.map(({ code }) => {
    const taken = days.get(code)!;
    return { code, days: taken, day: addWorkingDays(calendar, today, taken) };
  });
  const last = promises
    .map(({ day }) => day)
    .toSorted()
    .at(-1)!;
  return {
    of: new Map(promises.map(({ code, ...promise }) => [code, promise])),
    promisedDate: last,
    promisedEstimate: isEstimate(calendar, last),
  };
}

/** Blind indexes of a person, as far as they are known. */
export function personIndexes(work: Pick<Work, 'services'>, person: { mobile?: string; idNumber?: string }) {
  const { blindIndex } = work.services;
  return {
    mobileIndex: person.mobile ? blindIndex.of('mobile', person.mobile) : null,
    idIndex: person.idNumber ? blindIndex.of('idNumber', normalizeIdNumber(person.idNumber)) : null,
  };
}

/** Checks of the same person in the last 90 days, as the contract shows them. */
export async function duplicatesOf(
  work: Pick<Work, 'tx' | 'clock'>,
  mainId: string,
  indexes: { mobileIndex: string | null; idIndex: string | null },
) {
  const since = new Date(work.clock.now().getTime() - DUPLICATE_DAYS * DAY_MS);
  const rows: Earlier[] = await earlierChecks(work.tx, mainId, indexes, since);
  return rows.map((row) => ({ ...row, orderedAt: row.orderedAt.toISOString() }));
}

/** One `placeOrder` call of a session. A person's draft is emptied with it; a key has none, and
 * what is begun from an application is not that draft. */
export async function placeOrder(ctx: SessionCtx, request: PlaceOrderRequest): Promise<PlacedOrder> {
  const { mainId, userId, departmentId } = ctx.session;
  const placed = await placeCheckOrder(ctx, { mainId, userId, departmentId }, request);
  return ctx.session.apiKey || request.applicationId
    ? placed
    : { ...placed, draftGeneration: await emptyDraftOf(ctx) };
}

/**
 * Places an order for one check, in the caller's transaction (bound to the orderer's account). Where it has to be
 * approved, and with too little balance, it is saved and waits; nothing is held or sent.
 * @throws 2001, 2002, 2005–2009, 2016, 2805 as the contract says
 */
export async function placeCheckOrder(
  work: Work,
  orderer: Orderer,
  request: PlaceOrderRequest,
): Promise<PlacedOrder> {
  // What the catalogue says at this moment is what is ordered, and read of the check from then on.
  const now = work.clock.now();
  const { items, price, package: chosen } = await selection(work, orderer.mainId, request, now);
  await assertMayOrder(work, orderer.mainId);
  assertReasons(work, items, request);
  if (price !== request.expectedPrice) throw new BusinessError(CODE.PRICE_CHANGED, {}, { price });
  const idNumber = personIdOf(work, request);
  const indexes = personIndexes(work, { mobile: request.candidate.mobile, idNumber });
  const paperFileId = await paperFormFor(work, orderer, request, indexes);
  await assertNoDuplicate(work, orderer.mainId, indexes, request);
  const needs = await approvalNeeds(work, orderer, price);
  await assertStillOrders(work, orderer);

  const candidateId = uuidv7(now.getTime());
  const check = { mainId: orderer.mainId, id: uuidv7(now.getTime()), at: now };
  const orderId = uuidv7(now.getTime());
  const orderNo = newOrderNo(now);
  const name = plainText(request.candidate.name);
  if (name === '') throw fieldError([{ path: 'candidate.name', msg: fieldWords.required[work.lang] }]);
  if (personNameFault(name, LONGEST_PERSON_NAME) === 'none')
    throw fieldError([{ path: 'candidate.name', msg: fieldWords.noName[work.lang] }]);
  const created = { mainId: orderer.mainId, createdBy: orderer.userId };
  await insertOrder(work.tx, {
    ...created,
    id: orderId,
    orderNo,
    status: needs ? 'awaitingApproval' : 'awaitingPayment',
    price,
    createdAt: now,
    packageId: request.packageId,
    snapshot: snapshotOf(chosen, items),
  });
  const { crypto } = work.services;
  const place = (column: string) => ({ table: 'candidate', column, rowId: candidateId });
  const mobileIndex = indexes.mobileIndex!;
  await insertCandidate(work.tx, {
    mainId: orderer.mainId,
    id: candidateId,
    name,
    mobileEnc: crypto.encrypt(request.candidate.mobile, place('mobile_enc')),
    mobileIndex,
    idNumberEnc: idNumber ? crypto.encrypt(idNumber, place('id_number_enc')) : null,
    idIndex: indexes.idIndex,
    at: now,
  });
  await insertCheck(work.tx, {
    ...check,
    ...created,
    ...nameKeys(name),
    status: needs ? 'awaitingApproval' : 'awaitingPayment',
    orderId,
    orderNo,
    candidateId,
    positionTitle: plainText(request.positionTitle),
    positionClass: request.positionClass,
    consentWay: request.consentWay,
    paperFileId,
    ownerId: orderer.userId,
    departmentId: orderer.departmentId,
    packageId: request.packageId,
    price,
    mobileIndex,
    idIndex: indexes.idIndex,
  });
  const asked = items.flatMap(({ kind }) => kind.fields);
  if (request.applicationId) {
    await lockLedger(work.tx, check.mainId); // the money before the application, as everywhere
    await takeOver(work, request.applicationId, { ...check, mobileIndex, name }, asked);
  }
  const bought = newItems(items, request);
  await insertItems(work.tx, check, bought);
  await work.audit({ action: 'order.saved', entity: 'order', entityId: orderId, detail: { price } });
  await addToTimeline(work, check, 'ordered', { orderNo, price, items: bought.length });
  const order = found(await lockOrder(work.tx, orderId));
  if (needs) await askApproval(work, { ...order, checkId: check.id }, needs);
  const { paid, link } = needs ? { paid: false, link: null } : await payOrder(work, order);
  const kinds = items.map(({ kind }) => kind);
  const promises = await promisesFor(work, kinds);
  return {
    orderId,
    orderNo,
    checkId: check.id,
    status: paid ? 'placed' : order.status,
    checkStatus: (await checkById(work.tx, check.id))!.status,
    price,
    held: paid ? price : 0,
    promisedDate: promises.promisedDate,
    promisedEstimate: promises.promisedEstimate,
    candidateName: name,
    candidateMobile: maskPhone(request.candidate.mobile),
    packageName: chosen.row.name[work.lang],
    consentWay: request.consentWay,
    link,
    approval: needs && (await approvalView(work, order)),
  };
}

/**
 * Reads the orderer's place again and keeps it until the order is saved, as their budget is: somebody who is let go meanwhile has
 * either ordered before, and the record is handed over with the others, or orders nothing more. A program has no place.
 */
async function assertStillOrders({ tx, session }: Work, { mainId, userId }: Orderer): Promise<void> {
  if (!session || session.apiKey) return;
  const place = await placeKept(tx, mainId, userId);
  if (!place || place.disabled || !may(place.role as Role, 'check.order')) throw forbidden();
}

type Selected = PricedPackage['items'];

/** An enterprise orders once it is verified and its contract signed; a later text of the contract stops no order. */
async function assertMayOrder(work: Work, mainId: string): Promise<void> {
  const { status } = await work.tx.one<{ status: number }>(
    sql`select auth_status as status from main_account where id = ${mainId}`,
  );
  if (status !== VERIFIED) throw new BusinessError(CODE.ENTERPRISE_NOT_VERIFIED);
  if (!(await isContractSigned(work.tx, mainId))) throw new BusinessError(CODE.CONTRACT_NOT_SIGNED);
}

function assertReasons(work: Work, items: Selected, request: PlaceOrderRequest): void {
  const missing = items.filter((item) => item.kind.sensitive && !reasonOf(item, request));
  if (missing.length === 0) return;
  throw new BusinessError(
    CODE.REASON_MISSING,
    {
      items: listed(
        missing.map(({ kind }) => kind.name[work.lang]),
        work.lang,
      ),
    },
    { items: missing.map(({ kind }) => kind.code) },
  );
}

/** Why an item is asked for: what the order says, or what its package does. */
function reasonOf({ kind, reason }: Selected[number], request: PlaceOrderRequest): string | null {
  return request.reasons?.[kind.code]?.trim() || reason;
}

/** The ID number of the order, if it has one. @throws 1000 at the field: not one of a person a check may be ordered for */
function personIdOf(work: Work, { candidate }: PlaceOrderRequest): string | undefined {
  if (!candidate.idNumber) return undefined;
  const refused = validatePersonId(candidate.idNumber, { today: chinaDay(work.clock.now()) });
  if (refused) throw fieldError([{ path: 'candidate.idNumber', msg: ruleText(refused.key, work.lang) }]);
  return normalizeIdNumber(candidate.idNumber);
}

/** Two orders for one person at once wait for each other, so that the second sees the first. */
async function assertNoDuplicate(
  work: Work,
  mainId: string,
  indexes: { mobileIndex: string | null; idIndex: string | null },
  request: PlaceOrderRequest,
): Promise<void> {
  if (request.acceptDuplicate) return;
  for (const index of [indexes.mobileIndex, indexes.idIndex].filter((one) => one !== null).sort()) {
    await work.tx.many(sql`select pg_advisory_xact_lock(hashtextextended(${`${mainId}:${index}`}, 7210404))`);
  }
  const duplicates = await duplicatesOf(work, mainId, indexes);
  if (duplicates.length > 0) throw new BusinessError(CODE.CHECKED_BEFORE, {}, { duplicates });
}

function newItems(items: Selected, request: PlaceOrderRequest): NewItem[] {
  return items.flatMap((item) =>
    item.copies.map((copy) => ({
      id: uuidv7(),
      itemCode: item.kind.code,
      copyNo: copy.copyNo,
      price: copy.price,
      reason: reasonOf(item, request),
    })),
  );
}

/** The package as it was when it was ordered. */
function snapshotOf(chosen: PricedPackage, items: Selected) {
  const { code, version, name, price } = chosen.row;
  return { code, version, name, price, items: items.flatMap(({ copies }) => copies) };
}
