import { uuidv7 } from '../../kernel/ids';
import { nameKeys } from '../../kernel/nameKeys';
import { plainText } from '@probity/contract/rules/plainText';
import type { Work } from '../../kernel/work';
import { insertApprovals } from '../approvals/approvalRepository';
import {
  insertCandidates,
  insertChecks,
  insertItems,
  type NewCandidate,
  type NewItem,
} from '../checks/newCheckRepository';
import { addToTimelines } from '../checks/transitions';
import { publishAll } from '../events/publish';
import { takeOver } from '../registrations/takeOver';
import type { Accepted } from './domain/plan';
import { reasonOf } from './domain/rowRules';
import type { Selection } from './domain/selection';
import { newOrderNos } from './orderNo';
import type { Orderer } from './orderer';
import { insertOrders, type NewOrder } from './orderRepository';
import { placeCovered } from './placing';
import { tellOfUnpaid } from './tellUnpaid';

/** An order as it was written. */
export interface Written {
  accepted: Accepted;
  order: NewOrder;
  /** Of a placed one, unless it is on paper and asks for nothing. */
  link: string | null;
}

/**
 * Saves the orders that a plan accepts, and places those that it places, in the caller's transaction, which has held what the plan was
 * made by since it was read. As many statements for one as for many, but for what is taken over from an application.
 */
export async function writeOrders(
  work: Work,
  orderer: Orderer,
  accepted: readonly Accepted[],
): Promise<Written[]> {
  if (accepted.length === 0) return [];
  const saved = await save(work, orderer, accepted);
  await askApprovals(work, orderer.mainId, saved);
  const covered = saved.filter((one) => one.accepted.outcome === 'placed');
  const links = await placeCovered(
    work,
    orderer.mainId,
    covered.map(({ order }) => order),
  );
  const unpaid = saved.filter((one) => one.accepted.outcome === 'awaitingPayment');
  await tellOfUnpaid(
    work,
    orderer.mainId,
    unpaid.map(({ order }) => order.id),
  );
  return saved.map((one) => ({ ...one, link: links.get(one.accepted.asked.checkId) ?? null }));
}

type Saved = Omit<Written, 'link'>;

async function save(
  work: Work,
  { mainId, userId }: Orderer,
  accepted: readonly Accepted[],
): Promise<Saved[]> {
  const at = work.clock.now();
  const orderNos = await newOrderNos(work.tx, mainId, accepted.length, at);
  const saved = accepted.map((one, index) => ({
    accepted: one,
    order: {
      mainId,
      id: uuidv7(at.getTime()),
      orderNo: orderNos[index]!,
      status: one.needs ? ('awaitingApproval' as const) : ('awaitingPayment' as const),
      price: one.selection.price,
      createdBy: userId,
      createdAt: at,
      packageId: one.asked.request.packageId,
      snapshot: snapshotOf(one.selection),
      batchRowId: one.asked.batch?.rowId ?? null,
    },
  }));
  const people = accepted.map((one) => candidateOf(work, mainId, one));
  const items = accepted.flatMap(itemsOf);
  await insertOrders(
    work.tx,
    saved.map(({ order }) => order),
  );
  await insertCandidates(work.tx, people);
  await insertChecks(
    work.tx,
    mainId,
    saved.map(({ accepted: { asked, name, paperFileId }, order }, index) => ({
      ...nameKeys(name),
      ...checkColumnsOf(asked),
      mainId,
      status: order.status,
      orderId: order.id,
      orderNo: order.orderNo,
      candidateId: people[index]!.id,
      paperFileId,
      createdBy: userId,
      price: order.price,
      at,
    })),
  );
  await insertItems(work.tx, { mainId, at }, items);
  await takeOverApplications(work, mainId, accepted);
  await work.audit(
    ...saved.map(({ order: { id, price } }) => ({
      action: 'order.saved' as const,
      entity: 'order' as const,
      entityId: id,
      mainId,
      detail: { price },
    })),
  );
  await addToTimelines(
    work,
    saved.map(({ accepted: { asked, selection }, order: { orderNo, price } }) => ({
      check: { mainId, id: asked.checkId },
      event: 'ordered' as const,
      detail: { orderNo, price, items: selection.items.flatMap(({ copies }) => copies).length },
    })),
  );
  return saved;
}

function checkColumnsOf({
  checkId,
  request,
  departmentId,
  ownerId,
  mobileIndex,
  idIndex,
  batch,
}: Accepted['asked']) {
  const { positionTitle, positionClass, consentWay, packageId } = request;
  return {
    id: checkId,
    positionTitle: plainText(positionTitle),
    positionClass,
    consentWay,
    packageId,
    departmentId,
    ownerId,
    mobileIndex,
    idIndex,
    batchId: batch?.batchId ?? null,
  };
}

function candidateOf(work: Work, mainId: string, { asked, name, idNumber }: Accepted): NewCandidate {
  const at = work.clock.now();
  const id = uuidv7(at.getTime());
  const { crypto } = work.services;
  const place = (column: string) => ({ table: 'candidate', column, rowId: id });
  return {
    mainId,
    id,
    name,
    mobileEnc: crypto.encrypt(asked.request.candidate.mobile, place('mobile_enc')),
    mobileIndex: asked.mobileIndex,
    idNumberEnc: idNumber === null ? null : crypto.encrypt(idNumber, place('id_number_enc')),
    idIndex: asked.idIndex,
    at,
  };
}

function itemsOf({ asked, selection }: Accepted): NewItem[] {
  const copies = selection.items.flatMap((item) =>
    item.copies.map((copy) => ({ copy, reason: reasonOf(item, asked.request) })),
  );
  return copies.map(({ copy, reason }, sort) => ({
    id: uuidv7(),
    checkId: asked.checkId,
    itemCode: copy.itemCode,
    copyNo: copy.copyNo,
    price: copy.price,
    reason,
    sort,
  }));
}

/** The package as it was when it was ordered. */
function snapshotOf({ package: chosen, items }: Selection) {
  const { code, version, name, price } = chosen.row;
  return { code, version, name, price, items: items.flatMap(({ copies }) => copies) };
}

/** One after the other: few orders are begun from an application, of a form or of a batch alike. */
async function takeOverApplications(
  work: Work,
  mainId: string,
  accepted: readonly Accepted[],
): Promise<void> {
  for (const { asked, name, selection } of accepted) {
    const { applicationId } = asked.request;
    if (!applicationId) continue;
    const kinds = selection.items.map(({ kind }) => kind);
    const { checkId: id, mobileIndex } = asked;
    await takeOver(work, applicationId, { mainId, id, mobileIndex, name }, kinds);
  }
}

/** Keeps that orders wait for approval, and tells those who may approve them. */
async function askApprovals(work: Work, mainId: string, saved: readonly Saved[]): Promise<void> {
  const waiting = saved.flatMap(({ accepted: { needs, asked }, order }) =>
    needs
      ? [
          {
            ...needs,
            orderId: order.id,
            price: order.price,
            checkId: asked.checkId,
            isOfBatch: asked.batch !== null,
          },
        ]
      : [],
  );
  if (waiting.length === 0) return;
  await insertApprovals(work.tx, { mainId, at: work.clock.now() }, waiting);
  const about = (orderId: string) => ({ entity: 'order', entityId: orderId, mainId }) as const;
  await work.audit(
    ...waiting.map(({ orderId, price, why }) => ({
      action: 'order.awaitingApproval' as const,
      ...about(orderId),
      detail: { price, why },
    })),
  );
  // Those of a batch are told of together, at its end.
  await publishAll(
    work,
    waiting
      .filter(({ isOfBatch }) => !isOfBatch)
      .map(({ orderId, checkId }) => ({
        kind: 'order.awaitingApproval' as const,
        ...about(orderId),
        checkId,
      })),
  );
}
