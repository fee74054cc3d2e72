import { isDeepStrictEqual } from 'node:util';
import { CODE } from '@probity/contract/codeNames';
import { normalizeIdNumber } from '@probity/contract/rules/idNumber';
import type { SessionCtx, UploadedFile } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { itemsOf, type CheckRow } from '../checks/checkRepository';
import { candidateOf } from '../checks/detailRepository';
import { chinaDay } from '../../kernel/workingDays';
import { isInvitationOpen } from '../checks/invitations';
import { answerInfo, lockItem, startIfReady } from '../checks/lifecycle';
import { moveInvitation } from '../checks/transitions';
import { keepFile } from '../files/uploadService';
import { catalogueByCode } from '../packages/catalogueRepository';
import {
  askingItems,
  candidateView,
  markVerified,
  ownCheck,
  sectionsOf,
  type OwnCheck,
} from './candidateView';
import { entriesAsked } from '../checks/claims';
import { doubtsOf, idNumberOf } from './formDoubts';
import { formFaults, strayFaults } from './formRules';
import { readForm, writeSection } from '../checks/formRepository';
import { sectionFiles } from '../checks/statements';
import { assertOwnUploads, dropUnnamedFiles } from './ownFiles';
import { prefillFindings } from './prefill';

/** Room for every certificate of a long career, while a link must not become a file store. */
const MAX_FILES = 40;

/** Everything of the candidate's own check; the first look with a proven phone marks the invitation. */
export async function getInvitation(ctx: SessionCtx) {
  return candidateView(ctx, await markVerified(ctx, await ownCheck(ctx)));
}

function assertOpen(ctx: SessionCtx, { invitation, check }: OwnCheck): void {
  if (invitation.status === 'submitted') throw new BusinessError(CODE.ALREADY_SUBMITTED);
  if (!isInvitationOpen(invitation, ctx.clock.now()) || check.status !== 'awaitingConsent')
    throw new BusinessError(CODE.LINK_CLOSED);
}

/**
 * Saves one section as it is; it need not be complete.
 * @throws 1000, 2059 another tab or device saved it since it was read, 2101, 2104
 */
export async function saveCandidateForm(ctx: SessionCtx, request: BodyOf<'saveCandidateForm'>) {
  const own = await ownCheck(ctx);
  assertOpen(ctx, own);
  const catalogue = await catalogueByCode(ctx.tx, own.check.orderedAt);
  const asking = askingItems(await itemsOf(ctx.tx, own.check), catalogue);
  const stray = strayFaults(request.section, request.content, ctx.lang, asking);
  if (stray.length > 0) throw fieldError(stray);
  const named = (request.content.entries ?? []).map(({ fileIds }, index) => ({
    path: `content.entries.${index}.fileIds`,
    fileIds,
  }));
  await assertOwnUploads(ctx, own.check, named);
  const { services, tx } = ctx;
  const { form, saves } = await readForm(services, tx, own.check);
  const before = form[request.section];
  const last = saves[request.section];
  // A saved number is shown masked: one that comes back missing or masked was not typed again.
  const typed = request.content.idNumber;
  const isKept = request.section === 'identity' && (typed === undefined || typed?.includes('*'));
  const kept = before?.idNumber === undefined ? {} : { idNumber: before.idNumber };
  const content = isKept ? { ...request.content, ...kept } : request.content;
  const doubts = await doubtsOf(ctx, own.check, { ...form, [request.section]: content });
  // A page does not wait for one answer before its next save, and may never get it: over its own it always saves.
  if (last && last.version !== request.read && last.page !== request.page) {
    if (!isDeepStrictEqual(before, content)) throw new BusinessError(CODE.SAVED_ELSEWHERE);
    return { savedAt: last.savedAt.toISOString(), version: last.version, doubts };
  }
  const at = ctx.clock.now();
  const save = { at, page: request.page };
  const version = await writeSection(services, tx, own.check, request.section, content, save);
  return { savedAt: at.toISOString(), version, doubts };
}

/** Submits the form: complete, confirmed, and after consent. This starts the check. */
export async function submitCandidateForm(ctx: SessionCtx) {
  const own = await markVerified(ctx, await ownCheck(ctx));
  assertOpen(ctx, own);
  const { check, invitation } = own;
  const items = await itemsOf(ctx.tx, check, true);
  // A signed form is confirmed by staff, before or after this one is submitted.
  const isPaper = check.consentWay === 'paper';
  if (!isPaper && items.some((item) => item.status !== 'cancelled' && item.consent === 'open'))
    throw new BusinessError(CODE.NO_CONSENT);
  const catalogue = await catalogueByCode(ctx.tx, check.orderedAt);
  const candidate = await candidateOf(ctx.tx, check);
  const { form } = await readForm(ctx.services, ctx.tx, check);
  const known = {
    statedId: idNumberOf(ctx, candidate),
    asked: entriesAsked(items),
    items: askingItems(items, catalogue),
    today: chinaDay(ctx.clock.now()),
  };
  const faults = formFaults(form, sectionsOf(items, catalogue), known, ctx.lang);
  if (faults.length > 0) {
    const fields = faults.map((fault) => fault.msg);
    throw new BusinessError(
      CODE.ANSWERS_INCOMPLETE,
      { fields: [...new Set(fields)].join('; ') },
      { fields: faults },
    );
  }
  await confirmIdNumber(ctx, check, form.identity?.idNumber?.trim());
  await dropUnnamedFiles(ctx.tx, check, [...sectionFiles(form).keys()]);
  const submitted = await moveInvitation(ctx, invitation, 'submitted');
  const started = await startIfReady(ctx, check);
  await prefillFindings(ctx, started, await itemsOf(ctx.tx, started), form);
  return candidateView(ctx, { check: started, invitation: submitted });
}

/** The number the candidate entered or confirmed becomes the check's, and is searchable by its blind index. */
export async function confirmIdNumber(
  ctx: Pick<SessionCtx, 'tx' | 'clock' | 'services'>,
  check: Pick<CheckRow, 'mainId' | 'id' | 'candidateId'>,
  typed: string | undefined,
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.tx.run(sql`update candidate set id_confirmed_at = ${now}, updated_at = ${now}
    where main_id = ${check.mainId} and id = ${check.candidateId}`);
  if (!typed) return;
  const idNumber = normalizeIdNumber(typed);
  const { crypto, blindIndex } = ctx.services;
  await keepOrdered(ctx, check, idNumber);
  const sealed = crypto.encrypt(idNumber, {
    table: 'candidate',
    column: 'id_number_enc',
    rowId: check.candidateId,
  });
  const index = blindIndex.of('idNumber', idNumber);
  await ctx.tx.run(sql`update candidate set id_number_enc = ${sealed}, id_index = ${index}
    where main_id = ${check.mainId} and id = ${check.candidateId}`);
  await ctx.tx.run(
    sql`update checks set id_index = ${index} where main_id = ${check.mainId} and id = ${check.id}`,
  );
}

/** A number other than the order's: the enterprise's is kept beside it, so that an analyst can verify which one is right. */
async function keepOrdered(
  ctx: Pick<SessionCtx, 'tx' | 'services'>,
  check: Pick<CheckRow, 'mainId' | 'candidateId'>,
  entered: string,
): Promise<void> {
  const { id: rowId, idNumberEnc } = await candidateOf(ctx.tx, check);
  if (!idNumberEnc) return;
  const { crypto } = ctx.services;
  const ordered = crypto.decrypt(idNumberEnc, { table: 'candidate', column: 'id_number_enc', rowId });
  if (ordered === entered) return;
  const kept = crypto.encrypt(ordered, { table: 'candidate', column: 'ordered_id_number_enc', rowId });
  await ctx.tx.run(sql`update candidate set ordered_id_number_enc = ${kept}
    where main_id = ${check.mainId} and id = ${rowId}`);
}

/** Files are accepted while the form is filled in, while an item waits for the candidate's answer, and for a dispute of the report. */
async function uploadState(tx: Tx, invitationId: string) {
  return found(
    await tx.maybeOne<{
      isTaking: boolean;
      forDispute: boolean;
      files: number;
    }>(sql`select (c.status in ('awaitingConsent', 'reported') or exists (
          select from check_item i where i.main_id = c.main_id and i.check_id = c.id and i.status = 'awaitingInfo'
            and i.question_of = 'candidate')) as "isTaking",
        c.status = 'reported' as "forDispute",
        (select count(*)::int from candidate_file f where f.main_id = c.main_id and f.check_id = c.id) as files
      from invitation v join checks c on c.main_id = v.main_id and c.id = v.check_id where v.id = ${invitationId}`),
  );
}

/** Stores one file for the form, in the account of the check. */
export async function uploadCandidateFile(ctx: SessionCtx, file: UploadedFile) {
  const { mainId } = ctx.session;
  const scope = { mainIds: [mainId], mainId };
  const target = ctx.session.visitor;
  if (target?.targetKind !== 'invitation' || !target.targetId) throw new BusinessError(CODE.LINK_CLOSED);
  const { isTaking, forDispute, files } = await ctx.independent(scope, (tx) =>
    uploadState(tx, target.targetId!),
  );
  if (!isTaking) throw new BusinessError(CODE.LINK_CLOSED);
  if (files >= MAX_FILES) throw new BusinessError(CODE.TOO_MANY_FILES, { n: MAX_FILES }, { n: MAX_FILES });
  const owner = { mainId, kind: 'candidate', createdBy: null };
  // What it is for was decided above: disputed while it comes in, the report must not make it one that the enterprise reads.
  // Row and check in one transaction: a scan of an ID card that no check names would be seen and erased by nobody.
  return keepFile(ctx, file, owner, async (tx, addRow) =>
    tx.run(sql`insert into candidate_file (main_id, check_id, file_id, for_dispute)
      select v.main_id, v.check_id, ${await addRow()}::uuid, ${forDispute} from invitation v where v.id = ${target.targetId}`),
  );
}

/** Answers the questions an item asks of the candidate; the clock continues with the last answer. */
export async function answerAsCandidate(ctx: SessionCtx, request: BodyOf<'answerAsCandidate'>) {
  const own = await ownCheck(ctx);
  const { check, item } = await lockItem(ctx, request.checkItemId);
  if (check.id !== own.check.id || item.questionOf === 'enterprise') throw new BusinessError(CODE.NOT_FOUND);
  const fileIds = request.fileIds ?? [];
  await assertOwnUploads(ctx, check, [{ path: 'fileIds', fileIds }]);
  const answer = { id: uuidv7(), by: 'candidate' as const, text: request.text, fileIds };
  const answered = await answerInfo(ctx, check, item, answer);
  const { form } = await readForm(ctx.services, ctx.tx, check);
  await dropUnnamedFiles(ctx.tx, check, [...sectionFiles(form).keys()]);
  return candidateView(ctx, { ...own, check: answered });
}
