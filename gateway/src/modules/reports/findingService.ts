import { CODE } from '@probity/contract/codeNames';
import { isLampOf, isLampSet, isResultOf } from '@probity/contract/rules/verdict';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import {
  itemsOf,
  lockCheck,
  invitationOf,
  itemById,
  type CheckRow,
  type InvitationRow,
  type ItemRow,
} from '../checks/checkRepository';
import { guard, refused } from '../../kernel/states/stateWords';
import { notGivenOf, notToContact } from '../checks/claims';
import { reachedAlone } from '../checks/detailService';
import { readForm } from '../checks/formRepository';
import { newLink } from '../checks/invitations';
import { completeItem as complete, pauseForInfo } from '../checks/lifecycle';
import { moveItem } from '../checks/transitions';
import { closeReportWork } from '../checks/workItems';
import { messageCandidate } from '../checks/messages';
import { catalogueByCode } from '../packages/catalogueRepository';
import { idNumbersOf } from '../checks/idNumbers';
import { draftItemOf, draftView } from './draftView';
import { readFinding, writeFinding, type Finding } from '../checks/findingRepository';
import { faultsInWords, judged } from './findingVerdict';
import { takeInHand, takeReportInHand } from './hands';
import { assertMayAsk } from './mayAsk';
import { mergeEntries } from './mergeEntries';
import { addReview, reviewsOf } from '../checks/reviewRepository';
import { draftOf, evidenceOfCheck, noteEditor } from './reportRepository';
import { isUnderReview } from './reviewState';
import { words } from './words';

type SaveFindingRequest = components['schemas']['SaveFindingRequest'];
type DraftItem = components['schemas']['DraftItem'];

/** The draft of a check that this analyst serves. */
export async function getReportDraft(ctx: SessionCtx, checkId: string) {
  return draftView(ctx, await reachedAlone(ctx, checkId));
}

/** Binds the transaction to the account of a check and locks the check. A foreign one gets the same 404 as a missing one. */
export async function openCheck(ctx: SessionCtx, checkId: string): Promise<CheckRow> {
  await reachedAlone(ctx, checkId);
  return found(await lockCheck(ctx.tx, checkId));
}

/** The same for one item of a check. */
export async function openItem(ctx: SessionCtx, itemId: string): Promise<{ check: CheckRow; item: ItemRow }> {
  const check = await openCheck(ctx, found(await itemById(ctx.tx, itemId)).checkId);
  const item = (await itemsOf(ctx.tx, check, true)).find((one) => one.id === itemId)!;
  return { check, item };
}

/**
 * Assigns the item to the caller and notes them as an editor; refuses an item in somebody else's hands, and a draft that is
 * under review.
 */
export async function asEditor(ctx: SessionCtx, check: CheckRow, item: ItemRow): Promise<void> {
  const { version } = await draftOf(ctx.tx, check);
  // Under review the check is (or, if disputed, behaves as) inReview: editing requires a return first.
  if (isUnderReview(await reviewsOf(ctx.tx, check), version))
    throw refused('check', check.status, 'inProgress', ctx.lang);
  await takeInHand(ctx, item);
  await noteEditor(ctx.tx, check, version, ctx.session.userId, ctx.clock.now());
}

function assertVersion(finding: Finding, rowVersion: number): void {
  if (finding.rowVersion !== rowVersion) throw new BusinessError(CODE.SAVED_BY_ANOTHER);
}

/** Saves a finding, complete or not; only a result must have a lamp that goes with it. */
export async function saveFinding(ctx: SessionCtx, request: SaveFindingRequest): Promise<DraftItem> {
  const { check, item } = await openItem(ctx, request.checkItemId);
  await asEditor(ctx, check, item);
  if (item.status !== 'running' && item.status !== 'awaitingInfo')
    throw refused('item', item.status, 'running', ctx.lang);
  const before = await readFinding(ctx.services, ctx.tx, item.mainId, item.id);
  assertVersion(before, request.rowVersion);
  const result = request.result ?? null;
  const lamp = request.lamp ?? null;
  const { worked } = (await catalogueByCode(ctx.tx, check.orderedAt)).get(item.itemCode)!;
  if (!isResultOf({ itemCode: item.itemCode, worked }, result)) {
    throw fieldError([{ path: 'result', msg: words.notThisResult[ctx.lang] }]);
  }
  if (!isLampSet(result, lamp)) {
    const path = result === null ? 'result' : 'lamp';
    throw fieldError([{ path, msg: words.lampAndResult[ctx.lang] }]);
  }
  if (!isLampOf(result, lamp)) {
    throw fieldError([{ path: 'lamp', msg: words.notThisLamp[ctx.lang] }]);
  }
  const { form } = await readForm(ctx.services, ctx.tx, check);
  assertMayAsk(ctx.lang, notToContact(item, form), before.attempts, request.attempts);
  await writeFinding(
    ctx.services,
    ctx.tx,
    {
      mainId: item.mainId,
      checkItemId: item.id,
      userId: ctx.session.userId,
      at: ctx.clock.now(),
      result,
      lamp,
    },
    {
      lampReason: request.lampReason ?? null,
      noFileReason: request.noFileReason ?? null,
      verifiedIdNumber: request.verifiedIdNumber ?? null,
      note: request.note ?? null,
      entries: mergeEntries(ctx.lang, before.entries, request.entries),
      attempts: request.attempts,
      computed: before.computed,
    },
  );
  await ctx.audit({ action: 'finding.saved', entity: 'check_item', entityId: item.id, mainId: item.mainId });
  return draftItemOf(ctx, check, item.id);
}

/** Completes an item: its finding meets the table of verdicts, and its money is captured. */
export async function completeItem(ctx: SessionCtx, request: BodyOf<'completeItem'>): Promise<DraftItem> {
  const { check, item } = await openItem(ctx, request.checkItemId);
  await asEditor(ctx, check, item);
  const finding = await readFinding(ctx.services, ctx.tx, item.mainId, item.id);
  assertVersion(finding, request.rowVersion);
  const evidence = (await evidenceOfCheck(ctx.tx, check)).filter((row) => row.checkItemId === item.id);
  const idNumbersDiffer = (await idNumbersOf(ctx, check)) !== null;
  const { worked } = (await catalogueByCode(ctx.tx, check.orderedAt)).get(item.itemCode)!;
  const { form } = await readForm(ctx.services, ctx.tx, check);
  const about = {
    itemCode: item.itemCode,
    worked,
    idNumbersDiffer,
    notGiven: notGivenOf(item, form),
    mayAskNobody: notToContact(item, form).all,
  };
  const fields = faultsInWords(judged(about, finding, evidence), ctx.lang);
  if (fields.length > 0) {
    const listed = fields.map(({ msg }) => msg).join(words.faultJoint[ctx.lang]);
    throw new BusinessError(CODE.FINDING_INCOMPLETE, { fields: listed }, { fields });
  }
  const done = { result: finding.result!, lamp: finding.lamp, workedBy: ctx.session.userId };
  const moved = await complete(ctx, check, item, done);
  return draftItemOf(ctx, moved.check, item.id);
}

/**
 * Reopens a completed item, before publishing or after a dispute. The reason stays among the analysts: no report shows it.
 */
export async function reopenItem(ctx: SessionCtx, request: BodyOf<'reopenItem'>): Promise<DraftItem> {
  const { check, item } = await openItem(ctx, request.checkItemId);
  await asEditor(ctx, check, item);
  if (check.status !== 'inProgress' && check.status !== 'awaitingInfo' && check.status !== 'disputed')
    throw refused('check', check.status, 'inProgress', ctx.lang);
  guard('item', item.status, 'running', ctx.lang);
  if (item.consent === 'withdrawn') throw new BusinessError(CODE.STANDS_AS_PUBLISHED);
  // The person who writes the report, or answers its dispute, also holds its completed items.
  await takeReportInHand(ctx, check, ['report', 'dispute']);
  await moveItem(ctx, check, item, 'running', { workedBy: ctx.session.userId });
  await closeReportWork(ctx, check, 'cancelled');
  await addReview(ctx.tx, check, {
    version: (await draftOf(ctx.tx, check)).version,
    action: 'reopened',
    checkItemId: item.id,
    byUser: ctx.session.userId,
    at: ctx.clock.now(),
    encrypt: (rowId) =>
      ctx.services.crypto.encrypt(request.reason, {
        table: 'report_review',
        column: 'comment_enc',
        rowId,
      }),
  });
  return draftItemOf(ctx, check, item.id);
}

/** Asks the candidate (by SMS too) or the enterprise; the clock pauses until the answer. */
export async function requestInfo(ctx: SessionCtx, request: BodyOf<'requestInfo'>): Promise<DraftItem> {
  const { check, item } = await openItem(ctx, request.checkItemId);
  await asEditor(ctx, check, item);
  const invitation = request.of === 'candidate' ? await reachable(ctx, check) : null;
  const paused = await pauseForInfo(ctx, check, item, request);
  if (invitation) await sendQuestionSms(ctx, check, invitation);
  return draftItemOf(ctx, paused, item.id);
}

/**
 * The invitation through which a question can be answered.
 * @throws 1000 when it has ended or never existed (a signed form confirmed before such candidates got a link): nobody could
 * answer
 */
async function reachable(ctx: SessionCtx, check: CheckRow): Promise<InvitationRow> {
  const invitation = await invitationOf(ctx.tx, check);
  if (invitation && invitation.status !== 'revoked' && invitation.status !== 'expired') return invitation;
  throw fieldError([{ path: 'of', msg: words.noLink[ctx.lang] }]);
}

async function sendQuestionSms(ctx: SessionCtx, check: CheckRow, invitation: InvitationRow): Promise<void> {
  await messageCandidate(ctx, check, 'question', words.questionSms, await newLink(ctx, check, invitation.id));
}
