import { normalizeIdNumber } from '@probity/contract/rules/idNumber';
import { maskPhone } from '@probity/contract/rules/masks';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { uuidv7 } from '../../kernel/ids';
import type { Work } from '../../kernel/work';
import { addWorkingDays, isEstimate, workingCalendar } from '../../kernel/workingCalendar';
import { chinaDay } from '../../kernel/workingDays';
import type { CatalogueItem } from '../packages/catalogueRepository';
import { promisedDaysOf } from '../packages/promisedDays';
import { approvalView } from './approvalView';
import type { AskedOrder, PlaceOrderRequest } from './domain/asked';
import { emptyDraftOf } from './draftService';
import { orderAll } from './ordering';
import type { Orderer } from './orderer';
import type { Written } from './writing';

export type PlacedOrder = components['schemas']['PlacedOrder'];

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
export function personIndexes(
  { services: { blindIndex } }: Pick<Work, 'services'>,
  person: { mobile?: string | undefined; idNumber?: string | undefined },
) {
  return {
    mobileIndex: person.mobile ? blindIndex.of('mobile', person.mobile) : null,
    idIndex: person.idNumber ? blindIndex.of('idNumber', normalizeIdNumber(person.idNumber)) : null,
  };
}

/** What a request asks for, by whoever orders and for their own department, unless a batch says otherwise. */
export function askedBy(
  work: Pick<Work, 'services' | 'clock'>,
  { userId, departmentId }: Orderer,
  request: PlaceOrderRequest,
  over: Partial<Pick<AskedOrder, 'batch' | 'departmentId' | 'ownerId'>> = {},
): AskedOrder {
  const { mobileIndex, idIndex } = personIndexes(work, request.candidate);
  const checkId = uuidv7(work.clock.now().getTime());
  const asked = { checkId, request, mobileIndex: mobileIndex!, idIndex };
  return { batch: null, departmentId, ownerId: userId, ...asked, ...over };
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
  const { outcomes } = await orderAll(work, orderer, [askedBy(work, orderer, request)]);
  const { decision, written } = outcomes[0]!;
  if (decision.outcome === 'refused') throw decision.error;
  return placedOf(work, written!);
}

async function placedOf(work: Work, { accepted, order, link }: Written): Promise<PlacedOrder> {
  const { asked, name, needs, selection } = accepted;
  const { id: orderId, orderNo, price } = order;
  const isPlaced = accepted.outcome === 'placed';
  const kinds = selection.items.map(({ kind }) => kind);
  const { promisedDate, promisedEstimate } = await promisesFor(work, kinds);
  const { consentWay } = asked.request;
  return {
    orderId,
    orderNo,
    checkId: asked.checkId,
    status: isPlaced ? 'placed' : order.status,
    checkStatus: accepted.outcome === 'placed' ? 'awaitingConsent' : accepted.outcome,
    price,
    held: isPlaced ? price : 0,
    promisedDate,
    promisedEstimate,
    candidateName: name,
    candidateMobile: maskPhone(asked.request.candidate.mobile),
    packageName: selection.package.row.name[work.lang],
    consentWay,
    link: consentWay === 'link' ? link : null,
    approval: needs && (await approvalView(work, order)),
  };
}
