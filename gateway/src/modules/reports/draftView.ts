import { inLanguage } from '@probity/contract/rules/inLanguage';
import { maskIdNumber, maskPhone } from '@probity/contract/rules/masks';
import { resultFieldsOf } from '@probity/contract/rules/fields/items';
import { resultTypeOf } from '@probity/contract/rules/fields/kinds';
import type { Reader, SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { answersByItem, answersTo, askedQuestion, type AnswersByItem } from '../checks/answers';
import type { CheckRow, ItemRow } from '../checks/checkRepository';
import { itemsOf } from '../checks/checkRepository';
import { candidateOf, consentOf, type CandidateRow } from '../checks/detailRepository';
import { notGivenOf, notToContact, subjectOf } from '../checks/claims';
import { signedAs } from '../checks/detailService';
import { itemTitle } from '../checks/itemTitle';
import { cancellationOf } from '../checks/timeline';
import { statementsOf, type Statements } from '../checks/statements';
import { datedOf, idNumbersOf } from '../checks/idNumbers';
import { sql } from '../../platform/db/sql';
import { catalogueByCode, type CatalogueItem } from '../packages/catalogueRepository';
import { changedSince } from './changedSince';
import { computedView } from './computedView';
import { entryView, type Dated } from './entryDoubts';
import { commentOf, disputesOf } from '../checks/disputeView';
import { emptyFinding, findingsOf, type Finding } from '../checks/findingRepository';
import { handsOf } from './hands';
import { doubtsIn, odditiesOf, overlapsIn } from './oddities';
import { publishersOf, type Colleague } from '../checks/reportColleagues';
import { rejectingOf } from './rejecters';
import { differenceOfDraft } from './reportDifference';
import { reviewsOf, type ReviewRow } from '../checks/reviewRepository';
import { draftOf, evidenceOfCheck, isEditor, nameOf, type EvidenceRow } from './reportRepository';
import { pointsOf } from './reviewPoints';
import { isUnderReview, lastReturn, openReview, unopened } from './reviewState';

type ReportDraft = components['schemas']['ReportDraft'];
type DraftItem = components['schemas']['DraftItem'];
type Evidence = components['schemas']['Evidence'];

/** One piece of evidence; the operator is named only to readers who may know staff by name. */
export async function evidenceView(ctx: Reader, row: EvidenceRow, named = true): Promise<Evidence> {
  const open = (bytes: Buffer | null, column: string) =>
    bytes && ctx.services.crypto.decrypt(bytes, { table: 'evidence', column, rowId: row.id });
  return {
    evidenceId: row.id,
    source: open(row.sourceEnc, 'source_enc')!,
    note: open(row.noteEnc, 'note_enc'),
    method: row.method,
    obtainedAt: row.obtainedAt.toISOString(),
    operatorName: named ? await nameOf(ctx.tx, row.operatorId) : '',
    file: row.fileId
      ? {
          fileId: row.fileId,
          fileName: row.fileName!,
          size: row.size!,
          sha256: row.sha256!,
          uploadedAt: row.uploadedAt!.toISOString(),
          kind: row.kind!,
        }
      : null,
  };
}

/**
 * Several pieces of evidence, built one after the other: a transaction has one connection, which does one thing at a time.
 */
export async function evidenceViews(
  ctx: Reader,
  rows: readonly EvidenceRow[],
  named = true,
): Promise<Evidence[]> {
  const views: Evidence[] = [];
  for (const row of rows) views.push(await evidenceView(ctx, row, named));
  return views;
}

async function draftItem(
  ctx: SessionCtx,
  item: ItemRow,
  kind: CatalogueItem,
  finding: Finding,
  evidence: readonly EvidenceRow[],
  about: AboutItems,
): Promise<DraftItem> {
  return {
    checkItemId: item.id,
    itemCode: item.itemCode,
    name: itemTitle({ ...item, subject: subjectOf(item, about.statements.form) }, kind, ctx.lang),
    category: kind.category,
    worked: kind.worked,
    status: item.status,
    consent: item.consent,
    result: item.result ?? finding.result,
    lamp: item.lamp ?? finding.lamp,
    lampReason: inLanguage(finding.lampReason, ctx.lang),
    noFileReason: finding.noFileReason,
    verifiedIdNumber: finding.verifiedIdNumber,
    note: finding.note,
    rowVersion: finding.rowVersion,
    fields: resultFieldsOf(item.itemCode).map(({ name }) => ({ name, type: resultTypeOf(name) })),
    entries: finding.entries.map((entry) => entryView(item.itemCode, entry, about.dated)),
    attempts: finding.attempts,
    evidence: await evidenceViews(ctx, evidence),
    computed: computedView(item, about.items, finding.computed, ctx.lang),
    question: item.question,
    asked: await askedQuestion(ctx, item),
    answers: answersTo(about.answers, item.id),
    reason: inLanguage(item.reason, ctx.lang),
    stated: about.statements.byItem.get(item.id) ?? [],
    work: about.hands.items.get(item.id) ?? null,
    notGiven: notGivenOf(item, about.statements.form),
  };
}

/** One item of the draft in its current state. */
export async function draftItemOf(ctx: SessionCtx, check: CheckRow, itemId: string): Promise<DraftItem> {
  const items = await itemsOf(ctx.tx, check);
  const item = items.find((one) => one.id === itemId)!;
  const catalogue = await catalogueByCode(ctx.tx, check.orderedAt);
  const findings = await findingsOf(ctx.services, ctx.tx, check.mainId, [itemId]);
  const evidence = (await evidenceOfCheck(ctx.tx, check)).filter((row) => row.checkItemId === itemId);
  const finding = findings.get(itemId) ?? emptyFinding;
  const about = await aboutItems(ctx, check, items);
  return draftItem(ctx, item, catalogue.get(item.itemCode)!, finding, evidence, about);
}

/** The draft of a check's report, with the actions open to this analyst now. */
export async function draftView(ctx: SessionCtx, check: CheckRow): Promise<ReportDraft> {
  const { tx } = ctx;
  const items = await itemsOf(tx, check);
  const catalogue = await catalogueByCode(tx, check.orderedAt);
  const findings = await findingsOf(
    ctx.services,
    tx,
    check.mainId,
    items.map((item) => item.id),
  );
  const evidence = await evidenceOfCheck(tx, check);
  const reviews = await reviewsOf(tx, check);
  const draft = await draftOf(tx, check);
  const about = await tx.one<{ mainName: string; packageEn: string; packageZh: string }>(sql`
    select m.name as "mainName", coalesce(o.package_snapshot #>> '{name,en}', '') as "packageEn",
           coalesce(o.package_snapshot #>> '{name,zh}', '') as "packageZh"
    from main_account m join orders o on o.main_id = m.id
    where m.id = ${check.mainId} and o.id = ${check.orderId}`);
  const beside = await aboutItems(ctx, check, items);
  const candidate = await candidateOf(tx, check);
  const identity = items.find((item) => item.itemCode === 'identity');
  const verified = (identity && findings.get(identity.id)?.verifiedIdNumber) ?? null;
  const idNumbers = await idNumbersOf(ctx, check, verified);
  const named = ({ userId, name }: Colleague) => ({ name, mine: userId === ctx.session.userId });
  const shown: DraftItem[] = [];
  const odd: ReportDraft['odd'] = [];
  for (const item of items) {
    const own = evidence.filter((row) => row.checkItemId === item.id);
    const finding = findings.get(item.id) ?? emptyFinding;
    const kind = catalogue.get(item.itemCode)!;
    const view = await draftItem(ctx, item, kind, finding, own, beside);
    shown.push(view);
    odd.push(
      ...odditiesOf(
        item,
        {
          ...kind,
          idNumbersDiffer: idNumbers !== null,
          notGiven: view.notGiven,
          mayAskNobody: notToContact(item, beside.statements.form).all,
        },
        finding,
        own,
      ),
      ...doubtsIn(view),
    );
  }
  odd.push(...overlapsIn(shown, beside.dated.today));
  const points = await pointsOf(ctx, check);
  const place = { table: 'checks', column: 'summary_enc', rowId: check.id };
  const summary = draft.summaryEnc && ctx.services.crypto.decrypt(draft.summaryEnc, place);
  const returned = lastReturn(reviews, draft.version);
  const rejecting = check.status === 'disputed' ? await rejectingOf(ctx, check) : undefined;
  const mayReject = rejecting?.against === null;
  const allowed = await allowedSteps(ctx, check, { items, reviews, mayReject }, draft.version);
  const review = allowed.includes('publish') && openReview(reviews, draft.version);
  const toOpen = review
    ? await unopened(tx, check, items, { id: review.id, userId: ctx.session.userId })
    : [];
  return {
    checkId: check.id,
    mainId: check.mainId,
    mainName: about.mainName,
    candidateName: candidate.name,
    ...maskedNumbers(ctx, candidate),
    idNumbers,
    consentSignedAs: signedAs(ctx, check, await consentOf(tx, check)),
    positionTitle: check.positionTitle,
    packageName: ctx.lang === 'zh' ? about.packageZh : about.packageEn,
    status: check.status,
    promisedAt: check.promisedAt,
    stopped: await cancellationOf(ctx, check, { catalogue, candidateName: candidate.name }),
    summary,
    version: draft.version,
    items: shown,
    review: reviews.map((row) => ({
      at: row.at.toISOString(),
      // Neither a user of the account nor staff: the candidate disputed.
      by: row.byUser ? (row.byName ?? '') : candidate.name,
      action: row.action,
      checkItemId: row.checkItemId,
      comment: inLanguage(commentOf(ctx, row), ctx.lang),
      points: points.get(row.id) ?? [],
    })),
    disputes: await disputesOf(ctx, check, 'staff'),
    work: beside.hands.report,
    allowed,
    odd,
    toOpen: toOpen.map((item) => item.id),
    publishers: (await publishersOf(tx, check, draft.version)).map(named),
    rejecters: (rejecting?.rejecters ?? []).map(named),
    changed: returned ? await changedSince(ctx, check, returned.at) : [],
    sincePublished: await differenceOfDraft(ctx, check, {
      ...{ items, catalogue, version: draft.version },
      summary: summary ?? '',
    }),
  };
}

/** Facts shown beside the findings: answers to questions, the candidate's statements, and who works on what. */
interface AboutItems {
  items: readonly ItemRow[];
  dated: Dated;
  answers: AnswersByItem;
  statements: Statements;
  hands: Awaited<ReturnType<typeof handsOf>>;
}

async function aboutItems(ctx: SessionCtx, check: CheckRow, items: readonly ItemRow[]): Promise<AboutItems> {
  const answers = await answersByItem(ctx, check);
  const statements = await statementsOf(ctx, check, items);
  return { items, answers, statements, hands: await handsOf(ctx, check), dated: await datedOf(ctx, check) };
}

function maskedNumbers(
  ctx: SessionCtx,
  { id: rowId, mobileEnc, idNumberEnc }: CandidateRow,
): Pick<ReportDraft, 'candidateMobile' | 'idNumberMasked'> {
  const open = (bytes: Buffer, column: string) =>
    ctx.services.crypto.decrypt(bytes, { table: 'candidate', column, rowId });
  return {
    candidateMobile: maskPhone(open(mobileEnc, 'mobile_enc')),
    idNumberMasked: idNumberEnc && maskIdNumber(open(idNumberEnc, 'id_number_enc')),
  };
}

async function allowedSteps(
  ctx: SessionCtx,
  check: CheckRow,
  {
    items,
    reviews,
    mayReject,
  }: { items: readonly ItemRow[]; reviews: readonly ReviewRow[]; mayReject: boolean },
  version: number,
): Promise<ReportDraft['allowed']> {
  if (isUnderReview(reviews, version)) {
    const isMine = await isEditor(ctx.tx, check, version, ctx.session.userId);
    return isMine ? ['return'] : ['return', 'publish'];
  }
  if (!['inProgress', 'awaitingInfo', 'disputed'].includes(check.status)) return [];
  const isReady = items.every((item) => item.status === 'done' || item.status === 'cancelled');
  const canSubmit = isReady && (check.status === 'inProgress' || check.status === 'disputed');
  return [
    'edit',
    ...(canSubmit ? (['submit'] as const) : []),
    ...(mayReject ? (['rejectDispute'] as const) : []),
  ];
}
