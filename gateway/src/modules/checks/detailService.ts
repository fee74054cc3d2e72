import { inLanguage } from '@probity/contract/rules/inLanguage';
import { parseIdNumber } from '@probity/contract/rules/idNumber';
import { maskIdNumber, maskName } from '@probity/contract/rules/masks';
import type { Reader, SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { sql } from '../../platform/db/sql';
import { found, notFound } from '../../kernel/errors';
import { batchName } from '../../kernel/texts';
import { allows, seesNames } from '../../kernel/rights';
import { isEstimate, workingCalendar, type WorkingCalendar } from '../../kernel/workingCalendar';
import { notGivenOf, subjectOf } from './claims';
import { readForm } from './formRepository';
import { fileView, sectionFiles } from './statements';
import { messageStatus } from '../sms/messageStatus';
import { catalogueByCode, type CatalogueItem } from '../packages/catalogueRepository';
import { disputeReader, disputesOf } from './disputeView';
import { readFinding } from './findingRepository';
import { allowedActions } from './allowedActions';
import { answersByItem, answersTo, askedQuestion } from './answers';
import {
  checkById,
  invitationOf,
  itemsOf,
  type CheckRow,
  type InvitationRow,
  type ItemRow,
} from './checkRepository';
import {
  batchOf,
  candidateOf,
  consentOf,
  erasureOf,
  filesById,
  paperFileIds,
  messagesOf,
  correctionsOfCheck,
  moneyOf,
  type ConsentFacts,
} from './detailRepository';
import { idNumbersOf } from './idNumbers';
import { itemTitle } from './itemTitle';
import { listChecks } from './listRepository';
import { canSeeResult, rowView } from './listService';
import { reaches } from '../../kernel/reach';
import { timelineOf } from './timeline';

type CheckDetail = components['schemas']['CheckDetail'];

/** A check this session reaches; a foreign and a missing one are the same 404. */
export async function reachedCheck(ctx: Pick<Reader, 'tx' | 'session'>, checkId: string): Promise<CheckRow> {
  const check = found(await checkById(ctx.tx, checkId));
  if (!reaches(ctx.session, check)) throw notFound();
  return check;
}

/**
 * The same, with nothing but its account in the transaction's reach from here on, to read and to write: the ids of thousands
 * of customers would be read anew by each of the statements to come.
 */
export async function reachedAlone(ctx: Pick<Reader, 'tx' | 'session'>, checkId: string): Promise<CheckRow> {
  const check = await reachedCheck(ctx, checkId);
  const { mainIds, userId } = ctx.session;
  const { mainId } = check;
  if (mainIds.length > 1) await ctx.tx.bind({ mainIds: [mainId], mainId, userId });
  return check;
}

/** One record with everything this session may see of it. */
export async function getCheck(ctx: SessionCtx, checkId: string): Promise<CheckDetail> {
  const { tx } = ctx;
  const check = await reachedAlone(ctx, checkId);
  const [row] = await listChecks(tx, [check.mainId], sql`c.id = ${check.id}`, {
    sort: '-orderedAt',
    after: null,
    limit: 1,
  });
  const items = await itemsOf(tx, check);
  const catalogue = await catalogueByCode(tx, check.orderedAt);
  const candidate = await candidateOf(tx, check);
  const idNumber =
    candidate.idNumberEnc &&
    ctx.services.crypto.decrypt(candidate.idNumberEnc, {
      table: 'candidate',
      column: 'id_number_enc',
      rowId: candidate.id,
    });
  // The candidate's statements go with the results.
  const { form } = allows(ctx.session, 'result.read')
    ? await readForm(ctx.services, tx, check)
    : { form: {} };
  const titleOf = (item: ItemRow) =>
    itemTitle({ ...item, subject: subjectOf(item, form) }, catalogue.get(item.itemCode)!, ctx.lang);
  const invitation = await invitationOf(tx, check);
  const erased = check.erasedAt && (await erasureOf(tx, check));
  const seesPrice = allows(ctx.session, 'price.read');
  const messages = await messagesOf(tx, check);
  // Even a document's name may be personal: a reader without the right to reveal does not see that there is one.
  const seesDocuments = allows(ctx.session, 'personal.reveal');
  // What an answer or a dispute names is shown with it. What nothing names the candidate has taken out again.
  const places = sectionFiles(form);
  const ids = [...(await paperFileIds(tx, check)), ...(seesDocuments ? places.keys() : [])];
  const files = allows(ctx.session, 'result.read') ? await filesById(tx, check.mainId, ids) : [];
  const answers = await answersByItem(ctx, check);
  const calendar = await workingCalendar(tx);
  const shown: CheckDetail['items'] = [];
  for (const item of items)
    shown.push({
      ...itemView(ctx, check, item, { kind: catalogue.get(item.itemCode)!, calendar }),
      name: titleOf(item),
      notGiven: notGivenOf(item, form),
      asked: await askedQuestion(ctx, item),
      answers: answersTo(answers, item.id),
    });
  return {
    ...rowView(ctx, found(row), calendar),
    orderId: check.orderId,
    batch: allows(ctx.session, 'check.order') ? await orderedIn(ctx, check) : null,
    ...(erased && { erased: { ...erased, at: erased.at.toISOString() } }),
    idNumberMasked: idNumber ? maskIdNumber(idNumber) : null,
    idNumbers: await idNumbersOf(ctx, check, await verifiedIdNumber(ctx, check, items)),
    // No day: beside the mask it would be most of the number.
    birthYear:
      idNumber && allows(ctx.session, 'result.read')
        ? Number(parseIdNumber(idNumber).birthDate?.slice(0, 4)) || null
        : null,
    positionClass: check.positionClass,
    consentWay: check.consentWay,
    consent: consentView(ctx, check, items, await consentOf(tx, check)),
    invitation: invitation && invitationView(invitation),
    items: shown,
    timeline: await timelineOf(ctx, check, catalogue, { items, titleOf, answers }),
    files: files.map((file) => ({
      ...fileView(file),
      kind: file.fileId === check.paperFileId ? 'signedForm' : file.kind,
      about: places.get(file.fileId) ?? null,
    })),
    disputes:
      allows(ctx.session, 'report.read') && !check.erasedAt
        ? await disputesOf(ctx, check, disputeReader(ctx))
        : [],
    messages: messages.map(({ at, template, mobile, ...standing }) => ({
      ...{ at: at.toISOString(), template, mobile },
      ...messageStatus(standing),
    })),
    money: seesPrice ? await moneyView(ctx, check, items) : null,
    allowed: allowedActions(ctx.session, check, items, invitation, ctx.clock.now()),
  };
}

async function moneyView(
  { tx }: SessionCtx,
  check: CheckRow,
  items: readonly ItemRow[],
): Promise<CheckDetail['money']> {
  const corrections = await correctionsOfCheck(tx, check);
  return {
    price: check.price,
    ...moneyOf(items),
    givenBack: corrections.reduce((sum, { amount }) => sum + amount, 0),
    corrections: corrections.map(({ at, ...one }) => ({ at: at.toISOString(), ...one })),
  };
}

/** The batch it was ordered in, by what that is called; null for an order alone. */
async function orderedIn(ctx: SessionCtx, check: CheckRow): Promise<CheckDetail['batch']> {
  const batch = await batchOf(ctx.tx, ctx.session, check);
  return batch && { batchId: batch.batchId, name: batchName(batch, ctx.lang) };
}

/** The ID number, of two, that an analyst verified, for readers of the item's result. */
async function verifiedIdNumber(ctx: SessionCtx, check: CheckRow, items: readonly ItemRow[]) {
  const identity = items.find((item) => item.itemCode === 'identity' && item.status === 'done');
  if (!identity || !seesItemResult(ctx, check)) return null;
  return (await readFinding(ctx.services, ctx.tx, check.mainId, identity.id)).verifiedIdNumber;
}

/**
 * An analyst sees results before they are published; everybody else waits for the report. Nobody sees those of an erased
 * check.
 */
function seesItemResult(ctx: SessionCtx, check: CheckRow): boolean {
  return !check.erasedAt && (canSeeResult(ctx, check.status) || allows(ctx.session, 'report.edit'));
}

function itemView(
  ctx: SessionCtx,
  check: CheckRow,
  item: ItemRow,
  { kind, calendar }: { kind: CatalogueItem; calendar: WorkingCalendar },
): Omit<CheckDetail['items'][number], 'name' | 'notGiven' | 'asked' | 'answers'> {
  const isShown = seesItemResult(ctx, check);
  return {
    checkItemId: item.id,
    itemCode: item.itemCode,
    category: kind.category,
    status: item.status,
    result: isShown ? item.result : null,
    lamp: isShown ? item.lamp : null,
    sensitive: kind.sensitive,
    consent: item.consent,
    promisedAt: item.promisedAt,
    promisedEstimate: isEstimate(calendar, item.promisedAt),
    doneAt: item.doneAt?.toISOString() ?? null,
    price: allows(ctx.session, 'price.read') ? item.price : null,
    givenBack: allows(ctx.session, 'price.read') && item.money === 'released',
    reason: inLanguage(item.reason, ctx.lang),
    question: item.question,
    waitingOn: waitingOnOf(check, item, kind),
  };
}

function waitingOnOf(check: CheckRow, item: ItemRow, kind: CatalogueItem) {
  if (item.status === 'awaitingInfo') return item.questionOf ?? 'candidate';
  if (item.status === 'running') return kind.worked === 'computed' ? 'source' : 'analyst';
  return item.status === 'waiting' ? check.waitingOn : 'nobody';
}

/** The signed name, if it differs from the candidate's; nothing of an erased check. */
export function signedAs(
  ctx: Pick<SessionCtx, 'services'>,
  check: Pick<CheckRow, 'erasedAt'>,
  consent: ConsentFacts | null,
): string | null {
  if (!consent?.signedAsEnc || check.erasedAt) return null;
  const place = { table: 'consent', column: 'signed_name_enc', rowId: consent.id };
  return ctx.services.crypto.decrypt(consent.signedAsEnc, place);
}

function consentView(
  ctx: SessionCtx,
  check: CheckRow,
  items: readonly ItemRow[],
  consent: ConsentFacts | null,
): CheckDetail['consent'] {
  const given = items.filter((item) => item.consent === 'given').length;
  const refused = items.filter((item) => item.consent === 'refused').length;
  const isPaperOpen =
    check.consentWay === 'paper' && check.status === 'awaitingConsent' && !consent?.confirmedAt;
  const state = isPaperOpen
    ? 'paperToConfirm'
    : items.some((item) => item.consent === 'withdrawn')
      ? 'withdrawn'
      : given > 0
        ? 'given'
        : refused > 0
          ? 'refused'
          : 'none';
  const signed = signedAs(ctx, check, consent);
  return {
    state,
    given,
    refused,
    total: items.length,
    at: consent?.givenAt.toISOString() ?? null,
    textVersion: consent?.textVersion ?? null,
    textHash: consent?.textHash ?? null,
    signatureWay: consent?.signatureWay ?? null,
    signedAs: signed !== null && !seesNames(ctx.session) ? maskName(signed) : signed,
  };
}

function invitationView(invitation: InvitationRow) {
  return {
    status: invitation.status,
    sentAt: invitation.sentAt.toISOString(),
    openedAt: invitation.openedAt?.toISOString() ?? null,
    submittedAt: invitation.submittedAt?.toISOString() ?? null,
    expiresAt: invitation.expiresAt.toISOString(),
    reminders: invitation.reminders,
  };
}
